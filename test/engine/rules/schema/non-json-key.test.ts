import { schemaNonJsonKey } from '../../../../server/src/engine/rules/schema/non-json-key';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaNonJsonKey, {
  ok: [
    {
      name: 'a computed key that may be a text',
      text: "export const a = { [key]: { type: 'string' } } satisfies ParameterSchemaSpec;",
    },
    {
      name: 'the first dialect passes over it',
      text: 'export const a = { [Symbol.iterator]: 1 } satisfies SchemaSpec;',
    },
  ],
  bad: [
    {
      name: 'a symbol, an accessor and a method',
      text: 'export const a = { «[Symbol.iterator]»: 1, get «path»() { return node; }, «more»() {} } satisfies ParameterSchemaSpec;',
      problems: ['symbol', 'code', 'code'],
    },
  ],
});
