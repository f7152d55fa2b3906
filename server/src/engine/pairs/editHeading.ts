import type { MarkdownDocument } from '../document';
import type { HeadingElement } from '../facts/elements';
import { type Edit, replace } from '../rule';

/** An edit that puts a heading at another level; `undefined` for one of a form that cannot be at that level. */
export function setLevel({ text }: MarkdownDocument, heading: HeadingElement, level: number): Edit | undefined {
  const { span, form } = heading;
  if (form === 'atx') return replace({ start: span.start, end: span.start + heading.level }, '#'.repeat(level));
  const [title = '', underline = '', ...others] = text.slice(span.start, span.end).split(/\r\n?|\n/);
  const line = /(?:=+|-+)[ \t]*$/.exec(underline)?.[0];
  if (others.length > 0 || line === undefined) return undefined;
  if (level > 2) return replace(span, `${'#'.repeat(level)} ${title.trim()}`);
  const start = span.end - line.length;
  return replace(
    { start, end: start + line.trimEnd().length },
    (level === 1 ? '=' : '-').repeat(line.trimEnd().length),
  );
}
