import { defineSchemaRule } from '../../rule';
import { findingsOf } from '../../schemaSites/inspection';
import { partsOf } from '../../schemaSites/nodes';
import { removeEntry } from '../support/schemaEdits';

/** The constant alone decides, so the list misleads whoever reads it. */
export const schemaConstRedundant = defineSchemaRule({
  id: 'schema/const-redundant',
  summary: 'A node has `enum` or `const`, not both.',
  severity: 'information',
  fix: 'suggestion',
  messages: {
    redundant: '`const` leaves one value, so `enum` says nothing more.',
    remove: 'Remove `enum`',
  },
  check({ source, report }) {
    for (const site of source.sites) {
      // A constant that is not in the list is the fault of `schema/const-not-in-enum`.
      const conflicts = new Set(findingsOf(site, 'const-not-in-enum').map(({ holder }) => holder?.entries));
      for (const { literal, members } of site.dialect === 'v1' ? [] : partsOf(site).nodes) {
        const list = members.get('enum');
        if (!list || list.incomplete || !members.has('const') || conflicts.has(literal.entries)) continue;
        const removal = removeEntry(literal, site.text, list);
        const fixes = removal ? [{ title: 'remove' as const, edits: [removal] }] : [];
        report('redundant', list.keySpan, {}, { fixes });
      }
    }
  },
});
