import { schemaTypeArray } from '../../../../server/src/engine/rules/schema/type-array';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaTypeArray, {
  ok: [{ name: 'a single type', in: 'json', text: '{ "type": "string" }' }],
  bad: [
    {
      name: 'a text or nothing',
      in: 'json',
      text: '{ "type": «["string", "null"]», "description": "A path." }',
      problems: ['found'],
      suggestions: [
        {
          title: 'Rewrite as `oneOf`',
          text: '{ "oneOf": [{ "type": "string" }, { "type": "null" }], "description": "A path." }',
        },
      ],
    },
    {
      name: 'with a constraint, which belongs to one of the branches',
      text: "export const a = { list: { type: «['array', 'null']», items: { type: 'string' } } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
    },
  ],
});
