import { defineRule } from '../../rule';
import { canonicalNames, sectionsByName } from '../support/canonical';
import { clip } from '../support/clip';

/** Of two sections with one name readers find the first, and links lead there: the second might as well be absent. */
export const skeletonDuplicateSection = defineRule({
  id: 'skeleton/duplicate-section',
  summary: 'A section of the contract should stand only once.',
  severity: 'warning',
  fix: 'none',
  messages: {
    duplicate: 'There is already a section `{found}` on line {line}; expected only one.',
    first: 'The first `{found}` stands here.',
  },
  check({ doc, report }) {
    const canonical = canonicalNames(doc);
    for (const [name, [first, ...others]] of sectionsByName(doc)) {
      if (!first || !canonical.has(name)) continue;
      for (const { heading } of others) {
        const data = { found: clip(first.heading.text), line: doc.lines.lineAt(first.heading.span.start) + 1 };
        const related = [{ path: doc.path, span: first.heading.span, message: 'first', data }] as const;
        report('duplicate', heading.span, data, { related });
      }
    }
  },
});
