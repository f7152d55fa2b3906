import { schemaAnnotationType } from '../../../../server/src/engine/rules/schema/annotation-type';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaAnnotationType, {
  ok: [
    { name: 'a text', in: 'json', text: '{ "description": "A path." }' },
    {
      name: 'a text from elsewhere',
      text: 'export const a = { k: { type: "string", description: text() } } satisfies ParameterSchemaSpec;',
    },
  ],
  bad: [
    {
      name: 'a number',
      in: 'json',
      text: '{ "title": «5» }',
      problems: ['found'],
      suggestions: [{ title: 'Put it in quotes', text: '{ "title": "5" }' }],
    },
    {
      name: 'undefined',
      text: "export const a = { k: { type: 'string', description: «undefined» } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
    },
  ],
});
