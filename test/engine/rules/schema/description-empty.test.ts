import { schemaDescriptionEmpty } from '../../../../server/src/engine/rules/schema/description-empty';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaDescriptionEmpty, {
  ok: [
    {
      name: 'the second dialect keeps it',
      text: "export const a = { k: { type: 'string', description: '' } } satisfies ParameterSchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'empty',
      text: "export const a = { k: { type: 'string', description: «''» } } satisfies SchemaSpec;",
      problems: ['empty'],
      fixed: "export const a = { k: { type: 'string' } } satisfies SchemaSpec;",
    },
  ],
});
