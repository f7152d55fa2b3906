import { defineTool } from './registry';

/** One meal of a plan: a recipe, leftovers, or nothing because everybody is out. */
const meal = {
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      properties: {
        kind: { type: 'string', const: 'recipe', required: true },
        title: { type: 'string', required: true },
        servings: { type: 'integer', required: true },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      properties: {
        kind: { type: 'string', enum: ['leftovers', 'out'], required: true },
      },
    },
  ],
} as const;

export const planWeek = defineTool({
  name: 'plan_week',
  description: 'Puts a plan of meals in place of the current one.',
  parameters: {
    monday: { type: 'string', required: true, description: 'The first day of the plan, as yyyy-mm-dd.' },
    dinners: { type: 'array', items: meal, required: true, description: 'Seven entries, Monday to Sunday.' },
    settings: { type: 'json', description: 'Kept with the plan and given back unread.' },
  },
  output: {
    schema: { type: 'integer', description: 'How many items went onto the shopping list.' },
    render: (count: number) => `${count} on the list`,
  },
  execute: () => 0,
});
