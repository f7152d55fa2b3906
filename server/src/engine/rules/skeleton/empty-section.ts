import { defineRule } from '../../rule';
import { canonicalNames } from '../support/canonical';
import { clip } from '../support/clip';
import { foldName } from '../support/headings';

/** An empty section passes every check for presence while the question it stands for is unanswered. */
export const skeletonEmptySection = defineRule({
  id: 'skeleton/empty-section',
  summary: 'A section of the contract should have content.',
  severity: 'warning',
  fix: 'none',
  messages: { empty: 'The section `{found}` is empty; expected text before the next section.' },
  check({ doc, report }) {
    const canonical = canonicalNames(doc);
    for (const { heading, blocks } of doc.sections) {
      const isEmpty = blocks.every(({ kind }) => kind === 'comment');
      if (isEmpty && canonical.has(foldName(heading.text)))
        report('empty', heading.span, { found: clip(heading.text) });
    }
  },
});
