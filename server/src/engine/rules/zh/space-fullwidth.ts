import { defineMarkdownRule, remove } from '../../rule';
import { MARK } from '../support/cjk';
import { ADDRESS } from '../support/reading';
import { type Found, findAll, isAtAddress, isUnbroken, typography } from '../support/typography';

// Without the blank a lone star, underscore or tilde could become a mark of Markdown.
const other = `[^ \\t\\n*_~${ADDRESS}]`;
const pattern = new RegExp(`(?<=(${MARK}))[ \\t]+(?=${other})|(?<=${other})[ \\t]+(?=(${MARK}))`, 'gu');
const isMark = new RegExp(MARK, 'u');

/**
 * A full-width mark brings its own space; a blank beside it leaves a hole in the line. A blank behind a mark of
 * Markdown stays, since bold that ends in a full-width mark needs it (`zh/emphasis-flanking`), and so does one that
 * ends an address.
 */
export const zhSpaceFullwidth = defineMarkdownRule({
  ...typography({
    id: 'zh/space-fullwidth',
    summary: 'No blank stands next to a full-width mark.',
    isRecommended: true,
  }),
  fix: 'safe',
  messages: {
    blank: 'A blank stands next to `{mark}`, but a full-width mark has its own space.',
    remove: 'Remove the blank',
  },
  check({ doc, report }) {
    for (const found of findAll(doc, pattern)) {
      const mark = markBeside(found);
      const { reading, from, to } = found;
      if (mark === undefined || !isUnbroken(reading, from, to) || isAtAddress(reading.text, from)) continue;
      const span = reading.spanOf(from, to);
      report('blank', span, { mark }, { fixes: [{ title: 'remove', edits: [remove(span)] }] });
    }
  },
});

/** The full-width mark that the blank touches. */
function markBeside({ reading, match, from, to }: Found): string | undefined {
  if (match[1] !== undefined && reading.isTight(from)) return match[1];
  const next = reading.text.charAt(to);
  return isMark.test(next) && reading.isTight(to) ? next : undefined;
}
