import type { RfcDocument } from '../../document';
import { defineRule, type FixDraft, replace } from '../../rule';
import type { Section } from '../../sections';
import { readAliases } from '../support/aliases';
import { isBlankDocument } from '../support/blankDocument';
import { moveBlock } from '../support/blocks';
import { firstSection, sectionsByName } from '../support/canonical';
import { clip } from '../support/clip';
import { foldName, headingLine, isRecognisedHeading } from '../support/headings';
import { insertSection, isOpenEnded, sectionExtent } from '../support/insertion';
import { lineSpan } from '../support/lines';

/** The only alias that a survey of real trees found to mean the same every time: its rename claims nothing. */
const SAFE_ALIAS = 'context';

type MessageId = 'other' | 'none' | 'rename' | 'moveUp' | 'insertSection';

/** A reader who meets the solution first cannot judge whether it solves anything. */
export const skeletonFirstSection = defineRule<MessageId>({
  id: 'skeleton/first-section',
  summary: 'The first section must be the opener.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    other: 'The first section is `{found}`; expected `{expected}`.',
    none: 'There is no section; expected `{expected}` first.',
    rename: 'Rename the section to `{expected}`',
    moveUp: 'Move the section `{expected}` to the front',
    insertSection: 'Insert the section `{expected}` to fill in',
  },
  check({ doc, report }) {
    const { opener } = doc.config.sections;
    if (!opener || isBlankDocument(doc)) return;
    const first = firstSection(doc);
    if (first && isRecognisedHeading(first.heading, opener)) return; // `skeleton/heading-form` judges its form

    const span = first?.heading.span ?? lineSpan(doc, 3);
    const data = { found: clip(first?.heading.text ?? ''), expected: headingLine(doc.config, opener) };
    report(first ? 'other' : 'none', span, data, { fixes: findFixes(doc, opener, first) });
  },
});

function findFixes(doc: RfcDocument, opener: string, first: Section | undefined): FixDraft<MessageId>[] {
  const data = { expected: headingLine(doc.config, opener) };
  const present = sectionsByName(doc).get(foldName(opener))?.[0];
  if (present && first) {
    if (isOpenEnded(doc)) return []; // a block that is never closed would swallow what it is moved above
    const edits = moveBlock(doc.lines, sectionExtent(doc, present), first.heading.span.start);
    return [{ title: 'moveUp', data, kind: 'suggestion', edits }];
  }
  if (first && readAliases(doc).targetOf(first.heading.text) === opener) {
    const kind = foldName(first.heading.text) === SAFE_ALIAS ? 'safe' : 'suggestion';
    return [{ title: 'rename', data, kind, edits: [replace(first.heading.span, data.expected)] }];
  }
  const edit = insertSection(doc, opener);
  return edit ? [{ title: 'insertSection', data, kind: 'suggestion', edits: [edit] }] : [];
}
