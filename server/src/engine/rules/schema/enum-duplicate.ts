import { defineSchemaRule } from '../../rule';
import { nodesIn } from '../../schemaSites/nodes';
import { reportRepeats } from '../support/schemaLists';

/** A value that is listed twice was often meant to be another one. */
export const schemaEnumDuplicate = defineSchemaRule({
  id: 'schema/enum-duplicate',
  summary: '`enum` lists each value once.',
  severity: 'warning',
  fix: 'safe',
  messages: {
    repeated: '`enum` lists {found} a second time.',
    remove: 'Remove the repeated value',
  },
  check({ source, report }) {
    for (const { site, node } of nodesIn(source)) reportRepeats(node.members.get('enum')?.value, site, report);
  },
});
