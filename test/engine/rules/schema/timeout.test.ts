import { schemaTimeout } from '../../../../server/src/engine/rules/schema/timeout';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaTimeout, {
  ok: [
    { name: 'positive', text: 'defineTool({ output, timeoutMs: 5_000 });' },
    { name: 'from elsewhere', text: 'defineTool({ output, timeoutMs: limits.time });' },
    { name: 'the first dialect has none', text: 'defineTool({ timeoutMs: 0 });' },
  ],
  bad: [
    { name: 'zero', text: 'defineTool({ output, timeoutMs: «0» });', problems: ['found'] },
    { name: 'a text', text: "defineTool({ output, timeoutMs: «'5s'» });", problems: ['found'] },
  ],
});
