import type { MarkdownDocument } from '../document';
import type { CodeElement } from '../facts/elements';
import { type Edit, replace } from '../rule';
import type { Span } from '../text/span';
import { prefixAt } from './containers';

/** A code block and the document that it stands in. */
export interface PlacedCode {
  readonly doc: MarkdownDocument;
  readonly code: CodeElement;
}

/** An edit that gives a code block the language and the content of another one; `undefined` where it cannot be made. */
export function copyCode(to: PlacedCode, from: PlacedCode): Edit | undefined {
  const prefix = prefixAt(to.doc, to.code.span.start);
  if (prefix === undefined) return undefined;
  const own = to.code.isFenced ? to.doc.text.charAt(to.code.span.start) : '`';
  return replace(to.code.span, fencedText(from, own, prefix, to.doc.lines.newline));
}

/** A code block as fenced text. `mark` is the character of the fence, where the content and the language allow it. */
export function fencedText({ doc, code }: PlacedCode, mark: string, prefix: string, newline: string): string {
  const info = code.isFenced ? infoOf(doc, code) : '';
  const char = info.includes('`') ? '~' : mark;
  const runs = code.content.match(char === '~' ? /~+/g : /`+/g) ?? [];
  const fence = char.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  const content = code.content === '' ? [] : code.content.split(/\r\n?|\n/);
  // A line of blanks is content: only what would be nothing but the prefix is trimmed.
  const lines = content.map((line) => (line === '' ? prefix.trimEnd() : prefix + line));
  return [fence + info, ...lines, prefix + fence].join(newline);
}

/** What stands behind the opening fence, as it is written. */
function infoOf({ text }: MarkdownDocument, { head }: CodeElement): string {
  return text.slice(head.start, head.end).replace(/^(?:`+|~+)/, '');
}

/** The first line of a block that differs from another one, without what its container puts before it. */
export function firstDifference(own: PlacedCode, other: CodeElement): Span {
  const { doc, code } = own;
  const line = firstDifferentLine(own, other);
  const { start, end } = doc.lines.span(line) ?? code.head;
  if (start < code.span.start) return code.head;
  const prefix = prefixAt(doc, code.span.start) ?? '';
  return doc.text.startsWith(prefix, start) ? { start: start + prefix.length, end } : { start, end };
}

/** The beginning of the block where the languages differ, else by content. */
function firstDifferentLine({ doc, code }: PlacedCode, other: CodeElement): number {
  const first = doc.lines.lineAt(code.span.start);
  if (code.lang !== other.lang || code.meta !== other.meta) return first;
  const [own, others] = [code.content.split(/\r\n?|\n/), other.content.split(/\r\n?|\n/)];
  const index = own.findIndex((line, at) => line !== others[at]);
  const line = first + Number(code.isFenced) + (index === -1 ? own.length : index);
  return Math.min(line, doc.lines.lineAt(code.span.end));
}
