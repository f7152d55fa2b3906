import type { Lines } from '../text/lines';
import { findSpanAt } from '../text/span';
import type { Facts } from './facts';

/** True when the line that begins at `offset` lies in a code block or in an HTML comment of several lines. */
export function isInert(facts: Facts, offset: number): boolean {
  return findSpanAt(facts.inert, offset) !== undefined;
}

/** The zero-based structural lines (outside code blocks and multi-line comments) whose text passes `test`. */
export function findStructuralLines(lines: Lines, facts: Facts, test: (text: string) => boolean): number[] {
  const found: number[] = [];
  for (let line = 0; line < lines.count; line++) {
    const span = lines.span(line);
    if (span && test(lines.text.slice(span.start, span.end)) && !isInert(facts, span.start)) found.push(line);
  }
  return found;
}
