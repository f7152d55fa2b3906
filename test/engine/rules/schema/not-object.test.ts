import { schemaNotObject } from '../../../../server/src/engine/rules/schema/not-object';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaNotObject, {
  ok: [
    { name: 'a node and a map', text: "export const a = { path: { type: 'string' } } satisfies ParameterSchemaSpec;" },
    {
      name: 'a value that only running the code tells',
      text: 'export const a = { path: node() } satisfies ParameterSchemaSpec;',
    },
    { name: 'a value that is not yet typed to its end', text: "export const a = { path: 'str" },
    {
      name: 'the properties of a node: schema/properties-shape',
      in: 'json',
      text: '{ "type": "object", "properties": [] }',
    },
  ],
  bad: [
    {
      name: 'a text in the place of a node',
      text: "export const a = { path: «'string'» } satisfies ParameterSchemaSpec;",
      problems: ['found'],
    },
    { name: 'no map', text: 'defineTool({ name: "a", description: "A.", parameters: «[]» });', problems: ['found'] },
    {
      name: 'an item in the first dialect',
      text: "export const a = { list: { type: 'array', items: «'string'» } } satisfies SchemaSpec;",
      problems: ['found'],
    },
    { name: 'a boolean schema in JSON', in: 'json', text: '{ "type": "array", "items": «true» }', problems: ['found'] },
  ],
});
