import { schemaClosedEmpty } from '../../../../server/src/engine/rules/schema/closed-empty';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaClosedEmpty, {
  ok: [
    { name: 'open', in: 'json', text: '{ "type": "object", "additionalProperties": true }' },
    {
      name: 'with what is spread',
      text: "export const a = { o: { type: 'object', additionalProperties: false, properties: { ...rest } } } satisfies ParameterSchemaSpec;",
    },
  ],
  bad: [
    { name: 'closed', in: 'json', text: '«{ "type": "object", "additionalProperties": false }»', problems: ['empty'] },
    {
      name: 'closed with an empty map',
      in: 'json',
      text: '«{ "type": "object", "additionalProperties": false, "properties": {} }»',
      problems: ['empty'],
    },
  ],
});
