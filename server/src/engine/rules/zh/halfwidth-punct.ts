import { defineMarkdownRule } from '../../rule';
import { HAN } from '../support/cjk';
import { CODE } from '../support/reading';
import { findAll, replaceByMark, typography } from '../support/typography';

const marks = '[,;:?!]+';
const stop = `(?<=${HAN})\\.(?![.\\w${CODE}])`;
const pattern = new RegExp(`(?<=${HAN})${marks}|${marks}(?=${HAN})|${stop}`, 'gu');

const fullWidth: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '.': '。',
};

/**
 * A half-width mark in Chinese hangs on the character before it, and tells a reader of Chinese that the text was not
 * finished.
 */
export const zhHalfwidthPunct = defineMarkdownRule({
  ...typography({
    id: 'zh/halfwidth-punct',
    summary: 'Marks next to Chinese have full width.',
    isRecommended: true,
  }),
  fix: 'suggestion',
  messages: {
    halfWidth: '`{found}` stands next to Chinese, where `{expected}` is meant.',
    replace: 'Replace by `{expected}`',
  },
  check({ doc, report }) {
    for (const { reading, match, from, to } of findAll(doc, pattern)) {
      const [found] = match;
      const expected = found.replace(/./g, (mark) => fullWidth[mark] ?? mark);
      const edits = replaceByMark(reading, from, to, expected);
      const fixes = edits.length === 0 ? [] : [{ title: 'replace' as const, data: { expected }, edits }];
      report('halfWidth', reading.spanOf(from, to), { found, expected }, { fixes });
    }
  },
});
