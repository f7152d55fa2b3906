import { defineSchemaRule } from '../../rule';
import { nodesIn } from '../../schemaSites/nodes';

/** Below sixteen levels the compiler knows nothing of the value, and checks nothing that is done with it. */
export const schemaInferenceDepth = defineSchemaRule({
  id: 'schema/inference-depth',
  summary: 'A schema has at most 16 levels of objects and arrays.',
  severity: 'information',
  fix: 'none',
  messages: { deep: 'Around this node there are {levels} objects and arrays: its type is given up as any JSON value.' },
  check({ source, report }) {
    for (const { node } of nodesIn(source, ['v2'])) {
      if (node.depth === MAX_LEVELS) report('deep', node.literal.span, { levels: node.depth });
    }
  },
});

/** As many as the inferred types follow. */
const MAX_LEVELS = 16;
