import type { MarkdownDocument } from '../document';
import { type Comparison, comparePair, sectionAt } from './compare';
import type { Section } from './likeness';
import type { Pair } from './pair';

/** Zero-based lines of the two sides that go with each other. */
export interface LinePair {
  readonly anchor: number;
  readonly counterpart: number;
}

/**
 * The lines where sections that go with each other begin, and their blocks where both have as many; growing on both
 * sides. The last ones are the numbers of lines. Empty unless both sides can be read.
 */
export function alignedLines(pair: Pair): LinePair[] {
  const comparison = comparePair(pair);
  if (!comparison) return [];
  const { anchor, counterpart } = comparison.docs;
  const end = { anchor: anchor.lines.count, counterpart: counterpart.lines.count };
  return growing([...matchSections(comparison), end]);
}

function matchSections({ docs, partners, sections }: Comparison): LinePair[] {
  const anchorBlocks = blockLines(docs.anchor, sections.anchor);
  const counterpartBlocks = blockLines(docs.counterpart, sections.counterpart);
  return partners.flatMap((partner, index): LinePair[] => {
    const [own, other] = [sections.anchor[index], partner === undefined ? undefined : sections.counterpart[partner]];
    if (!own || !other || partner === undefined) return [];
    const start = {
      anchor: docs.anchor.lines.lineAt(own.span.start),
      counterpart: docs.counterpart.lines.lineAt(other.span.start),
    };
    return [start, ...matchBlocks(anchorBlocks[index] ?? [], counterpartBlocks[partner] ?? [])];
  });
}

function matchBlocks(anchor: readonly number[], counterpart: readonly number[]): LinePair[] {
  if (anchor.length !== counterpart.length) return [];
  return anchor.flatMap((line, index) => {
    const other = counterpart[index];
    return other === undefined ? [] : [{ anchor: line, counterpart: other }];
  });
}

/** The lines on which the top-level blocks of each section begin. */
function blockLines({ facts, lines }: MarkdownDocument, sections: readonly Section[]): number[][] {
  const found: number[][] = sections.map(() => []);
  for (const { span } of facts.blocks) found[sectionAt(sections, span)]?.push(lines.lineAt(span.start));
  return found;
}

/** Headings inside of quotes and lists make sections too: whoever follows the lines must never be led back. */
function growing(places: readonly LinePair[]): LinePair[] {
  const kept: LinePair[] = [];
  for (const place of places) {
    const last = kept.at(-1);
    if (!last || (place.anchor > last.anchor && place.counterpart > last.counterpart)) kept.push(place);
  }
  return kept;
}
