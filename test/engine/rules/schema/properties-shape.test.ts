import { schemaPropertiesShape } from '../../../../server/src/engine/rules/schema/properties-shape';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaPropertiesShape, {
  ok: [{ name: 'a map', in: 'json', text: '{ "type": "object", "properties": {} }' }],
  bad: [
    { name: 'a list on the wire', in: 'json', text: '{ "type": "object", "properties": «[]» }', problems: ['found'] },
    {
      name: 'a text in the second dialect',
      text: "export const a = { o: { type: 'object', additionalProperties: true, properties: «'none'» } } satisfies ParameterSchemaSpec;",
      problems: ['found'],
    },
  ],
});
