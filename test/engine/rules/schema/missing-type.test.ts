import { schemaMissingType } from '../../../../server/src/engine/rules/schema/missing-type';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaMissingType, {
  ok: [
    { name: 'an empty node on the wire takes everything', in: 'json', text: '{}' },
    {
      name: 'it may come with what is spread',
      text: 'export const a = { path: { ...base, enum: list } } satisfies ParameterSchemaSpec;',
    },
    { name: 'a key that is being typed', text: 'export const a = { path: { ty' },
  ],
  bad: [
    {
      name: 'a node with a description only',
      text: "export const a = { path: «{» description: 'A path.' } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Insert type `string`',
          text: "export const a = { path: { type: 'string', description: 'A path.' } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
    {
      name: 'an empty node',
      text: 'export const a = { any: «{»} } satisfies ParameterSchemaSpec;',
      problems: ['found'],
      suggestions: [
        {
          title: 'Insert type `json`',
          text: "export const a = { any: { type: 'json' } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
    {
      name: 'two constraints without a type are one fault',
      in: 'json',
      text: '«{»\n  "properties": {},\n  "required": []\n}\n',
      problems: ['found'],
      suggestions: [
        {
          title: 'Insert type `object`',
          text: '{\n  "type": "object",\n  "properties": {},\n  "required": []\n}\n',
        },
      ],
    },
    {
      name: 'a list without a type',
      text: "export const a = { list: «{» items: { type: 'string' } } } satisfies SchemaSpec;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Insert type `array`',
          text: "export const a = { list: { type: 'array', items: { type: 'string' } } } satisfies SchemaSpec;",
        },
      ],
    },
  ],
});
