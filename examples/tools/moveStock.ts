import { defineTool } from './registry';

/** The causes that a movement may have in the log. */
const causes = ['purchase', 'meal', 'waste', 'count'];

export const moveStock = defineTool({
  name: 'move_stock',
  description: 'Appends one movement to the log of the kitchen.',
  parameters: {
    item: { type: 'string', required: true, description: 'The item as the household calls it, such as "milk".' },
    change: { type: 'number', required: true, description: 'In the unit of the item; negative when it leaves the shelf.' },
    cause: { type: 'string', required: true, enum: causes, description: 'Why the stock changes.' },
    note: { type: 'string', description: 'Shown beside the movement.' },
  },
  execute: ({ item, change }: { item: string; change: number }) => `${item}: ${change > 0 ? '+' : ''}${change}`,
});
