import { defineTool } from './registry';

export const findRecipe = defineTool({
  name: 'find_recipe',
  description: 'Finds recipes that can be cooked from what is on the shelf.',
  parameters: {
    servings: { type: 'integer', required: true, description: 'For how many people.' },
    diet: { type: 'string', enum: ['any', 'vegetarian', 'vegan'], description: 'Who eats along; any when left out.' },
    useSoon: {
      type: 'array',
      items: { type: 'string' },
      description: 'Items that should be used up, the most urgent first.',
    },
    limits: {
      type: 'object',
      description: 'What a recipe may ask for at most.',
      additionalProperties: false,
      properties: {
        minutes: { type: 'integer', description: 'Longest time from start to table.' },
        missing: { type: 'integer', description: 'How many ingredients may have to be bought.' },
      },
    },
  },
  output: {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          title: { type: 'string', required: true },
          minutes: { type: 'integer', required: true },
          missing: { type: 'array', items: { type: 'string' }, required: true },
        },
      },
    },
    render: (recipes: readonly { title: string; minutes: number }[]) =>
      recipes.map(({ title, minutes }) => `${title} (${minutes} min)`).join('\n'),
  },
  execute: () => [],
});
