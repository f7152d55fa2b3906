import { defineRule } from '../../rule';
import { readAlternatives } from '../support/alternatives';
import { removeLine } from '../support/blocks';
import { clip } from '../support/clip';
import { lineSpan } from '../support/lines';

/** The comment says that nothing was recorded, above or below the record: one of the two is untrue. */
export const alternativesBoth = defineRule({
  id: 'alternatives/both',
  summary: 'An RFC that records its alternatives must not say that they were not recorded.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    both: 'The comment says that alternatives were not recorded, but there is a section `{section}` on line {line}.',
    deleteComment: 'Delete the comment',
  },
  check({ doc, report }) {
    const alternatives = readAlternatives(doc);
    if (!alternatives?.section) return;

    const { heading } = alternatives.section;
    const data = { section: clip(heading.text), line: doc.lines.lineAt(heading.span.start) + 1 };
    for (const line of alternatives.commentLines) {
      const edits = [removeLine(doc.lines, line)];
      report('both', lineSpan(doc, line), data, { fixes: [{ title: 'deleteComment', edits }] });
    }
  },
});
