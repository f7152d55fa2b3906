import { setLevel } from '../../pairs/editHeading';
import type { Item } from '../../pairs/signature';
import { clip } from '../support/clip';
import { defineStructureRule } from '../support/pairStructure';

/** Where the outlines differ, readers of one language get a section that the others never hear of. */
export const pairHeadingDepth = defineStructureRule<'setLevel' | 'setLevelThere'>({
  id: 'pair/heading-depth',
  summary: 'Both sides of a pair must have the same headings at the same levels.',
  fix: 'suggestion',
  sequence: 'headings',
  messages: {
    different:
      'This heading is at level {found}, its partner in `{other}` at level {expected}; expected the same level.',
    lone: '`{other}` has no partner for this heading of level {level}; expected the same headings on both sides.',
    lones:
      '`{other}` has no partners for this heading of level {level} and {count} more; expected the same on both sides.',
    lacking: 'A heading of level {level} is missing here; expected a partner of `{text}` in `{other}`.',
    lackings: 'Headings are missing here; expected partners of `{text}` in `{other}` and {count} more.',
    partner: 'The heading on the other side.',
    place: 'Its partner would stand here.',
    setLevel: 'Change the level to {expected}',
    setLevelThere: 'Change the level in `{other}` to {expected}',
    insertSection: 'Insert the section for `{heading}` here',
    insertSectionThere: 'Insert the section for `{heading}` in `{other}`',
  },
  differ: ({ own, other }) => ({ data: { found: levelOf(own), expected: levelOf(other) } }),
  tell: (item) => ({ level: levelOf(item), text: clip(item.detail) }),
  adapt: {
    title: 'setLevel',
    titleThere: 'setLevelThere',
    data: ({ other }) => ({ expected: levelOf(other) }),
    edits({ comparison, side, own, other }) {
      const edit = 'level' in own.element && setLevel(comparison.docs[side], own.element, levelOf(other));
      return edit ? [edit] : undefined;
    },
  },
});

function levelOf({ element }: Item): number {
  return 'level' in element ? element.level : 0;
}
