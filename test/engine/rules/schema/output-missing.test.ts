import { schemaOutputMissing } from '../../../../server/src/engine/rules/schema/output-missing';
import { testSchemaRule } from '../../../support/schemaRuleTester';

testSchemaRule(schemaOutputMissing, {
  ok: [
    {
      name: 'by itself a tool without output is of the first dialect',
      text: "defineTool({ name: 'a', parameters: {} });",
    },
    {
      name: 'it may come with what is spread',
      config: { schema: { dialect: 'v2' } },
      text: "defineTool({ name: 'a', parameters: {}, ...rest });",
    },
  ],
  bad: [
    {
      name: 'none',
      config: { schema: { dialect: 'v2' } },
      text: "«defineTool»({\n  name: 'a',\n  parameters: {},\n  execute: run,\n});\n",
      problems: ['missing'],
      suggestions: [
        {
          title: 'Insert an `output`',
          text: "defineTool({\n  name: 'a',\n  parameters: {},\n  output: { schema: { type: 'json' }, render: (_args, value) => JSON.stringify(value) },\n  execute: run,\n});\n",
        },
      ],
    },
  ],
});
