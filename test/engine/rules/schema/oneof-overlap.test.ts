import { schemaOneofOverlap } from '../../../../server/src/engine/rules/schema/oneof-overlap';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaOneofOverlap, {
  ok: [
    { name: 'two types', in: 'json', text: '{ "oneOf": [{ "type": "string" }, { "type": "null" }] }' },
    {
      name: 'disjoint lists',
      in: 'json',
      text: '{ "oneOf": [{ "type": "string", "enum": ["a"] }, { "type": "string", "const": "b" }] }',
    },
    {
      name: 'a required property tells them apart',
      text: "export const a = { u: { oneOf: [{ type: 'object', additionalProperties: true, properties: { k: { type: 'string', const: 'a', required: true } } }, { type: 'object', additionalProperties: true, properties: { k: { type: 'string', const: 'b', required: true } } }] } } satisfies ParameterSchemaSpec;",
    },
    {
      name: 'a closed one lacks what the other asks for',
      in: 'json',
      text: '{ "oneOf": [{ "type": "object", "properties": { "a": {} }, "required": ["a"] }, { "type": "object", "properties": { "b": {} }, "additionalProperties": false }] }',
    },
    {
      name: 'a list that is not all known',
      text: "export const a = { u: { oneOf: [{ type: 'string', enum: kinds }, { type: 'string' }] } } satisfies ParameterSchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'whole numbers are numbers',
      in: 'json',
      text: '{ "oneOf": [{ "type": "number" }, «{ "type": "integer" }»] }',
      problems: ['overlap'],
    },
    {
      name: 'json takes everything',
      text: "export const a = { u: { oneOf: [{ type: 'json' }, «{ type: 'string' }», «{ type: 'null' }»] } } satisfies ParameterSchemaSpec;",
      problems: ['overlap', 'overlap'],
      suggestions: [
        {
          title: 'Remove the branch',
          text: "export const a = { u: { oneOf: [{ type: 'json' }, { type: 'null' }] } } satisfies ParameterSchemaSpec;",
        },
        {
          title: 'Remove the branch',
          text: "export const a = { u: { oneOf: [{ type: 'json' }, { type: 'string' }] } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
    {
      name: 'open objects without a discriminator',
      in: 'json',
      text: '{ "oneOf": [{ "type": "object", "properties": { "a": {} }, "required": ["a"] }, «{ "type": "object", "properties": { "b": {} } }»] }',
      problems: ['overlap'],
    },
    {
      name: 'a list that has values of another',
      in: 'json',
      text: '{ "oneOf": [{ "type": "string", "enum": ["a", "b"] }, «{ "type": "string", "enum": ["b"] }»] }',
      problems: ['overlap'],
    },
  ],
});
