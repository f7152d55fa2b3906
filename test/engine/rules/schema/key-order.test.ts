import { schemaKeyOrder } from '../../../../server/src/engine/rules/schema/key-order';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaKeyOrder, {
  ok: [
    {
      name: 'numbers first, in order',
      in: 'json',
      text: '{ "type": "object", "properties": { "1": {}, "2": {}, "01": {}, "a": {} } }',
    },
  ],
  bad: [
    {
      name: 'behind a name, and behind a greater one',
      in: 'json',
      text: '{ "type": "object", "properties": { "2": {}, «"1"»: {}, "a": {}, «"3"»: {} } }',
      problems: ['moved', 'moved'],
    },
  ],
});
