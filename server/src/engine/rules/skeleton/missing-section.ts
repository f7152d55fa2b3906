import { defineRule } from '../../rule';
import { isBlankDocument } from '../support/blankDocument';
import { sectionsByName } from '../support/canonical';
import { foldName, headingLine } from '../support/headings';
import { insertSection } from '../support/insertion';
import { lineSpan } from '../support/lines';

/** Reviewers rely on every RFC to answer the same questions; an absent section is a question nobody asked. */
export const skeletonMissingSection = defineRule({
  id: 'skeleton/missing-section',
  summary: 'Every section that the lifecycle requires must be there.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    missing: 'The section `{section}` is missing; every {noun} in `{folder}/` has one.',
    insertSection: 'Insert the section `{section}` to fill in',
  },
  check({ doc, report }) {
    const folder = doc.place.lifecycle;
    if (!folder || isBlankDocument(doc)) return;

    const present = sectionsByName(doc);
    const others = [doc.config.sections.opener, doc.config.alternatives.heading];
    for (const name of new Set(folder.required)) {
      if (present.has(foldName(name))) continue; // in another form: `skeleton/heading-form`
      if (others.includes(name)) continue; // `skeleton/first-section`, `alternatives/missing`
      const data = { section: headingLine(doc.config, name), folder: folder.name, noun: doc.config.noun };
      const edit = insertSection(doc, name);
      report('missing', lineSpan(doc, 0), data, {
        fixes: edit ? [{ title: 'insertSection', data, edits: [edit] }] : [],
      });
    }
  },
});
