import type { Entry } from '../../literals';
import { defineSchemaRule } from '../../rule';
import { nodesIn } from '../../schemaSites/nodes';
import { removeEntry } from '../support/schemaEdits';

/** An empty description is dropped on the way, so it only looks as if there were one. */
export const schemaDescriptionEmpty = defineSchemaRule({
  id: 'schema/description-empty',
  summary: 'In the first dialect a description is not empty.',
  severity: 'hint',
  fix: 'safe',
  messages: {
    empty: 'An empty description is left out of the schema.',
    remove: 'Remove `description`',
  },
  check({ source, report }) {
    for (const { site, node } of nodesIn(source, ['v1'])) {
      const entry = node.members.get('description');
      if (!entry || !isEmptyText(entry)) continue;
      const removal = removeEntry(node.literal, site.text, entry);
      report('empty', entry.value.span, {}, { fixes: removal ? [{ title: 'remove', edits: [removal] }] : [] });
    }
  },
});

function isEmptyText({ incomplete, value }: Entry): boolean {
  return !incomplete && value.kind === 'string' && value.value === '' && !value.incomplete;
}
