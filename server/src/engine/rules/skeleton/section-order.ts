import type { RfcDocument } from '../../document';
import { defineRule, type FixDraft } from '../../rule';
import type { Section } from '../../sections';
import { moveBlock } from '../support/blocks';
import { firstSection, sectionsByName } from '../support/canonical';
import { clip } from '../support/clip';
import { foldName, isRecognisedHeading } from '../support/headings';
import { insertionOffset, isOpenEnded, sectionExtent } from '../support/insertion';
import { quoteList } from '../support/quote';

type MessageId = 'misplaced' | 'moveSection';

/** Readers who know one RFC find their way in all of them, as long as the sections come in the same order. */
export const skeletonSectionOrder = defineRule<MessageId>({
  id: 'skeleton/section-order',
  summary: 'The sections of the contract should come in its order.',
  severity: 'information',
  fix: 'suggestion',
  messages: {
    misplaced: 'The section `{found}` is out of order; expected {order}, in this order.',
    moveSection: 'Move the section to its place',
  },
  check({ doc, report }) {
    const order = doc.place.lifecycle?.order ?? [];
    const placed = findPlaced(doc, order);
    const kept = longestIncreasing(placed);
    const data = { order: quoteList(order) };
    for (const { section, name } of placed.filter((entry) => !kept.has(entry))) {
      const inOrder = placed.filter((entry) => kept.has(entry)).map((entry) => entry.section);
      const fixes = findMove(doc, name, section, inOrder);
      report('misplaced', section.heading.span, { ...data, found: clip(section.heading.text) }, { fixes });
    }
  },
});

/** A section that the contract's order names, with its rank there. */
interface Placed {
  readonly name: string;
  readonly section: Section;
  readonly rank: number;
}

/** The first section of each name, as they stand. The opener is left to `skeleton/first-section`. */
function findPlaced(doc: RfcDocument, order: readonly string[]): Placed[] {
  const byName = sectionsByName(doc);
  const { opener } = doc.config.sections;
  return order
    .flatMap((name, rank) => {
      const section = name === opener ? undefined : byName.get(foldName(name))?.[0];
      return section ? [{ name, section, rank }] : [];
    })
    .sort((a, b) => a.section.span.start - b.section.span.start);
}

/** The most entries whose ranks rise, so that as few as possible count as misplaced; the earlier ones where it is open. */
function longestIncreasing(placed: readonly Placed[]): ReadonlySet<Placed> {
  const lengths: number[] = [];
  for (let at = placed.length - 1; at >= 0; at--) {
    const rank = placed[at]?.rank ?? 0;
    const following = placed.flatMap((entry, index) => (index > at && entry.rank > rank ? (lengths[index] ?? 0) : []));
    lengths[at] = 1 + Math.max(0, ...following);
  }
  const kept = new Set<Placed>();
  let wanted = Math.max(0, ...lengths);
  let last = -1;
  for (const [at, entry] of placed.entries()) {
    if (lengths[at] !== wanted || entry.rank <= last) continue;
    kept.add(entry);
    last = entry.rank;
    wanted--;
  }
  return kept;
}

function findMove(
  doc: RfcDocument,
  name: string,
  section: Section,
  inOrder: readonly Section[],
): FixDraft<MessageId>[] {
  if (isOpenEnded(doc)) return []; // a block that is never closed would swallow what it is moved above
  // An opener that is not first has to move itself, so nothing is put behind it.
  const first = firstSection(doc);
  const isOpener = first && isRecognisedHeading(first.heading, doc.config.sections.opener ?? '');
  const among = isOpener ? [first, ...inOrder] : inOrder;
  const offset = insertionOffset(doc, name, among);
  if (offset === undefined) return [];
  return [{ title: 'moveSection', edits: moveBlock(doc.lines, sectionExtent(doc, section), offset) }];
}
