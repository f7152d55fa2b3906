import { schemaProtoKey } from '../../../../server/src/engine/rules/schema/proto-key';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaProtoKey, {
  ok: [
    {
      name: 'computed in the second dialect',
      text: "export const a = { ['__proto__']: { type: 'string' } } satisfies ParameterSchemaSpec;",
    },
    {
      name: 'in JSON it is a key like any other',
      in: 'json',
      text: '{ "type": "object", "properties": { "__proto__": {} } }',
    },
  ],
  bad: [
    {
      name: 'a property that is none',
      text: "export const a = { «__proto__»: { type: 'string' } } satisfies ParameterSchemaSpec;",
      problems: ['prototype'],
      fixed: "export const a = { ['__proto__']: { type: 'string' } } satisfies ParameterSchemaSpec;",
    },
    {
      name: 'either form in the first dialect',
      text: "export const a = { «__proto__»: { type: 'string' }, b: { type: 'object', properties: { «['__proto__']»: { type: 'string' } } } } satisfies SchemaSpec;",
      problems: ['prototype', 'lost'],
    },
  ],
});
