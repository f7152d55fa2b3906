import { schemaConstNotInEnum } from '../../../../server/src/engine/rules/schema/const-not-in-enum';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaConstNotInEnum, {
  ok: [
    { name: 'listed', in: 'json', text: '{ "type": "string", "enum": ["a"], "const": "a" }' },
    {
      name: 'a list that is not all known',
      text: "export const a = { k: { type: 'string', enum: ['a', ...more], const: 'b' } } satisfies ParameterSchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'not listed',
      in: 'json',
      text: '{ "type": "string", "enum": ["a"], "const": «"b"» }',
      problems: ['found'],
      suggestions: [
        { title: 'Add "b" to `enum`', text: '{ "type": "string", "enum": ["a", "b"], "const": "b" }' },
        { title: 'Remove `enum`', text: '{ "type": "string", "const": "b" }' },
      ],
    },
  ],
});
