/** A tool of the second generation, whose arguments have a place for most kinds of violation. */
export const searchTool = `import { defineTool } from 'rfc-workbench/schema';

export const search = defineTool({
  name: 'search',
  description: 'Finds lines.',
  parameters: {
    text: { type: 'string', required: true, description: 'What to look for.' },
    limit: { type: 'integer' },
    order: { type: 'string', enum: ['up', 'down'] },
    within: { type: 'object', additionalProperties: false, properties: { folder: { type: 'string', required: true } } },
  },
  output: { schema: { type: 'array', items: { type: 'string' } }, render: () => [] },
  execute: async () => [],
});
`;

/** Two tools of the first generation. */
export const twoTools = `defineTool({ name: 'open', parameters: { path: { type: 'string', required: true } } });
defineTool({ name: 'close', parameters: {} });
`;
