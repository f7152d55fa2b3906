import type { Block, Facts, Heading } from './facts/facts';
import type { Lines } from './text/lines';
import type { Span } from './text/span';

/** A heading of the canonical level and what stands below it. */
export interface Section {
  readonly heading: Heading;
  /** From the heading's line to just before the next heading of the same or a higher level, or the end of the text. */
  readonly span: Span;
  /** The part of `span` after the heading's line and its terminator. */
  readonly body: Span;
  /** The top-level blocks of the body, deeper headings included. */
  readonly blocks: readonly Block[];
}

/** The sections whose heading has exactly `level`, in order. One pass: a text may have 100,000 headings. */
export function readSections(lines: Lines, facts: Facts, level: number): Section[] {
  const bounds = facts.headings.filter((heading) => heading.level <= level);
  let at = 0;
  return bounds.flatMap((heading, index) => {
    if (heading.level !== level) return [];
    const span = { start: heading.span.start, end: bounds[index + 1]?.span.start ?? lines.text.length };
    const afterHeading = lines.fullSpan(lines.lineAt(heading.span.end))?.end ?? span.end;
    const body = { start: Math.min(afterHeading, span.end), end: span.end };
    at = firstFrom(facts.blocks, at, body.start);
    const next = firstFrom(facts.blocks, at, body.end);
    return [{ heading, span, body, blocks: facts.blocks.slice(at, next) }];
  });
}

/** The index, at or after `from`, of the first block that begins at or behind `offset`. */
function firstFrom(blocks: readonly Block[], from: number, offset: number): number {
  let index = from;
  while ((blocks[index]?.span.start ?? Infinity) < offset) index++;
  return index;
}
