import type { RfcDocument } from '../../document';
import { keyWord } from '../../header';
import { defineRule } from '../../rule';
import type { Section } from '../../sections';
import { removeBlock } from '../support/blocks';
import { canonicalNames } from '../support/canonical';
import { clip } from '../support/clip';
import { foldName } from '../support/headings';
import { sectionExtent } from '../support/insertion';
import { findToken, isOnlyHistory } from '../support/statusWords';

/** A second place for the status is forgotten when the RFC moves, and then contradicts the first. */
export const statusBodySection = defineRule({
  id: 'status/body-section',
  summary: 'The body must have no section for the status.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    section: 'The section `{found}` tells the status again; expected it on line 3 only.',
    deleteSection: 'Delete the section',
  },
  check({ doc, report }) {
    const word = keyWord(doc.config);
    if (word === '' || canonicalNames(doc).has(word)) return;

    for (const section of doc.sections) {
      if (foldName(section.heading.text) !== word) continue;
      const edits = [removeBlock(doc.lines, sectionExtent(doc, section))];
      const fixes = repeatsLifecycle(doc, section) ? [{ title: 'deleteSection', edits } as const] : [];
      report('section', section.heading.span, { found: clip(section.heading.text) }, { fixes });
    }
  },
});

/** True when the section says what the folder says and nothing else. */
function repeatsLifecycle(doc: RfcDocument, section: Section): boolean {
  const folder = doc.place.lifecycle;
  const { start, end } = sectionExtent(doc, section);
  const said = folder && findToken(doc.text.slice(Math.max(start, section.body.start), end), folder);
  return said !== undefined && isOnlyHistory(doc.config, `${said.before} ${said.after}`);
}
