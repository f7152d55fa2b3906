import { schemaAnnotationLossy } from '../../../../server/src/engine/rules/schema/annotation-lossy';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaAnnotationLossy, {
  ok: [
    { name: 'null', in: 'json', text: '{ "default": null }' },
    {
      name: 'a value from elsewhere',
      text: "export const a = { k: { type: 'number', default: limit } } satisfies ParameterSchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'undefined and minus zero',
      text: "export const a = { k: { type: 'number', default: «-0» }, j: { type: 'json', examples: «[undefined]» } } satisfies ParameterSchemaSpec;",
      problems: ['found', 'found'],
      suggestions: [
        {
          title: 'Remove `default`',
          text: "export const a = { k: { type: 'number' }, j: { type: 'json', examples: [undefined] } } satisfies ParameterSchemaSpec;",
        },
        {
          title: 'Remove `examples`',
          text: "export const a = { k: { type: 'number', default: -0 }, j: { type: 'json' } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
    {
      name: 'a date and a function',
      text: "export const a = { k: { type: 'json', default: «new Date(0)», examples: «() => 1» } } satisfies ParameterSchemaSpec;",
      problems: ['found', 'found'],
      suggestions: [
        {
          title: 'Remove `default`',
          text: "export const a = { k: { type: 'json', examples: () => 1 } } satisfies ParameterSchemaSpec;",
        },
        {
          title: 'Remove `examples`',
          text: "export const a = { k: { type: 'json', default: new Date(0) } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
  ],
});
