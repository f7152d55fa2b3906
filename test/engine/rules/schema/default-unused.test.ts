import { schemaDefaultUnused } from '../../../../server/src/engine/rules/schema/default-unused';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaDefaultUnused, {
  ok: [{ name: 'on the wire it is what it is', in: 'json', text: '{ "default": 5 }' }],
  bad: [
    {
      name: 'a default',
      text: "export const a = { k: { type: 'number', «default»: 5 } } satisfies SchemaSpec;",
      problems: ['unused'],
    },
  ],
});
