import {
  angled,
  bare,
  debris,
  delimiters,
  destinations,
  escapes,
  html,
  labels,
  notes,
  references,
  titles,
  words,
} from './markdownWords';
import { chance, pick, pickWeighted, type Random, repeat } from './random';

type Make = (random: Random, depth: number) => string;

const makers: readonly (readonly [number, Make])[] = [
  [40, (random) => someWords(random)],
  [12, emphasis],
  [8, codeSpan],
  [8, inlineLink],
  [6, referenceLink],
  [3, (random) => pick(random, angled)],
  [4, (random) => pick(random, bare)],
  [5, (random) => pick(random, html)],
  [4, (random) => pick(random, escapes)],
  [3, (random) => pick(random, references)],
  [3, (random) => pick(random, debris)],
  [3, (random) => `[^${pick(random, notes)}]`],
];

/** What stands between two pieces; a break more often in running text than elsewhere. */
const gaps = [
  ' ',
  ' ',
  ' ',
  ' ',
  ' ',
  '',
  '',
  '\n',
  '\n',
  '  ',
  '\t',
  '  \n',
  '\\\n',
  ' \n',
  '\n  ',
  '   \n   ',
  '\n    ',
] as const;

/**
 * Inline Markdown, one or more lines.
 *
 * @param depth how deep links, emphasis and so on may still be nested
 * @param most the largest number of pieces beside each other
 */
export function inlines(random: Random, depth = 3, most = 8): string {
  let text = '';
  for (let left = 1 + random(most); left > 0; left--) {
    if (text !== '') text += pick(random, gaps);
    text += pickWeighted(random, makers)(random, depth);
  }
  return text;
}

/** Inline Markdown without line breaks, for headings and table cells. */
export function oneLine(random: Random, depth = 2, most = 4): string {
  return inlines(random, depth, most).replace(/[ \t]*\\?\n[ \t]*/g, ' ');
}

/** A few plain words. */
export function someWords(random: Random): string {
  return repeat(1 + random(5), () => pick(random, words)).join(pick(random, [' ', ' ', ' ', ' ', '']));
}

function inner(random: Random, depth: number): string {
  return depth > 0 && chance(random, 60) ? inlines(random, depth - 1, 3) : someWords(random);
}

/** Well formed for the most part; sometimes the blanks are on the wrong side or one of the marks is missing. */
function emphasis(random: Random, depth: number): string {
  const mark = pick(random, delimiters);
  const content = inner(random, depth);
  const close = chance(random, 10) ? pick(random, delimiters) : [...mark].reverse().join('');
  if (chance(random, 8)) return `${mark} ${content}${close}`;
  if (chance(random, 8)) return mark + content;
  const before = pick(random, ['', '', '', '中', '。', '（', '"', 'a']);
  return `${before}${mark}${content}${close}${pick(random, ['', '', '', '文', '，', '）', '.', 'b'])}`;
}

function codeSpan(random: Random): string {
  const mark = '`'.repeat(1 + random(3));
  const parts = [
    'x',
    ' ',
    'a|b',
    '\\|',
    '``',
    '`',
    '*y*',
    '\n',
    '<!-- -->',
    '[a](b)',
    '中文',
    '\\',
    ' z ',
    '&amp;',
    'w  v',
  ];
  const content = repeat(1 + random(4), () => pick(random, parts)).join('');
  return mark + content + (chance(random, 10) ? '`'.repeat(1 + random(3)) : mark);
}

function inlineLink(random: Random, depth: number): string {
  const sign = chance(random, 25) ? '!' : '';
  const text = chance(random, 10) ? '' : inner(random, depth);
  const gap = pick(random, ['', '', '', '', ' ', '\n']);
  return `${sign}[${text}](${gap}${pick(random, destinations)}${pick(random, titles)}${gap})`;
}

function referenceLink(random: Random, depth: number): string {
  const sign = chance(random, 20) ? '!' : '';
  const label = pick(random, labels);
  const full = `${sign}[${inner(random, depth)}][${label}]`;
  return pick(random, [full, full, `${sign}[${label}][]`, `${sign}[${label}]`, `${sign}[${label}] [${label}]`]);
}

/** The part of a definition behind the label: address and title. */
export function target(random: Random): string {
  const gap = pick(random, [' ', ' ', '', '\n', '\n  ', '\t']);
  return `${gap}${pick(random, destinations)}${pick(random, titles)}${pick(random, ['', '', '', ' ', ' x'])}`;
}
