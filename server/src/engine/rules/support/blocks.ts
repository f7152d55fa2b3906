import { type Edit, insert, remove, replace } from '../../rule';
import { Lines } from '../../text/lines';
import type { Span } from '../../text/span';
import { isBlankLine, lastTextLine } from './lines';

/** An edit that takes the zero-based line out; of two empty lines around it one goes too. */
export function removeLine(lines: Lines, line: number): Edit {
  const span = lines.span(line) ?? { start: lines.text.length, end: lines.text.length };
  const isApart = (line === 0 || isBlankLine(lines, line - 1)) && isBlankLine(lines, line + 1);
  if (isApart) return removeBlock(lines, span);
  if (line < lines.count - 1) return remove(lines.fullSpan(line) ?? span);
  return remove({ start: lines.span(line - 1)?.end ?? span.start, end: span.end });
}

/** An edit that takes whole lines out and leaves exactly one empty line between what was above and below. */
export function removeBlock(lines: Lines, span: Span): Edit {
  const above = previousTextLine(lines, lines.lineAt(span.start) - 1);
  const below = nextTextLine(lines, span.end);
  const start = above === -1 ? markLength(lines) : (lines.span(above)?.end ?? 0);
  const end = below === undefined ? lines.text.length : (lines.span(below)?.start ?? lines.text.length);
  if (above === -1) return remove({ start, end });
  return replace({ start, end }, lines.newline.repeat(below === undefined ? 1 : 2));
}

/**
 * An edit that puts a block (without a final newline) before the line that begins at `offset`, or behind the last text
 * when nothing but blanks follows, with exactly one empty line on either side.
 */
export function insertBlock(lines: Lines, offset: number, block: string): Edit {
  const { newline } = lines;
  const last = lastTextLine(lines);
  const end = last === -1 ? markLength(lines) : (lines.span(last)?.end ?? 0);
  if (offset >= end)
    return replace({ start: end, end: lines.text.length }, (last === -1 ? '' : newline + newline) + block + newline);
  const line = lines.lineAt(offset);
  const isApart = line === 0 || isBlankLine(lines, line - 1);
  return insert(offset, (isApart ? '' : newline) + block + newline + newline);
}

/** Edits that move whole lines in front of `offset` (which lies outside of them), as `insertBlock` puts them. */
export function moveBlock(lines: Lines, span: Span, offset: number): Edit[] {
  const block = lines.text.slice(span.start, span.end).trimEnd();
  return [insertBlock(lines, offset, block), removeBlock(lines, span)];
}

/**
 * A first edit and one made for the text after it, both as edits of the text before. `second` gets the lines after the
 * first edit and a function that carries offsets over.
 */
export function thenEdit(
  lines: Lines,
  first: Edit,
  second: (rest: Lines, carry: (offset: number) => number) => Edit,
): Edit[] {
  const { text } = lines;
  const rest = new Lines(text.slice(0, first.span.start) + first.text + text.slice(first.span.end), lines.newline);
  const written = { start: first.span.start, end: first.span.start + first.text.length };
  const growth = written.end - first.span.end;
  const edit = second(rest, (offset) => (offset < first.span.end ? Math.min(offset, written.start) : offset + growth));
  if (edit.span.end < written.start) return [edit, first];
  if (edit.span.start > written.end) {
    return [first, { ...edit, span: { start: edit.span.start - growth, end: edit.span.end - growth } }];
  }
  const start = Math.min(edit.span.start, written.start);
  const end = Math.max(edit.span.end, written.end);
  const merged = rest.text.slice(start, edit.span.start) + edit.text + rest.text.slice(edit.span.end, end);
  return [replace({ start, end: end - growth }, merged)];
}

function previousTextLine(lines: Lines, from: number): number {
  let line = from;
  while (line >= 0 && isBlankLine(lines, line)) line--;
  return line;
}

function nextTextLine(lines: Lines, offset: number): number | undefined {
  const first = lines.lineAt(offset);
  // A span that ends where a line begins leaves that line alone; one that ends within a line takes it along.
  let line = lines.startOfLineAt(offset) === offset ? first : first + 1;
  while (line < lines.count && isBlankLine(lines, line)) line++;
  return line < lines.count ? line : undefined;
}

/** A byte-order mark stays in front of whatever becomes the first line. */
function markLength({ text }: Lines): number {
  return text.startsWith('\uFEFF') ? 1 : 0;
}
