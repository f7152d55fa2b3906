import { defineSchemaRule } from '../../rule';
import { doubtfulBranches } from '../../schemaSites/branches';
import { removeElement } from '../support/schemaEdits';

/** Two branches that say the same refuse whatever they describe: it always matches both. */
export const schemaOneofDuplicate = defineSchemaRule({
  id: 'schema/oneof-duplicate',
  summary: 'No two branches of `oneOf` say the same.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    same: 'This branch says the same as branch {earlier}, so `oneOf` refuses whatever matches it.',
    remove: 'Remove the branch',
  },
  check({ source, report }) {
    for (const site of source.sites) {
      for (const { array, earlier, element, how } of doubtfulBranches(site)) {
        if (how !== 'same') continue;
        const removal = removeElement(array, site.text, element);
        const fixes = removal ? [{ title: 'remove' as const, edits: [removal] }] : [];
        report('same', element.value.span, { earlier }, { fixes });
      }
    }
  },
});
