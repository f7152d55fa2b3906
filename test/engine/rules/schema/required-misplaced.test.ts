import { schemaRequiredMisplaced } from '../../../../server/src/engine/rules/schema/required-misplaced';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaRequiredMisplaced, {
  ok: [
    {
      name: 'in a property',
      text: "export const a = { path: { type: 'string', required: true } } satisfies SchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'in an item of the first dialect',
      text: "export const a = { list: { type: 'array', items: { type: 'string', «required»: true } } } satisfies SchemaSpec;",
      problems: ['found'],
      severity: 'warning',
      fixed: "export const a = { list: { type: 'array', items: { type: 'string' } } } satisfies SchemaSpec;",
    },
    {
      name: 'in an item of the second',
      text: "export const a = { list: { type: 'array', items: { «required»: true, type: 'string' } } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Remove `required`',
          text: "export const a = { list: { type: 'array', items: { type: 'string' } } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
  ],
});
