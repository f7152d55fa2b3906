import { schemaOpennessMissing } from '../../../../server/src/engine/rules/schema/openness-missing';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaOpennessMissing, {
  ok: [
    { name: 'open on the wire', in: 'json', text: '{ "type": "object" }' },
    {
      name: 'it may come with what is spread',
      text: "export const a = { o: { type: 'object', ...rest } } satisfies ParameterSchemaSpec;",
    },
    { name: 'still typing', text: "export const a = { o: { type: 'object', " },
  ],
  bad: [
    {
      name: 'an object of the second dialect',
      text: "export const a = { o: { type: «'object'», properties: {} } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
      suggestions: [
        {
          title: 'Add `additionalProperties: true`',
          text: "export const a = { o: { type: 'object', additionalProperties: true, properties: {} } } satisfies ParameterSchemaSpec;",
        },
        {
          title: 'Add `additionalProperties: false`',
          text: "export const a = { o: { type: 'object', additionalProperties: false, properties: {} } } satisfies ParameterSchemaSpec;",
        },
      ],
    },
  ],
});
