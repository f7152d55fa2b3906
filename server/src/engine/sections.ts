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

/** The sections whose heading has exactly `level`, in order. */
export function readSections(lines: Lines, facts: Facts, level: number): Section[] {
  return facts.headings.flatMap((heading, index) => {
    if (heading.level !== level) return [];
    const next = facts.headings.slice(index + 1).find((other) => other.level <= level);
    const span = { start: heading.span.start, end: next?.span.start ?? lines.text.length };
    const afterHeading = lines.fullSpan(lines.lineAt(heading.span.end))?.end ?? span.end;
    const body = { start: Math.min(afterHeading, span.end), end: span.end };
    const blocks = facts.blocks.filter((block) => block.span.start >= body.start && block.span.end <= body.end);
    return [{ heading, span, body, blocks }];
  });
}
