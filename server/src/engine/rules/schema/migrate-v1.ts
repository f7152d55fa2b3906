import { membersOf } from '../../literals';
import { defineSchemaRule } from '../../rule';
import { partsOf, typeOf } from '../../schemaSites/nodes';
import type { SchemaSite, SchemaSource } from '../../schemaSites/site';
import { insertAfter } from '../support/schemaEdits';

/** Two dialects side by side have readers look up which rules hold where. */
export const schemaMigrateV1 = defineSchemaRule({
  id: 'schema/migrate-v1',
  summary: 'A project of the second dialect has no schemas of the first.',
  severity: 'hint',
  fix: 'suggestion',
  messages: {
    old: 'This schema is of the first dialect, and the project has moved on to the second.',
    open: 'Say `additionalProperties: true` in each nested object',
  },
  check({ source, report }) {
    if (!isOfSecond(source)) return;
    for (const site of source.sites) {
      if (site.dialect !== 'v1' || !site.label) continue;
      const edits = openObjects(site);
      report('old', site.label, {}, { fixes: edits.length > 0 ? [{ title: 'open', edits }] : [] });
    }
  },
});

/** Whether the configuration says so or, where it leaves it open, another tool of the same text has an output. */
function isOfSecond({ config, tools }: SchemaSource): boolean {
  const { dialect } = config.schema;
  return dialect === 'v2' || (dialect === 'auto' && tools.some((tool) => tool.dialect === 'v2'));
}

/** What keeps nested objects as open as they are in the first dialect; the rest of the second is left to its rules. */
function openObjects(site: SchemaSite) {
  return partsOf(site).nodes.flatMap((node) => {
    const type = node.members.get('type');
    const isDone = typeOf(node) !== 'object' || membersOf(node.literal).byKey.has('additionalProperties');
    if (isDone || !type || !node.literal.entries.includes(type)) return [];
    return [insertAfter(node.literal, site.text, type, 'additionalProperties: true')];
  });
}
