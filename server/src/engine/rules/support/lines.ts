import type { RfcDocument } from '../../document';
import type { Lines } from '../../text/lines';
import type { Span } from '../../text/span';

/** The span of the zero-based line; an empty one at the end of the text when the line does not exist. */
export function lineSpan(doc: RfcDocument, line: number): Span {
  return doc.lines.span(line) ?? { start: doc.text.length, end: doc.text.length };
}

/** True when the zero-based line holds nothing but blanks, or does not exist. */
export function isBlankLine(lines: Lines, line: number): boolean {
  return (lines.textOf(line) ?? '').trim() === '';
}

/** The last zero-based line that holds more than blanks; -1 when there is none. */
export function lastTextLine(lines: Lines): number {
  let line = lines.count - 1;
  while (line >= 0 && isBlankLine(lines, line)) line--;
  return line;
}
