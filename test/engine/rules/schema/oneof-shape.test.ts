import { schemaOneofShape } from '../../../../server/src/engine/rules/schema/oneof-shape';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaOneofShape, {
  ok: [
    { name: 'two branches', in: 'json', text: '{ "oneOf": [{ "type": "string" }, { "type": "null" }] }' },
    {
      name: 'one that is known and some that are not',
      text: "export const a = { id: { oneOf: [{ type: 'string' }, ...more] } } satisfies ParameterSchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'one branch',
      in: 'json',
      text: '{ "oneOf": «[{ "type": "string" }]», "description": "A path." }',
      problems: ['short'],
      suggestions: [
        { title: 'Put the branch in the place of `oneOf`', text: '{ "type": "string", "description": "A path." }' },
      ],
    },
    {
      name: 'no list',
      text: "export const a = { id: { oneOf: «'string'» } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
    },
  ],
});
