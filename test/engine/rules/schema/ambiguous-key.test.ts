import { schemaAmbiguousKey } from '../../../../server/src/engine/rules/schema/ambiguous-key';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaAmbiguousKey, {
  ok: [{ name: 'letters, digits, hyphens', in: 'json', text: '{ "type": "object", "properties": { "a-b_1é": {} } }' }],
  bad: [
    {
      name: 'a dot, a blank, a tab',
      in: 'json',
      text: '{ "type": "object", "properties": { «"a.b"»: {}, «"a b"»: {}, «"a\\tb"»: {} } }',
      problems: ['ambiguous', 'ambiguous', 'ambiguous'],
    },
  ],
});
