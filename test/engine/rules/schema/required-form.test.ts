import { schemaRequiredForm } from '../../../../server/src/engine/rules/schema/required-form';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaRequiredForm, {
  ok: [
    {
      name: 'the literal',
      text: "export const a = { path: { type: 'string', required: true } } satisfies ParameterSchemaSpec;",
    },
    {
      name: 'names on the wire',
      in: 'json',
      text: '{ "type": "object", "properties": { "a": {} }, "required": ["a"] }',
    },
    {
      name: 'a value from elsewhere',
      text: "export const a = { path: { type: 'string', required: strict } } satisfies ParameterSchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'false says what leaving it out says',
      text: "export const a = { path: { type: 'string', required: «false» } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
      fixed: "export const a = { path: { type: 'string' } } satisfies ParameterSchemaSpec;",
    },
    {
      name: 'ignored in the first dialect',
      text: "export const a = { path: { required: «undefined», type: 'string' } } satisfies SchemaSpec;",
      problems: ['found'],
      severity: 'warning',
      fixed: "export const a = { path: { type: 'string' } } satisfies SchemaSpec;",
    },
    {
      name: 'the names of JSON Schema in the author’s language',
      text: "export const a = { o: { type: 'object', additionalProperties: true, properties: { k: { type: 'string' } }, required: «['k']» } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Say `required: true` in each property',
          text: "export const a = { o: { type: 'object', additionalProperties: true, properties: { k: { required: true, type: 'string' } } } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
    { name: 'a flag on the wire', in: 'json', text: '{ "type": "object", "required": «true» }', problems: ['list'] },
    {
      name: 'a number among the names',
      in: 'json',
      text: '{ "type": "object", "required": [«1»] }',
      problems: ['name'],
    },
  ],
});
