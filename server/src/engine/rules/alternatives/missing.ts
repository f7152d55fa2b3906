import type { RfcDocument } from '../../document';
import { defineRule, type FixDraft } from '../../rule';
import { type Alternatives, findNearMiss, readAlternatives } from '../support/alternatives';
import { insertBlock } from '../support/blocks';
import { headingLine } from '../support/headings';
import { insertSection, isOpenEnded } from '../support/insertion';
import { lineSpan } from '../support/lines';

type MessageId = 'missing' | 'missingOld' | 'insertSection' | 'appendComment';

/** What was weighed and dropped is what the next reader asks first; unrecorded, the debate is held again. */
export const alternativesMissing = defineRule<MessageId>({
  id: 'alternatives/missing',
  summary: 'An RFC must record its alternatives; one from before the format may say that they were not recorded.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    missing: 'The section `{section}` is missing.',
    missingOld: 'The section `{section}` is missing, and so is the comment that says they were not recorded.',
    insertSection: 'Insert the section `{section}` to fill in',
    appendComment: 'Say at the end that they were not recorded',
  },
  check({ doc, report }) {
    const alternatives = readAlternatives(doc);
    if (!alternatives || alternatives.section || alternatives.commentLines.length > 0) return;
    if (alternatives.inexact) return; // `skeleton/heading-form`

    const data = { section: headingLine(doc.config, alternatives.heading) };
    const isOld = alternatives.mayBeUnrecorded && alternatives.comment !== undefined;
    report(isOld ? 'missingOld' : 'missing', lineSpan(doc, 0), data, { fixes: findFixes(doc, alternatives) });
  },
});

function findFixes(doc: RfcDocument, alternatives: Alternatives): FixDraft<MessageId>[] {
  const data = { section: headingLine(doc.config, alternatives.heading) };
  const section = insertSection(doc, alternatives.heading);
  const fixes: FixDraft<MessageId>[] = section ? [{ title: 'insertSection', data, edits: [section] }] : [];
  const { comment, mayBeUnrecorded } = alternatives;
  // A comment that is only misspelt is mended in its place by `alternatives/grandfather-spelling`.
  if (!comment || !mayBeUnrecorded || isOpenEnded(doc) || findNearMiss(doc, alternatives)) return fixes;
  return [...fixes, { title: 'appendComment', edits: [insertBlock(doc.lines, doc.text.length, comment)] }];
}
