import { defineSchemaRule } from '../../rule';
import { nodesIn } from '../../schemaSites/nodes';

/** Whoever reads the declaration expects the value, and the tool's code gets nothing. */
export const schemaDefaultUnused = defineSchemaRule({
  id: 'schema/default-unused',
  summary: '`default` tells the model of a value that nothing fills in.',
  severity: 'hint',
  fix: 'none',
  messages: { unused: '`default` is only told to the model: an argument that is left out stays out.' },
  check({ source, report }) {
    for (const { node } of nodesIn(source, ['v1', 'v2'])) {
      const preset = node.members.get('default');
      if (preset && !preset.incomplete) report('unused', preset.keySpan);
    }
  },
});
