import { schemaOneofSibling } from '../../../../server/src/engine/rules/schema/oneof-sibling';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaOneofSibling, {
  ok: [
    { name: 'annotations', in: 'json', text: '{ "oneOf": [{ "type": "string" }, { "type": "null" }], "title": "Id" }' },
  ],
  bad: [
    {
      name: 'a list of values beside the branches',
      in: 'json',
      text: '{ "oneOf": [{ "type": "string" }, { "type": "null" }], «"enum"»: ["a"] }',
      problems: ['found'],
      suggestions: [
        {
          title: 'Move `enum` into every branch',
          text: '{ "oneOf": [{ "type": "string", "enum": ["a"] }, { "type": "null", "enum": ["a"] }] }',
        },
      ],
    },
    {
      name: 'in the second dialect, with branches from elsewhere',
      text: 'export const a = { id: { oneOf: branches, «items»: node } } satisfies ParameterSchemaSpec;',
      problems: ['found'],
    },
  ],
});
