import { schemaMisplacedKeyword } from '../../../../server/src/engine/rules/schema/misplaced-keyword';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaMisplacedKeyword, {
  ok: [{ name: 'items of an array', in: 'json', text: '{ "type": "array", "items": {} }' }],
  bad: [
    {
      name: 'items of an object',
      in: 'json',
      text: '{ "type": "object", «"items"»: {} }',
      problems: ['found'],
      suggestions: [{ title: 'Remove `items`', text: '{ "type": "object" }' }],
    },
    {
      name: 'openness of a text',
      text: "export const a = { path: { type: 'string', «additionalProperties»: false } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Remove `additionalProperties`',
          text: "export const a = { path: { type: 'string' } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
    {
      name: 'properties of a text in the first dialect',
      text: "export const a = { path: { type: 'string', «properties»: {} } } satisfies SchemaSpec;",
      problems: ['found'],
      severity: 'warning',
      suggestions: [
        { title: 'Remove `properties`', text: "export const a = { path: { type: 'string' } } satisfies SchemaSpec;" },
      ],
    },
  ],
});
