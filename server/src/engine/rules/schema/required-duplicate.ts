import { defineSchemaRule } from '../../rule';
import { nodesIn } from '../../schemaSites/nodes';
import { reportRepeats } from '../support/schemaLists';

/** A name that is listed twice was often meant to be another one. */
export const schemaRequiredDuplicate = defineSchemaRule({
  id: 'schema/required-duplicate',
  summary: '`required` lists each name once.',
  severity: 'warning',
  fix: 'safe',
  messages: {
    repeated: '`required` lists {found} a second time.',
    remove: 'Remove the repeated name',
  },
  check({ source, report }) {
    for (const { site, node } of nodesIn(source, ['raw']))
      reportRepeats(node.members.get('required')?.value, site, report);
  },
});
