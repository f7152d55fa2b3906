import { schemaExampleInvalid } from '../../../../server/src/engine/rules/schema/example-invalid';
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

testSchemaRule(schemaExampleInvalid, {
  ok: [
    { name: 'right', in: 'md', text: `${rain}\`\`\`json args=rain\n{ "city": "A" }\n\`\`\`\n` },
    { name: 'wrong and marked so', in: 'md', text: `${rain}\`\`\`json args=rain invalid\n{}\n\`\`\`\n` },
    {
      name: 'a schema that is not all known',
      in: 'md',
      text: '```ts\ndefineTool({ name: "rain", parameters: { ...more } });\n```\n\n```json args=rain\n{}\n```\n',
    },
  ],
  bad: [
    {
      name: 'a wrong value, a key too many, one too few',
      in: 'md',
      text: `${rain}\`\`\`json args=rain\n«{ "days": «"3"», "area": { «"x"»: 1 } }»\n\`\`\`\n`,
      problems: ['refused', 'refused', 'refused'],
    },
    {
      name: 'a tool in a source file, an example in a quote',
      in: 'md',
      around: {
        'src/rain.ts':
          "defineTool({ name: 'rain', parameters: { city: { type: 'string', description: describe() } } });",
      },
      text: '> ```json args=rain\n> {\n>   "city": «1»\n> }\n> ```\n',
      problems: ['refused'],
    },
    {
      name: 'a schema in another document, by its first dialect',
      in: 'md',
      config: { schema: { dialect: 'v1' } },
      around: { 'docs/other.md': '```json schema=rain\n{ "city": { "type": "string" } }\n```\n' },
      text: '```json args=rain\n{ "city": «null» }\n```\n',
      problems: ['refused'],
    },
  ],
});
