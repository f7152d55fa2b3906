import { defineSchemaRule } from '../../rule';
import { doubtfulBranches } from '../../schemaSites/branches';
import { removeElement } from '../support/schemaEdits';

/** A value that is right for two branches is refused, for it must match exactly one. */
export const schemaOneofOverlap = defineSchemaRule({
  id: 'schema/oneof-overlap',
  summary: 'No value matches two branches of `oneOf`.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    overlap: 'Some values match this branch and branch {earlier} as well, and `oneOf` refuses those.',
    drop: 'Remove the branch',
  },
  check({ source, report }) {
    for (const site of source.sites) {
      for (const { array, earlier, element, how } of doubtfulBranches(site)) {
        if (how !== 'overlap') continue; // `schema/oneof-duplicate` speaks of those that say the same
        const removal = array.elements.length > 2 ? removeElement(array, site.text, element) : undefined;
        const fixes = removal ? [{ title: 'drop' as const, edits: [removal] }] : [];
        report('overlap', element.value.span, { earlier }, { fixes });
      }
    }
  },
});
