import { schemaExampleValid } from '../../../../server/src/engine/rules/schema/example-valid';
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

testSchemaRule(schemaExampleValid, {
  ok: [
    { name: 'refused', in: 'md', text: `${rain}\`\`\`json args=rain invalid\n{}\n\`\`\`\n` },
    { name: 'of no schema', in: 'md', text: '```json args=rain invalid\n{}\n```\n' },
  ],
  bad: [
    {
      name: 'accepted',
      in: 'md',
      text: `${rain}\`\`\`json args=rain «invalid»\n{ "city": "A" }\n\`\`\`\n`,
      problems: ['accepted'],
      suggestions: [
        { title: 'Remove the word `invalid`', text: `${rain}\`\`\`json args=rain\n{ "city": "A" }\n\`\`\`\n` },
      ],
    },
  ],
});
