import { schemaCircular } from '../../../../server/src/engine/rules/schema/circular';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaCircular, {
  ok: [
    {
      name: 'one node in two places',
      text: "const n = { type: 'string' } as const;\nexport const a = { a: n, b: n } satisfies ParameterSchemaSpec;",
    },
  ],
  bad: [
    {
      name: 'a node that holds itself',
      text: "const tree = { type: 'array', items: «tree» };\nexport const a = { tree } satisfies ParameterSchemaSpec;",
      problems: ['found'],
    },
  ],
});
