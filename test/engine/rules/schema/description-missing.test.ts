import { schemaDescriptionMissing } from '../../../../server/src/engine/rules/schema/description-missing';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaDescriptionMissing, {
  ok: [
    {
      name: 'described',
      text: "export const a = { k: { type: 'string', description: text() } } satisfies SchemaSpec;",
    },
    {
      name: 'what lies deeper is no parameter',
      text: "export const a = { k: { type: 'object', description: 'A.', properties: { b: { type: 'string' } } } } satisfies SchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'none',
      text: "export const a = { «k»: { type: 'string' } } satisfies ParameterSchemaSpec;",
      problems: ['missing'],
      suggestions: [
        {
          title: 'Insert a `description`',
          text: "export const a = { k: { type: 'string', description: '' } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
  ],
});
