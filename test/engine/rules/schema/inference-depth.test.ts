import { schemaInferenceDepth } from '../../../../server/src/engine/rules/schema/inference-depth';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaInferenceDepth, {
  ok: [{ name: 'fifteen lists around a text', text: nested(15, "{ type: 'string' }") }],
  bad: [{ name: 'sixteen', text: nested(16, "«{ type: 'string' }»"), problems: ['deep'] }],
});

/** A parameter with so many lists around a node. */
function nested(levels: number, node: string): string {
  const list = "{ type: 'array', items: ".repeat(levels) + node + ' }'.repeat(levels);
  return `export const a = { deep: ${list} } satisfies ParameterSchemaSpec;`;
}
