import { schemaProfileOpenaiStrict } from '../../../../server/src/engine/rules/schema/profile-openai-strict';
import { testSchemaRule } from '../../../support/schemaRuleTester';

const config = { schema: { profiles: ['openai-strict'] } } as const;

testSchemaRule(schemaProfileOpenaiStrict, {
  ok: [
    { name: 'not asked for', in: 'json', text: '{ "type": "object", "properties": { "a": {} } }' },
    {
      name: 'strict',
      config,
      in: 'json',
      text: '{ "type": "object", "additionalProperties": false, "properties": { "a": {} }, "required": ["a"] }',
    },
    {
      name: 'what a tool gives back',
      config,
      text: "defineTool({ name: 'a', parameters: {}, output: { schema: { type: 'object', additionalProperties: true } } });",
    },
    { name: 'ten levels', config, text: nested(10, "{ type: 'string' }") },
  ],
  bad: [
    {
      name: 'open, with an optional property',
      config,
      in: 'json',
      text: '{ "type": «"object"», "properties": { "a": {}, «"b"»: {} }, "required": ["a"] }',
      problems: ['open', 'optional'],
    },
    {
      name: 'a union at the root',
      config,
      in: 'json',
      text: '{ «"oneOf"»: [{ "type": "string" }, { "type": "null" }] }',
      problems: ['root'],
    },
    {
      name: 'a name with a blank, an optional parameter',
      config,
      text: "defineTool({ name: «'the rain'», parameters: { «a»: { type: 'string' } } });",
      problems: ['name', 'optional'],
    },
    { name: 'eleven levels', config, text: nested(11, "«{ type: 'string' }»"), problems: ['deep'] },
    {
      name: 'a property too many',
      config,
      text: `export const a = { ${many(5000)}«last»: { type: 'string', required: true } } satisfies ParameterSchemaSpec;`,
      problems: ['many'],
    },
  ],
});

/** A required parameter with so many lists around a node. */
function nested(levels: number, node: string): string {
  const list = "{ type: 'array', items: ".repeat(levels - 1) + node + ' }'.repeat(levels - 1);
  return `export const a = { deep: { type: 'array', required: true, items: ${list} } } satisfies ParameterSchemaSpec;`;
}

/** So many required parameters. */
function many(count: number): string {
  return Array.from({ length: count }, (_, index) => `p${index}: { type: 'string', required: true }, `).join('');
}
