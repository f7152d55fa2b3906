import { schemaEnumType } from '../../../../server/src/engine/rules/schema/enum-type';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaEnumType, {
  ok: [
    { name: 'numbers', in: 'json', text: '{ "type": "number", "enum": [1, 1.5] }' },
    {
      name: 'beside what is not known',
      text: "export const a = { k: { type: 'string', enum: [...kinds, 'b'] } } satisfies ParameterSchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'a number among texts',
      in: 'json',
      text: '{ "type": "string", "enum": ["a", «1»] }',
      problems: ['found'],
      suggestions: [{ title: 'Change to "1"', text: '{ "type": "string", "enum": ["a", "1"] }' }],
    },
    {
      name: 'texts of numbers and words, known through a constant',
      text: "const kinds = [«'1'», «'1.5'»] as const;\nexport const a = { k: { type: 'integer', enum: kinds } } satisfies ParameterSchemaSpec;\n",
      problems: ['found', 'found'],
      suggestions: [
        {
          title: 'Change to 1',
          text: "const kinds = [1, '1.5'] as const;\nexport const a = { k: { type: 'integer', enum: kinds } } satisfies ParameterSchemaSpec;\n",
        },
      ],
    },
    {
      name: 'beside what is not known',
      text: "export const a = { k: { type: 'boolean', enum: [...kinds, «'true'»] } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Change to true',
          text: "export const a = { k: { type: 'boolean', enum: [...kinds, true] } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
    {
      name: 'the first dialect compares texts only',
      text: "export const a = { n: { type: 'number', enum: [«'1'»] }, k: { type: 'string', enum: ['a', «2»] } } satisfies SchemaSpec;",
      problems: ['never', 'never'],
      suggestions: [
        {
          title: "Change to '2'",
          text: "export const a = { n: { type: 'number', enum: ['1'] }, k: { type: 'string', enum: ['a', '2'] } } satisfies SchemaSpec;",
        },
      ],
    },
  ],
});
