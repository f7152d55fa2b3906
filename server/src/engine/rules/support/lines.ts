import type { RfcDocument } from '../../document';
import type { Span } from '../../text/span';

/** The span of the zero-based line; an empty one at the end of the text when the line does not exist. */
export function lineSpan(doc: RfcDocument, line: number): Span {
  return doc.lines.span(line) ?? { start: doc.text.length, end: doc.text.length };
}
