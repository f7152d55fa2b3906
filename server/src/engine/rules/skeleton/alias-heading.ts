import type { RfcDocument } from '../../document';
import { defineRule, replace } from '../../rule';
import { readAliases } from '../support/aliases';
import { canonicalNames, firstSection, sectionsByName } from '../support/canonical';
import { clip } from '../support/clip';
import { foldName, headingLine } from '../support/headings';

/** The same section under many names is found by no search and by no reader in a hurry. */
export const skeletonAliasHeading = defineRule({
  id: 'skeleton/alias-heading',
  summary: 'A section that has a name in the contract should bear it.',
  severity: 'information',
  fix: 'suggestion',
  messages: {
    alias: 'The heading `{found}` is another name for `{expected}`.',
    rename: 'Rename the section to `{expected}`',
  },
  check({ doc, report }) {
    if (doc.place.lifecycle?.frozen) return;
    const aliases = readAliases(doc);
    const present = sectionsByName(doc);
    const opening = doc.config.sections.opener ? firstSection(doc) : undefined; // `skeleton/first-section` judges it
    for (const section of doc.sections) {
      if (section === opening) continue;
      const { text, span } = section.heading;
      const name = aliases.targetOf(text);
      if (name === undefined) continue;
      const expected = headingLine(doc.config, name);
      const fix = { title: 'rename', data: { expected }, edits: [replace(span, expected)] } as const;
      const canRename = !present.has(foldName(name)) && hasPlace(doc, name);
      report('alias', span, { found: clip(text), expected }, { fixes: canRename ? [fix] : [] });
    }
  },
});

/** False for a name that belongs to other stages only: there the rename would make one fault of another. */
function hasPlace(doc: RfcDocument, name: string): boolean {
  if (canonicalNames(doc).has(foldName(name))) return true;
  return !doc.config.lifecycles.some(({ order, required, banned }) =>
    [...order, ...required, ...banned].some((other) => foldName(other) === foldName(name)),
  );
}
