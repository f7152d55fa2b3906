import { membersOf, type ObjectLiteral } from '../../literals';
import { defineSchemaRule } from '../../rule';
import { propertiesIn } from '../../schemaSites/nodes';
import type { SchemaSite } from '../../schemaSites/site';
import { insertAfter, keyed, quoted } from '../support/schemaEdits';

/** A model knows a parameter by its description: without one it guesses from the name. */
export const schemaDescriptionMissing = defineSchemaRule({
  id: 'schema/description-missing',
  summary: 'Every parameter has a `description`.',
  severity: 'information',
  fix: 'suggestion',
  messages: {
    missing: 'The parameter `{key}` has no `description`.',
    insert: 'Insert a `description`',
  },
  check({ source, report }) {
    for (const { site, map, key, entry } of propertiesIn(source, ['v1', 'v2'])) {
      if (!map.isRoot || entry.value.kind !== 'object') continue;
      const { byKey, open } = membersOf(entry.value);
      if (open || byKey.has('description')) continue;
      report('missing', entry.keySpan, { key }, { fixes: insertDescription(entry.value, site) });
    }
  },
});

function insertDescription(node: ObjectLiteral, site: SchemaSite) {
  const type = membersOf(node).byKey.get('type');
  if (!type || !node.entries.includes(type)) return [];
  const text = `${keyed('description', site)}: ${quoted('', site)}`;
  return [{ title: 'insert' as const, edits: [insertAfter(node, site.text, type, text)] }];
}
