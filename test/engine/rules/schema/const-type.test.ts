import { schemaConstType } from '../../../../server/src/engine/rules/schema/const-type';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaConstType, {
  ok: [{ name: 'a text', in: 'json', text: '{ "type": "string", "const": "a" }' }],
  bad: [
    {
      name: 'a number for a text',
      in: 'json',
      text: '{ "type": "string", "const": «1» }',
      problems: ['found'],
      suggestions: [{ title: 'Change to "1"', text: '{ "type": "string", "const": "1" }' }],
    },
    {
      name: 'half of a whole',
      text: "export const a = { n: { type: 'integer', const: «1.5» } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
    },
  ],
});
