import { schemaExampleUnknown } from '../../../../server/src/engine/rules/schema/example-unknown';
import { testSchemaRule } from '../../../support/schemaRuleTester';

/** A declaration of a tool's parameters. */
const rain = `\`\`\`json schema=rain
{
  "city": { "type": "string", "required": true },
  "days": { "type": "integer" },
  "area": { "type": "object", "additionalProperties": false, "properties": { "k": { "type": "string" } } }
}
\`\`\`

`;

testSchemaRule(schemaExampleUnknown, {
  ok: [
    { name: 'declared below', in: 'md', text: `\`\`\`json args=rain\n{ "city": "A" }\n\`\`\`\n\n${rain}` },
    {
      name: 'a tool of the project',
      in: 'md',
      around: { 'src/rain.ts': "defineTool({ name: 'rain', parameters: {} });" },
      text: '```json args=rain\n{}\n```\n',
    },
  ],
  bad: [
    { name: 'declared nowhere', in: 'md', text: '```json args=«rain»\n{}\n```\n', problems: ['unknown'] },
    {
      name: 'a slip',
      in: 'md',
      text: `${rain}\`\`\`json args=«rian»\n{}\n\`\`\`\n`,
      problems: ['misspelt'],
      suggestions: [{ title: 'Change to `rain`', text: `${rain}\`\`\`json args=rain\n{}\n\`\`\`\n` }],
    },
  ],
});
