import { defineMarkdownRule, type Edit } from '../../rule';
import { HAN } from '../support/cjk';
import { type Reading, readingsOf } from '../support/reading';
import { replaceByMark, typography } from '../support/typography';

/** Parentheses of half width cling to the Chinese in and around them; a pair of both widths leans to one side. */
export const zhHalfwidthParen = defineMarkdownRule({
  ...typography({ id: 'zh/halfwidth-paren', summary: 'Parentheses next to Chinese have full width.' }),
  fix: 'suggestion',
  messages: {
    halfWidth: '`{found}` stand next to Chinese, where `（）` are meant.',
    replace: 'Replace by full-width parentheses',
  },
  check({ doc, report }) {
    for (const reading of readingsOf(doc)) {
      for (const { open, close, isNotation } of findPairs(reading.text)) {
        const found = reading.text.charAt(open) + reading.text.charAt(close);
        if (found === '（）' || isNotation || (found === '()' && !touchesHan(reading.text, open, close))) continue;
        const edits = toFullWidth(reading, open, close);
        const fixes = edits.length === 0 ? [] : [{ title: 'replace' as const, edits }];
        report('halfWidth', reading.spanOf(open, close + 1), { found }, { fixes });
      }
    }
  },
});

interface Parentheses {
  readonly open: number;
  readonly close: number;
  /** Such as `O(n)`: behind a letter, and without Chinese inside. */
  readonly isNotation: boolean;
}

/** Parentheses that belong together, of whatever width, an inner pair before the one around it. */
function findPairs(text: string): Parentheses[] {
  const pairs: Parentheses[] = [];
  const opened: number[] = [];
  let lastHan = -1;
  for (const { 0: found, index } of text.matchAll(interesting)) {
    if (found === '(' || found === '（') opened.push(index);
    else if (found !== ')' && found !== '）') lastHan = index;
    else {
      const open = opened.pop();
      if (open === undefined) continue;
      const isNotation =
        lastHan < open && text[open] === '(' && /[\p{Script=Latin}\d_]$/u.test(text.slice(Math.max(0, open - 2), open));
      pairs.push({ open, close: index, isNotation });
    }
  }
  return pairs.sort((a, b) => a.open - b.open);
}

const interesting = new RegExp(`[()（）]|${HAN}`, 'gu');
const hanBehind = new RegExp(`^${HAN}`, 'u');
const hanBefore = new RegExp(`${HAN}$`, 'u');

/** An ideograph has one or two UTF-16 units. */
function touchesHan(text: string, open: number, close: number): boolean {
  return [open, close].some((at) => {
    return hanBefore.test(text.slice(Math.max(0, at - 2), at)) || hanBehind.test(text.slice(at + 1, at + 3));
  });
}

/** Empty where one of them cannot be replaced, or where nothing but a blank stands between them. */
function toFullWidth(reading: Reading, open: number, close: number): Edit[] {
  const halves = [open, close].filter((at) => /[()]/.test(reading.text.charAt(at)));
  const edits = halves.flatMap((at) => replaceByMark(reading, at, at + 1, at === open ? '（' : '）'));
  const [first, last] = [edits[0], edits.at(-1)];
  const overlap = edits.length === 2 && first && last && last.span.start < first.span.end;
  return edits.length < halves.length || overlap ? [] : edits;
}
