import { schemaRequiredDuplicate } from '../../../../server/src/engine/rules/schema/required-duplicate';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaRequiredDuplicate, {
  ok: [{ name: 'each once', in: 'json', text: '{ "type": "object", "properties": { "a": {} }, "required": ["a"] }' }],
  bad: [
    {
      name: 'a name a second time',
      in: 'json',
      text: '{ "type": "object", "properties": { "a": {} }, "required": ["a", «"a"»] }',
      problems: ['repeated'],
      fixed: '{ "type": "object", "properties": { "a": {} }, "required": ["a"] }',
    },
  ],
});
