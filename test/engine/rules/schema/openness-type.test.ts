import { schemaOpennessType } from '../../../../server/src/engine/rules/schema/openness-type';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaOpennessType, {
  ok: [{ name: 'open', in: 'json', text: '{ "type": "object", "additionalProperties": true }' }],
  bad: [
    {
      name: 'a schema for the rest',
      in: 'json',
      text: '{ "type": "object", "additionalProperties": «{}» }',
      problems: ['found'],
      suggestions: [
        { title: 'Change to `true`', text: '{ "type": "object", "additionalProperties": true }' },
        { title: 'Change to `false`', text: '{ "type": "object", "additionalProperties": false }' },
      ],
    },
  ],
});
