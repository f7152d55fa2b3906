// The workspace of the cases about tool schemas. Plain data, as in `fixture.mjs`.

export const toolFile = 'src/tools.ts';
export const exampleFile = 'docs/tools.md';

export const toolText = `defineTool({
  name: 'findRecipe',
  output: { schema: { type: 'string' }, render: () => [] },
  parameters: {
    title: { type: 'string', required: true, description: 'Words of the title.' },
    servings: { type: 'integer', description: 'For how many people.' },
    season: { type: 'string', enum: ['spring', 'autumn'], description: 'When it is at its best.' },
  },
});
`;

export const exampleText = `# Tools

\`\`\`json schema=stock
{ "amount": { "type": "integer", "required": true, "description": "How much." } }
\`\`\`

\`\`\`json args=stock
{ "amount": 3 }
\`\`\`
`;

export const schemaWorkspace = {
  'rfc.config.json': JSON.stringify({ index: { mode: 'off' }, markdown: { scope: ['docs/*.md'] } }),
  [toolFile]: toolText,
  [exampleFile]: exampleText,
};
