import { schemaDefaultMismatch } from '../../../../server/src/engine/rules/schema/default-mismatch';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaDefaultMismatch, {
  ok: [
    {
      name: 'a value of the node',
      text: "export const a = { k: { type: 'string', default: 'a', required: true } } satisfies ParameterSchemaSpec;",
    },
    {
      name: 'a node that is not all known',
      text: "export const a = { k: { type: 'string', enum: kinds, default: 'a' } } satisfies ParameterSchemaSpec;",
    },
    { name: 'a node that is refused itself', in: 'json', text: '{ "type": "text", "default": 1 }' },
  ],
  bad: [
    {
      name: 'a number for a text, in each dialect',
      text: "export const a = { k: { type: 'string', default: «5» } } satisfies ParameterSchemaSpec;\nexport const b = { k: { type: 'string', description: text(), default: «5» } } satisfies SchemaSpec;",
      problems: ['refused', 'refused'],
    },
    {
      name: 'one of the examples',
      in: 'json',
      text: '{ "type": "string", "enum": ["a"], "examples": ["a", «"b"»] }',
      problems: ['refused'],
    },
  ],
});
