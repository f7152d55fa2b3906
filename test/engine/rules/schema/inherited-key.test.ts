import { schemaInheritedKey } from '../../../../server/src/engine/rules/schema/inherited-key';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaInheritedKey, {
  ok: [
    {
      name: 'the second dialect looks at own members only',
      text: "export const a = { toString: { type: 'string' } } satisfies ParameterSchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'toString',
      text: "export const a = { «toString»: { type: 'string' } } satisfies SchemaSpec;",
      problems: ['inherited'],
    },
  ],
});
