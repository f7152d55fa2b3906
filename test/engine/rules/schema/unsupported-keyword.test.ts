import { schemaUnsupportedKeyword } from '../../../../server/src/engine/rules/schema/unsupported-keyword';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaUnsupportedKeyword, {
  ok: [
    {
      name: 'the enforced subset',
      in: 'json',
      text: '{ "type": "object", "properties": { "format": { "type": "string" } } }',
    },
    {
      name: 'in the first dialect: schema/unknown-keyword',
      text: "export const a = { path: { type: 'string', format: 'uri' } } satisfies SchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'a pattern and a limit',
      in: 'json',
      text: '{ "type": "string", «"pattern"»: "a", «"maxLength"»: 5 }',
      problems: ['found', 'found'],
      suggestions: [
        { title: 'Remove `pattern`', text: '{ "type": "string", "maxLength": 5 }' },
        { title: 'Remove `maxLength`', text: '{ "type": "string", "pattern": "a" }' },
      ],
    },
    {
      name: 'other branches',
      text: "export const a = { id: { «anyOf»: [{ type: 'string' }, { type: 'null' }] } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Change `anyOf` to `oneOf`',
          text: "export const a = { id: { oneOf: [{ type: 'string' }, { type: 'null' }] } } satisfies ParameterSchemaSpec;",
        },
        { title: 'Remove `anyOf`', text: 'export const a = { id: {  } } satisfies ParameterSchemaSpec;' },
      ],
    },
  ],
});
