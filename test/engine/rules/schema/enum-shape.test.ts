import { schemaEnumShape } from '../../../../server/src/engine/rules/schema/enum-shape';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaEnumShape, {
  ok: [
    { name: 'a list', in: 'json', text: '{ "type": "string", "enum": ["a"] }' },
    {
      name: 'a list that is not all known',
      text: "export const a = { k: { type: 'string', enum: [...kinds] } } satisfies ParameterSchemaSpec;",
    },
    {
      name: 'a list from elsewhere',
      text: "export const a = { k: { type: 'string', enum: kinds } } satisfies SchemaSpec;",
    },
  ],
  bad: [
    { name: 'empty', in: 'json', text: '{ "type": "string", "enum": «[]» }', problems: ['found'] },
    {
      name: 'a text',
      text: "export const a = { k: { type: 'string', enum: «'a'» } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
    },
    {
      name: 'a hole',
      text: "export const a = { k: { type: 'string', enum: «['a', , 'b']» } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
    },
    {
      name: 'empty in the first dialect',
      text: "export const a = { k: { type: 'string', enum: «[]» } } satisfies SchemaSpec;",
      problems: ['found'],
    },
  ],
});
