import { schemaTypeAndOneof } from '../../../../server/src/engine/rules/schema/type-and-oneof';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaTypeAndOneof, {
  ok: [{ name: 'branches alone', in: 'json', text: '{ "oneOf": [{ "type": "string" }, { "type": "null" }] }' }],
  bad: [
    {
      name: 'both',
      in: 'json',
      text: '{ "type": "string", «"oneOf"»: [{ "type": "string" }, { "type": "null" }] }',
      problems: ['found'],
      suggestions: [{ title: 'Remove `type`', text: '{ "oneOf": [{ "type": "string" }, { "type": "null" }] }' }],
    },
    {
      name: 'both in the second dialect',
      text: "export const a = { id: { «oneOf»: [{ type: 'string' }, { type: 'null' }], type: 'string' } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Remove `type`',
          text: "export const a = { id: { oneOf: [{ type: 'string' }, { type: 'null' }] } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
  ],
});
