import { schemaRootNotObject } from '../../../../server/src/engine/rules/schema/root-not-object';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaRootNotObject, {
  ok: [
    { name: 'an object', text: "export const a = { type: 'object' } satisfies ObjectJsonSchema;" },
    { name: 'any node may be a part', text: "export const a = { type: 'string' } satisfies JsonSchemaNode;" },
  ],
  bad: [
    {
      name: 'a list',
      text: "export const a = { type: «'array'» } satisfies ObjectJsonSchema;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Wrap the schema in an object',
          text: "export const a = { type: 'object', properties: { value: { type: 'array' } }, required: ['value'], additionalProperties: false } satisfies ObjectJsonSchema;",
        },
      ],
    },
    {
      name: 'anything, as the argument of a function',
      text: 'assertObjectJsonSchema(«{»});',
      problems: ['found'],
      suggestions: [
        {
          title: 'Wrap the schema in an object',
          text: "assertObjectJsonSchema({ type: 'object', properties: { value: {} }, required: ['value'], additionalProperties: false });",
        },
      ],
    },
  ],
});
