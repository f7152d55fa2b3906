import type { RfcDocument } from '../../document';
import { defineRule, type Edit, type FixDraft, replace } from '../../rule';
import { type Alternatives, readAlternatives } from '../support/alternatives';
import { insertBlock, removeLine, thenEdit } from '../support/blocks';
import { insertionOffset, sectionTemplate } from '../support/insertion';
import { lineSpan } from '../support/lines';

type MessageId = 'late' | 'undated' | 'never' | 'useSection' | 'deleteComment';

/** The comment excuses RFCs that are older than the format; in a newer one it only hides that nobody wrote it down. */
export const alternativesGrandfatherExpired = defineRule<MessageId>({
  id: 'alternatives/grandfather-expired',
  summary: 'Only an RFC dated before the format may say that its alternatives were not recorded.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    late: 'The comment is accepted in files dated before {before}, but this one is dated {date}; expected the section `{section}`.',
    undated:
      'The comment is accepted in files dated before {before}, but the name of this one bears no date; expected the section `{section}`.',
    never: 'The comment is never accepted in this tree; expected the section `{section}`.',
    useSection: 'Replace the comment by the section `{section}` to fill in',
    deleteComment: 'Delete the comment',
  },
  check({ doc, report }) {
    const alternatives = readAlternatives(doc);
    if (!alternatives || alternatives.mayBeUnrecorded) return;

    const { before } = doc.config.alternatives.grandfather;
    const date = doc.place.name?.date;
    const dated = date === undefined ? 'undated' : 'late';
    const data = { before: before ?? '', date: date ?? '', section: alternatives.heading };
    for (const [index, line] of alternatives.commentLines.entries()) {
      const fixes = findFixes(doc, alternatives, line, index === 0);
      report(before === null ? 'never' : dated, lineSpan(doc, line), data, { fixes });
    }
  },
});

function findFixes(
  doc: RfcDocument,
  alternatives: Alternatives,
  line: number,
  isFirst: boolean,
): FixDraft<MessageId>[] {
  if (alternatives.section) return []; // `alternatives/both` deletes the comment
  if (alternatives.inexact || !isFirst) return [{ title: 'deleteComment', edits: [removeLine(doc.lines, line)] }];
  const edits = replaceBySection(doc, alternatives.heading, line);
  return edits ? [{ title: 'useSection', data: { section: alternatives.heading }, edits }] : [];
}

function replaceBySection(doc: RfcDocument, heading: string, line: number): readonly Edit[] | undefined {
  const span = lineSpan(doc, line);
  const template = sectionTemplate(doc, heading);
  const offset = insertionOffset(doc, heading, doc.sections);
  if (offset === undefined) return undefined;
  if (offset === span.start) return [replace(span, template)];
  return thenEdit(doc.lines, removeLine(doc.lines, line), (rest, carry) => insertBlock(rest, carry(offset), template));
}
