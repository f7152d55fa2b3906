import { schemaMigrateV1 } from '../../../../server/src/engine/rules/schema/migrate-v1';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaMigrateV1, {
  ok: [{ name: 'a project of the first', text: "defineTool({ name: 'a', parameters: {} });" }],
  bad: [
    {
      name: 'where the configuration says the second',
      config: { schema: { dialect: 'v2' } },
      text: "export const a = { o: { type: 'object', properties: { p: { type: 'string' } } } } satisfies «SchemaSpec»;",
      problems: ['old'],
      suggestions: [
        {
          title: 'Say `additionalProperties: true` in each nested object',
          text: "export const a = { o: { type: 'object', additionalProperties: true, properties: { p: { type: 'string' } } } } satisfies SchemaSpec;",
        },
      ],
    },
    {
      name: 'beside a tool of the second',
      text: "defineTool({ name: 'a', «parameters»: {} });\ndefineTool({ name: 'b', parameters: {}, output: { schema: { type: 'json' } } });\n",
      problems: ['old'],
    },
  ],
});
