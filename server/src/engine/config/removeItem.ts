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
  const after = skipBlanks(lines.text, end, 1);
  const isAlone = skipBlanks(lines.text, start - 1, -1) < content.start && after >= content.end;
  return isAlone ? (lines.fullSpan(line) ?? content) : { start, end: after };
}

/** Offset of the first character from `at` on (or backwards) that is no blank. A line may be long: look no further. */
function skipBlanks(text: string, at: number, step: 1 | -1): number {
  let offset = at;
  while (text[offset] === ' ' || text[offset] === '\t') offset += step;
  return offset;
}

function remove(span: Span): TextEdit {
  return { span, text: '' };
}
