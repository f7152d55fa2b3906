import { schemaUnknownKeyword } from '../../../../server/src/engine/rules/schema/unknown-keyword';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaUnknownKeyword, {
  ok: [
    {
      name: 'a property may have any name',
      text: "export const a = { foo: { type: 'string' } } satisfies ParameterSchemaSpec;",
    },
    { name: 'a key that is being typed', text: "export const a = { foo: { type: 'string', descr" },
  ],
  bad: [
    {
      name: 'a slip',
      text: "export const a = {\n  path: {\n    type: 'string',\n    «descripton»: 'A path.',\n  },\n} satisfies ParameterSchemaSpec;\n",
      problems: ['misspelt'],
      suggestions: [
        {
          title: 'Change to `description`',
          text: "export const a = {\n  path: {\n    type: 'string',\n    description: 'A path.',\n  },\n} satisfies ParameterSchemaSpec;\n",
        },
        {
          title: 'Remove `descripton`',
          text: "export const a = {\n  path: {\n    type: 'string',\n  },\n} satisfies ParameterSchemaSpec;\n",
        },
      ],
    },
    {
      name: 'a key of its own',
      in: 'json',
      text: '{ «"x-order"»: 5, "type": "string" }',
      problems: ['found'],
      suggestions: [{ title: 'Remove `x-order`', text: '{ "type": "string" }' }],
    },
    {
      name: 'the first dialect says nothing about it when it runs',
      text: "export const a = { path: { type: 'object', «additionalProperties»: true } } satisfies SchemaSpec;",
      problems: ['ignored'],
      severity: 'warning',
      suggestions: [
        {
          title: 'Remove `additionalProperties`',
          text: "export const a = { path: { type: 'object' } } satisfies SchemaSpec;",
        },
      ],
    },
  ],
});
