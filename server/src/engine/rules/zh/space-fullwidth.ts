import type { MarkdownDocument } from '../../document';
import { defineMarkdownRule, remove } from '../../rule';
import type { Span } from '../../text/span';
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
      if (isPrescribed(doc, span)) continue;
      report('blank', span, { mark }, { fixes: [{ title: 'remove', edits: [remove(span)] }] });
    }
  },
});

/**
 * Part of what the header says word for word: the prefix of the title, the key of the status, the separator before a
 * reason. Whoever removed that blank would break the header, and the rule that owns it would put it back.
 */
function isPrescribed({ config, lines, text }: MarkdownDocument, { start, end }: Span): boolean {
  const before = text.slice(lines.startOfLineAt(start), end).replace(/^\uFEFF/, '');
  const { key, separator } = config.status;
  if (before === `# ${config.title.prefix}` || before === key) return true;
  if (!before.startsWith(key)) return false;
  return text.startsWith(separator, start) || before.endsWith(separator);
}

/** The full-width mark that the blank touches. */
function markBeside({ reading, match, from, to }: Found): string | undefined {
  if (match[1] !== undefined && reading.isTight(from)) return match[1];
  const next = reading.text.charAt(to);
  return isMark.test(next) && reading.isTight(to) ? next : undefined;
}
