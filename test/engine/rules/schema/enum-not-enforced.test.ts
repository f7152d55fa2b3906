import { schemaEnumNotEnforced } from '../../../../server/src/engine/rules/schema/enum-not-enforced';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaEnumNotEnforced, {
  ok: [{ name: 'at a text', text: "export const a = { k: { type: 'string', enum: ['a'] } } satisfies SchemaSpec;" }],
  bad: [
    {
      name: 'at an array',
      text: "export const a = { k: { type: 'array', «enum»: ['a'] } } satisfies SchemaSpec;",
      problems: ['vain'],
      suggestions: [
        { title: 'Remove `enum`', text: "export const a = { k: { type: 'array' } } satisfies SchemaSpec;" },
      ],
    },
  ],
});
