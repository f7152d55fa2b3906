import { schemaEnumDuplicate } from '../../../../server/src/engine/rules/schema/enum-duplicate';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaEnumDuplicate, {
  ok: [{ name: 'each once', in: 'json', text: '{ "type": "string", "enum": ["a", "b"] }' }],
  bad: [
    {
      name: 'a text a second and a third time',
      in: 'json',
      text: '{ "type": "string", "enum": ["a", «"a"», "b", «"a"»] }',
      problems: ['repeated', 'repeated'],
      fixed: '{ "type": "string", "enum": ["a", "b"] }',
    },
    {
      name: 'in the first dialect, line by line with a comment',
      text: "export const a = {\n  k: {\n    type: 'string',\n    enum: [\n      'a', // once\n      «'a'»,\n    ],\n  },\n} satisfies SchemaSpec;\n",
      problems: ['repeated'],
      fixed:
        "export const a = {\n  k: {\n    type: 'string',\n    enum: [\n      'a', // once\n      \n    ],\n  },\n} satisfies SchemaSpec;\n",
    },
  ],
});
