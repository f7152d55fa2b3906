import type { Lifecycle } from '../../config/config';
import type { RfcDocument } from '../../document';
import { defineRule, type FixDraft, replace } from '../../rule';
import type { Section } from '../../sections';
import { removeBlock } from '../support/blocks';
import { findBanned, sectionsByName } from '../support/canonical';
import { clip } from '../support/clip';
import { foldName, headingLine } from '../support/headings';
import { sectionExtent } from '../support/insertion';

type MessageId = 'banned' | 'bannedPrefix' | 'rename' | 'deleteSection';

/** A plan in an RFC that has shipped reads as work to do, and nobody can tell what became of it. */
export const skeletonBannedHeading = defineRule<MessageId>({
  id: 'skeleton/banned-heading',
  summary: 'A section of an earlier stage must not outlive it.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    banned: 'The section `{found}` has no place in `{folder}/`.',
    bannedPrefix: 'The heading `{found}` begins with `{banned}`, which has no place in `{folder}/`.',
    rename: 'Rename the section to `{target}`',
    deleteSection: 'Delete the section',
  },
  check({ doc, report }) {
    const folder = doc.place.lifecycle;
    if (!folder || folder.banned.length === 0) return;

    const present = sectionsByName(doc);
    for (const section of doc.sections) {
      const { text, span } = section.heading;
      const banned = findBanned(folder, text);
      if (banned === undefined) continue;
      const target = findTarget(doc, folder, banned);
      const isTaken = target !== undefined && present.has(foldName(target));
      const fixes = isTaken ? [] : [toFix(doc, section, target)];
      const message = foldName(text) === foldName(banned) ? 'banned' : 'bannedPrefix';
      report(message, span, { found: clip(text), banned, folder: folder.name }, { fixes });
    }
  },
});

/** What a move into this lifecycle makes of the section; `undefined` for one that the author has to work off. */
function findTarget(doc: RfcDocument, folder: Lifecycle, banned: string): string | undefined {
  const renames = doc.config.moves
    .filter(({ to }) => to === folder.name)
    .flatMap(({ rename }) => Object.entries(rename));
  return renames.find(([from]) => foldName(from) === foldName(banned))?.[1];
}

function toFix(doc: RfcDocument, section: Section, target: string | undefined): FixDraft<MessageId> {
  if (target === undefined) {
    return { title: 'deleteSection', edits: [removeBlock(doc.lines, sectionExtent(doc, section))] };
  }
  const line = headingLine(doc.config, target);
  return { title: 'rename', data: { target: line }, edits: [replace(section.heading.span, line)] };
}
