import { schemaProfileAnthropic } from '../../../../server/src/engine/rules/schema/profile-anthropic';
import { testSchemaRule } from '../../../support/schemaRuleTester';

const config = { schema: { profiles: ['anthropic'] } } as const;

testSchemaRule(schemaProfileAnthropic, {
  ok: [
    { name: 'not asked for', in: 'json', text: '{ "type": "string" }' },
    { name: 'an object', config, in: 'json', text: '{ "type": "object" }' },
  ],
  bad: [
    {
      name: 'a union at the root',
      config,
      in: 'json',
      text: '{ «"oneOf"»: [{ "type": "string" }, { "type": "null" }] }',
      problems: ['root'],
    },
    {
      name: 'a text at the root, and a name with a dot',
      config,
      text: "assertSupportedJsonSchema({ type: «'string'» });\ndefineTool({ name: «'a.b'», parameters: {} });",
      problems: ['root', 'name'],
    },
  ],
});
