import { schemaConstRedundant } from '../../../../server/src/engine/rules/schema/const-redundant';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaConstRedundant, {
  ok: [{ name: 'one of both', in: 'json', text: '{ "type": "string", "const": "a" }' }],
  bad: [
    {
      name: 'both',
      in: 'json',
      text: '{ "type": "string", «"enum"»: ["a"], "const": "a" }',
      problems: ['redundant'],
      suggestions: [{ title: 'Remove `enum`', text: '{ "type": "string", "const": "a" }' }],
    },
  ],
});
