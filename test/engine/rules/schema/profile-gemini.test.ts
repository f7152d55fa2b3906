import { schemaProfileGemini } from '../../../../server/src/engine/rules/schema/profile-gemini';
import { testSchemaRule } from '../../../support/schemaRuleTester';

const config = { schema: { profiles: ['gemini'] } } as const;

testSchemaRule(schemaProfileGemini, {
  ok: [
    { name: 'not asked for', in: 'json', text: '{ "type": "array" }' },
    {
      name: 'with items',
      config,
      in: 'json',
      text: '{ "type": "array", "items": { "type": "string", "enum": ["a"] } }',
    },
  ],
  bad: [
    { name: 'without items', config, in: 'json', text: '{ "type": «"array"» }', problems: ['items'] },
    {
      name: 'numbers to choose from',
      config,
      in: 'json',
      text: '{ "type": "integer", "enum": [«1», «2»] }',
      problems: ['enum', 'enum'],
    },
    {
      name: 'a name that begins with a digit',
      config,
      text: "defineTool({ name: «'2nd'», parameters: {} });",
      problems: ['name'],
    },
  ],
});
