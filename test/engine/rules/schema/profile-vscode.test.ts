import { schemaProfileVscode } from '../../../../server/src/engine/rules/schema/profile-vscode';
import { testSchemaRule } from '../../../support/schemaRuleTester';

const config = { schema: { profiles: ['vscode'] } } as const;

testSchemaRule(schemaProfileVscode, {
  ok: [
    { name: 'not asked for', in: 'json', text: '{ "type": "array" }' },
    {
      name: 'with items that are not known',
      config,
      text: "export const a = { l: { type: 'array', items } } satisfies ParameterSchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'without items',
      config,
      text: "export const a = { l: { type: «'array'» } } satisfies ParameterSchemaSpec;",
      problems: ['items'],
    },
  ],
});
