import { schemaUnknownType } from '../../../../server/src/engine/rules/schema/unknown-type';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaUnknownType, {
  ok: [
    {
      name: 'json belongs to the second dialect',
      text: "export const a = { any: { type: 'json' } } satisfies ParameterSchemaSpec;",
    },
    { name: 'a type from elsewhere', text: 'export const a = { any: { type: kind } } satisfies ParameterSchemaSpec;' },
    { name: 'a type that is being typed', text: "export const a = { any: { type: 'str\n" },
  ],
  bad: [
    {
      name: 'a slip',
      text: "export const a = { '😀': { type: «'strng'» } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Change the type to `string`',
          text: "export const a = { '😀': { type: 'string' } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
    {
      name: 'any',
      text: 'export const a = { any: { type: «"any"» } } satisfies ParameterSchemaSpec;',
      problems: ['found'],
      suggestions: [
        {
          title: 'Change the type to `json`',
          text: 'export const a = { any: { type: "json" } } satisfies ParameterSchemaSpec;',
        },
      ],
    },
    {
      name: 'a type of the second dialect in the first',
      text: "export const a = { count: { type: «'integer'» } } satisfies SchemaSpec;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Change the type to `number`',
          text: "export const a = { count: { type: 'number' } } satisfies SchemaSpec;",
        },
      ],
    },
    { name: 'a number on the wire', in: 'json', text: '{ "type": «5» }', problems: ['found'] },
  ],
});
