import { schemaOneofDuplicate } from '../../../../server/src/engine/rules/schema/oneof-duplicate';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaOneofDuplicate, {
  ok: [{ name: 'two types', in: 'json', text: '{ "oneOf": [{ "type": "string" }, { "type": "null" }] }' }],
  bad: [
    {
      name: 'the same in another order',
      in: 'json',
      text: '{ "oneOf": [{ "type": "string", "const": "a" }, { "type": "null" }, «{ "const": "a", "type": "string" }»] }',
      problems: ['same'],
      suggestions: [
        { title: 'Remove the branch', text: '{ "oneOf": [{ "type": "string", "const": "a" }, { "type": "null" }] }' },
      ],
    },
  ],
});
