import { defineMarkdownRule, replace } from '../../rule';
import { HAN } from '../support/cjk';
import { readingsOf } from '../support/reading';
import { isAtAddress, typography } from '../support/typography';

/**
 * Curly quotation marks have the same code as the English ones, so that many fonts draw them narrow in Chinese;
 * straight ones do not even tell where a quotation begins.
 */
export const zhQuotes = defineMarkdownRule({
  ...typography({ id: 'zh/quotes', summary: 'Chinese is quoted in 「」.' }),
  fix: 'suggestion',
  messages: {
    quotes: '`{found}` stand around Chinese, where `{expected}` are meant.',
    replace: 'Replace by `{expected}`',
  },
  check({ doc, report }) {
    for (const reading of readingsOf(doc)) {
      for (const { open, close, isInside } of findQuotations(reading.text)) {
        const expected = isInside ? '『』' : '「」';
        const ends = [open, close].filter((at) => !isAtAddress(reading.text, at));
        const edits = ends.map((at) => replace(reading.spanOf(at, at + 1), expected.charAt(at === open ? 0 : 1)));
        const found = reading.text.charAt(open) + reading.text.charAt(close);
        // An address would go on over the new mark.
        const fixes = edits.length < 2 ? [] : [{ title: 'replace' as const, data: { expected }, edits }];
        report('quotes', reading.spanOf(open, close + 1), { found, expected }, { fixes });
      }
    }
  },
});

interface Quotation {
  readonly open: number;
  readonly close: number;
  /** In 「」, within which the marks are 『』. */
  readonly isInside: boolean;
}

const interesting = new RegExp(`[“”「」]|${HAN}`, 'gu');

/** Quotations that hold Chinese. */
function findQuotations(text: string): Quotation[] {
  const found: Quotation[] = [];
  const opened: number[] = [];
  let [depth, lastHan] = [0, -1];
  for (const { 0: character, index } of curl(text).matchAll(interesting)) {
    if (character === '“') opened.push(index);
    else if (character === '「') depth++;
    else if (character === '」') depth = Math.max(0, depth - 1);
    else if (character !== '”') lastHan = index;
    else {
      const open = opened.pop();
      if (open !== undefined && lastHan > open) found.push({ open, close: index, isInside: depth > 0 });
    }
  }
  return found.sort((a, b) => a.open - b.open);
}

/**
 * Straight marks as curly ones: one begins a quotation and the next one ends it. An odd number of them means something
 * else.
 */
function curl(text: string): string {
  if (text.split('"').length % 2 === 0) return text;
  let isInside = false;
  return text.replace(/"/g, () => {
    isInside = !isInside;
    return isInside ? '“' : '”';
  });
}
