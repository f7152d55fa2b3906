import { copyTarget } from '../../pairs/editLink';
import type { Item } from '../../pairs/signature';
import { clip } from '../support/clip';
import { defineStructureRule } from '../support/pairStructure';

/** A link that leads elsewhere, or is missing, sends the readers of one language to another source. */
export const pairLinkTarget = defineStructureRule<'use' | 'useThere'>({
  id: 'pair/link-target',
  summary: 'Both sides of a pair must have the same links, in the same order.',
  fix: 'suggestion',
  sequence: 'links',
  messages: {
    different: 'This link leads to `{target}`, its partner in `{other}` to `{expected}`; expected the same target.',
    lone: '`{other}` has no partner for this link to `{target}`; expected the same links on both sides.',
    lones: '`{other}` has no partners for this link to `{target}` and {count} more; expected the same on both sides.',
    lacking: 'A link to `{target}` is missing here; expected the same links as in `{other}`.',
    lackings: 'A link to `{target}` and {count} more are missing here; expected the same links as in `{other}`.',
    partner: 'The link on the other side.',
    place: 'Its partner would stand here.',
    use: 'Link to `{expected}`',
    useThere: 'Link to `{expected}` in `{other}`',
    insertSection: 'Insert the section for `{heading}` here',
    insertSectionThere: 'Insert the section for `{heading}` in `{other}`',
  },
  differ: ({ own, other }) => ({ data: { ...targetOf(own), expected: targetOf(other).target } }),
  tell: targetOf,
  adapt: {
    title: 'use',
    titleThere: 'useThere',
    data: ({ other }) => ({ expected: targetOf(other).target }),
    edits({ pair, side, own, other }) {
      if (!('url' in own.element) || !('url' in other.element)) return undefined;
      const edit = copyTarget(pair, side, own.element, other.element);
      return edit ? [edit] : undefined;
    },
  },
});

function targetOf({ element }: Item): { target: string } {
  return { target: 'url' in element ? clip(element.url) : '' };
}
