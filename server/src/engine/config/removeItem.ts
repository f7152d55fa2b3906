import type { Lines } from '../text/lines';
import type { Span } from '../text/span';
import { findComma, findLastComma } from './json';

interface TextEdit {
  readonly span: Span;
  readonly text: string;
}

/** Edits that take an item out of a list: with its line if it is alone there, with one comma, and no comment with it. */
export function removeItem(lines: Lines, list: Span, item: Span): TextEdit[] {
  const { text } = lines;
  const comma = findComma(text, item.end) ?? findLastComma(text, list.start, item.start);
  if (comma === undefined) return [remove(widen(lines, item))];
  const isAfter = comma >= item.end;
  const between = isAfter ? text.slice(item.end, comma) : text.slice(comma + 1, item.start);
  const both = { start: Math.min(comma, item.start), end: Math.max(comma + 1, item.end) };
  if (/^[ \t]*$/.test(between)) return [remove(widen(lines, both))];
  return [remove({ start: comma, end: comma + 1 }), remove(widen(lines, item))];
}

/** The whole line when there is nothing else on it, else the blanks that follow, too. */
function widen(lines: Lines, { start, end }: Span): Span {
  const line = lines.lineAt(start);
  const content = lines.span(line) ?? { start, end };
  const rest = lines.text.slice(end, content.end);
  const isAlone = lines.text.slice(content.start, start).trim() === '' && rest.trim() === '';
  if (isAlone) return lines.fullSpan(line) ?? { start, end };
  return { start, end: end + rest.length - rest.trimStart().length };
}

function remove(span: Span): TextEdit {
  return { span, text: '' };
}
