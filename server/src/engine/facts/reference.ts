import type { Lines } from '../text/lines';
import { findSpanAt, type Span } from '../text/span';
import { replaceFacts } from './derivedFacts';
import type { Facts, Heading } from './facts';
import { readFacts } from './read';

/**
 * The facts as the reference's gates see them (`compat.reference`): a line that begins with three backticks toggles
 * "inside a fence", and every `#` line outside is a heading. Blocks and fences stay those of CommonMark.
 * Spec: rfc-format.md §6.
 */
export function readFactsLikeReference(lines: Lines): Facts {
  const inert: Span[] = [];
  const headings: Heading[] = [];
  let fenceStart: number | undefined;
  for (let line = 0; line < lines.count; line++) {
    const span = lines.span(line) ?? { start: 0, end: 0 };
    const text = lines.text.slice(span.start, span.end);
    if (text.startsWith('```')) {
      if (fenceStart !== undefined) inert.push({ start: fenceStart, end: span.end });
      fenceStart = fenceStart === undefined ? span.start : undefined;
    } else if (fenceStart === undefined) {
      headings.push(...readHeading(text, span));
    }
  }
  if (fenceStart !== undefined) inert.push({ start: fenceStart, end: lines.text.length });
  const facts = readFacts(lines);
  if (facts.unread !== undefined) return facts;
  return replaceFacts(facts, { headings, inert, comments: findComments(lines, inert) });
}

function readHeading(line: string, span: Span): Heading[] {
  const match = /^(#{1,6}) (.*)$/.exec(line);
  if (!match) return [];
  const level = (match[1] ?? '#').length as Heading['level'];
  const text = (match[2] ?? '').trimEnd();
  const start = span.start + level + 1;
  return [{ level, span, text, textSpan: { start, end: start + text.length }, form: 'atx' }];
}

function findComments(lines: Lines, inert: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (let open = lines.text.indexOf('<!--'); open !== -1; ) {
    const close = lines.text.indexOf('-->', open + 4);
    const end = close === -1 ? lines.text.length : close + 3;
    if (!findSpanAt(inert, open)) found.push({ start: open, end });
    open = lines.text.indexOf('<!--', end);
  }
  return found;
}
