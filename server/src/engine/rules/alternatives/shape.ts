import { defineRule } from '../../rule';
import { readAlternatives } from '../support/alternatives';
import { clip } from '../support/clip';

/** In running prose the alternatives blur: readers cannot tell how many there were, nor why each one lost. */
export const alternativesShape = defineRule({
  id: 'alternatives/shape',
  summary: 'Every alternative should have an entry of its own: a bold lead or a heading below the section.',
  severity: 'hint',
  fix: 'none',
  messages: {
    prose:
      'The section `{found}` has no entry that begins in bold and no heading `{heading}`; expected one for each alternative.',
  },
  check({ doc, report }) {
    const section = readAlternatives(doc)?.section;
    if (!section) return;
    const content = section.blocks.filter(({ kind }) => kind !== 'comment');
    if (content.length === 0) return; // `skeleton/empty-section`
    if (content.some(({ kind, boldLead }) => kind === 'heading' || boldLead)) return;

    const heading = '#'.repeat(section.heading.level + 1);
    report('prose', section.heading.span, { found: clip(section.heading.text), heading });
  },
});
