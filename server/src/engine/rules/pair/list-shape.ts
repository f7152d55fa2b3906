import { reshapeList } from '../../pairs/editList';
import type { Item } from '../../pairs/signature';
import type { Said } from '../../rule';
import { en } from '../../texts';
import { defineStructureRule } from '../support/pairStructure';

/** Numbers that people refer to must mean the same step on both sides, and a list on one side must not be prose on the other. */
export const pairListShape = defineStructureRule<'reshape' | 'reshapeThere'>({
  id: 'pair/list-shape',
  summary: 'Both sides of a pair must have the same lists, of the same kind.',
  fix: 'suggestion',
  sequence: 'lists',
  messages: {
    different: 'This list is {shape}, its partner in `{other}` is {otherShape}; expected the same kind of list.',
    lone: '`{other}` has no partner for this list ({shape}); expected the same lists on both sides.',
    lones: '`{other}` has no partners for this list ({shape}) and {count} more; expected the same lists on both sides.',
    lacking: 'A list is missing here ({shape}); expected a partner of the one in `{other}`.',
    lackings: 'Lists are missing here; expected partners of one in `{other}` ({shape}) and {count} more.',
    partner: 'The list on the other side.',
    place: 'Its partner would stand here.',
    reshape: 'Make this list {otherShape}',
    reshapeThere: 'Make the list in `{other}` {otherShape}',
    insertSection: 'Insert the section for `{heading}` here',
    insertSectionThere: 'Insert the section for `{heading}` in `{other}`',
  },
  differ: ({ own, other }) => ({ data: { ...shapeOf(own), otherShape: shapeOf(other).shape } }),
  tell: shapeOf,
  adapt: {
    title: 'reshape',
    titleThere: 'reshapeThere',
    data: ({ other }) => ({ otherShape: kindOf(other) }),
    edits({ comparison, side, own, other }) {
      if (!('items' in own.element) || !('items' in other.element)) return undefined;
      return reshapeList(comparison.docs[side], own.element, other.element);
    },
  },
});

function shapeOf(item: Item): { shape: Said } {
  const count = 'items' in item.element ? item.element.items.length : 0;
  const said = count === 1 ? en('{kind}, 1 item') : en('{kind}, {count} items');
  return { shape: { said, data: { kind: kindOf(item), count } } };
}

function kindOf({ element }: Item): Said {
  if (!('items' in element) || !element.isOrdered) return { said: en('bulleted'), data: {} };
  return { said: en('numbered from {start}'), data: { start: element.start } };
}
