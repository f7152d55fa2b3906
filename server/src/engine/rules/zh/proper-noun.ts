import { defineMarkdownRule, replace } from '../../rule';
import { findAll, isUnbroken, typography } from '../support/typography';
import { JOINED_BEFORE, JOINED_BEHIND } from '../support/words';

/** A name in another spelling looks like another thing, and a search for it finds half of its places. */
export const zhProperNoun = defineMarkdownRule({
  ...typography({
    id: 'zh/proper-noun',
    summary: 'Names are spelled as `zh.properNouns` has them.',
    isRecommended: true,
  }),
  fix: 'suggestion',
  messages: {
    name: '`{found}` is spelled `{expected}`.',
    replace: 'Replace by `{expected}`',
  },
  check({ doc, report }) {
    const { properNouns } = doc.config.zh;
    if (properNouns.length === 0) return;
    const spellings = new Map(properNouns.map((name) => [name.toLowerCase(), name]));
    for (const { reading, match, from, to } of findAll(doc, patternOf(properNouns))) {
      const [found] = match;
      const expected = spellings.get(found.toLowerCase());
      if (expected === undefined || properNouns.includes(found) || !isUnbroken(reading, from, to)) continue;
      const span = reading.spanOf(from, to);
      const fixes = [{ title: 'replace' as const, data: { expected }, edits: [replace(span, expected)] }];
      report('name', span, { found, expected }, { fixes });
    }
  },
});

/**
 * The names as whole words; what is joined to others by a stop, a slash or a hyphen is a path, a package or an address.
 */
function patternOf(names: readonly string[]): RegExp {
  const words = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`(?<!${JOINED_BEFORE})(?:${words.join('|')})(?!${JOINED_BEHIND})`, 'giu');
}
