import { schemaRequiredUndeclared } from '../../../../server/src/engine/rules/schema/required-undeclared';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaRequiredUndeclared, {
  ok: [
    { name: 'declared', in: 'json', text: '{ "type": "object", "properties": { "a": {} }, "required": ["a"] }' },
    {
      name: 'properties that are not all known',
      text: "export const a = { type: 'object', properties: { ...rest }, required: ['a'] } satisfies JsonSchemaNode;",
    },
  ],
  bad: [
    {
      name: 'a name that was changed in one place only',
      in: 'json',
      text: '{ "type": "object", "properties": { "a": {} }, "required": ["a", «"b"»] }',
      problems: ['found'],
      suggestions: [
        { title: 'Remove the name', text: '{ "type": "object", "properties": { "a": {} }, "required": ["a"] }' },
        {
          title: 'Declare the property',
          text: '{ "type": "object", "properties": { "a": {}, "b": { "type": "string" } }, "required": ["a", "b"] }',
        },
      ],
    },
    {
      name: 'what every object inherits is not declared',
      text: "export const a = { type: 'object', required: [«'toString'»] } satisfies JsonSchemaNode;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Remove the name',
          text: "export const a = { type: 'object', required: [] } satisfies JsonSchemaNode;",
        },
      ],
    },
  ],
});
