import { schemaJsonSyntax } from '../../../../server/src/engine/rules/schema/json-syntax';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaJsonSyntax, {
  ok: [
    { name: 'JSON', in: 'json', text: '{}\n' },
    { name: 'JSON with comments', in: 'jsonc', text: '{ /* any */ }\n' },
  ],
  bad: [
    { name: 'a text that is none', in: 'json', text: '«hello»', problems: ['fault'] },
    { name: 'nothing', in: 'json', text: '«»', problems: ['fault'] },
    {
      name: 'a block in a document',
      in: 'md',
      text: '```json schema\n{ "type" «"string"» }\n```\n',
      problems: ['fault'],
    },
  ],
});
