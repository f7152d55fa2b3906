import { codeBlock, fence, htmlBlock, table } from './markdownBlocks';
import { inlines, oneLine, target } from './markdownInlines';
import { mutate } from './markdownMutations';
import { labels, notes } from './markdownWords';
import { calmer, chance, pick, pickWeighted, type Random, repeat } from './random';

/** Lines without terminators. */
type Lines = string[];

type Make = (random: Random, depth: number) => Lines;

const leaves: readonly (readonly [number, Make])[] = [
  [30, paragraph],
  [12, atxHeading],
  [5, setextHeading],
  [
    3,
    (random) => [pick(random, ['---', '***', '___', '- - -', ' * * *', '--', '-----  ', '   ---', '    ---', '_ _ _'])],
  ],
  [12, (random) => fence(random)],
  [4, (random) => codeBlock(random)],
  [10, (random) => htmlBlock(random)],
  [8, (random) => table(random)],
  [6, definitions],
];

const makers: readonly (readonly [number, Make])[] = [...leaves, [14, list], [7, quote], [4, footnote]];

/**
 * A Markdown document: plausible for the most part, in every construct of CommonMark and GFM, now and then damaged.
 *
 * @param random where the choices come from; the same numbers give the same document
 * @param size about how many blocks stand at the top level, 1 or more
 */
export function generateMarkdown(random: Random, size: number): string {
  const choose = chance(random, 60) ? calmer(random) : random;
  const lines = chance(random, 30) ? rfcLines(choose, size) : someBlocks(choose, size, 3);
  let text = `${lines.join('\n')}${pick(random, ['\n', '\n', '\n', '', '\n\n', '\n  \n', ' '])}`;
  if (chance(random, 25)) text = mutate(random, text);
  if (chance(random, 10)) text = text.replace(/\n/g, () => pick(random, ['\n', '\r\n', '\r']));
  else if (chance(random, 20)) text = text.replaceAll('\n', '\r\n');
  return chance(random, 6) ? `\uFEFF${text}` : text;
}

/** A document in the format of an RFC: title, status, sections, between them anything. */
function rfcLines(random: Random, size: number): Lines {
  const status = ['proposed', 'implemented', 'rejected — too dear', 'Implemented ', 'implemented (2026-06-11)', ''];
  const head = [`# RFC: ${oneLine(random)}`, '', `Status: ${pick(random, status)}`, ''];
  const sections = [
    'Problem',
    'Proposal',
    'Decision',
    'Alternatives considered',
    'Acceptance criteria',
    'Risks',
    '问题',
    'Plan',
  ];
  const body = sections
    .filter(() => !chance(random, 30))
    .flatMap((section) => [`## ${section}`, '', ...someBlocks(random, 1 + random(Math.ceil(size / 4)), 2), '']);
  return [...(chance(random, 10) ? ['---', 'title: x', '---'] : []), ...head, ...body];
}

function someBlocks(random: Random, count: number, depth: number): Lines {
  const lines: Lines = [];
  for (let left = Math.max(1, count); left > 0; left--) {
    if (lines.length > 0) lines.push(...gap(random));
    lines.push(...block(random, depth));
  }
  return lines;
}

function block(random: Random, depth: number): Lines {
  return pickWeighted(random, depth > 0 ? makers : leaves)(random, depth - 1);
}

function gap(random: Random): Lines {
  return pick(random, [[''], [''], [''], [''], [''], [], [], ['', ''], ['  '], ['\t'], ['', '<!-- -->', '']]);
}

function paragraph(random: Random): Lines {
  const lead = pick(random, ['', '', '', '', ' ', '   ', '**Lead.** ', '[x] ', 'Status: ', '状态：']);
  return `${lead}${inlines(random, 3, 10)}${pick(random, ['', '', '', '  ', '\\', '\t'])}`.split('\n');
}

function atxHeading(random: Random): Lines {
  const marks = '#'.repeat(1 + random(chance(random, 10) ? 8 : 4));
  const text = chance(random, 8) ? '' : oneLine(random);
  const close = pick(random, ['', '', '', ' #', ` ${marks}`, '#', ' ##  ', ' \\#', ' # x']);
  return [
    `${pick(random, ['', '', '', '', ' ', '   ', '    '])}${marks}${pick(random, [' ', ' ', ' ', '  ', '\t', ''])}${text}${close}`,
  ];
}

function setextHeading(random: Random): Lines {
  const line = pick(random, ['===', '---', '=', '-', '  ---', '=====  ', '= =', '    ---', '---=']);
  return [...inlines(random, 2, 4).split('\n'), line];
}

function definitions(random: Random): Lines {
  return repeat(1 + random(3), () => {
    const indent = pick(random, ['', '', '', ' ', '   ', '    ']);
    return `${indent}[${pick(random, labels)}]:${target(random)}`.split('\n');
  }).flat();
}

function footnote(random: Random, depth: number): Lines {
  const [first = '', ...rest] = someBlocks(random, 1 + random(2), Math.max(0, depth));
  const indent = pick(random, ['    ', '    ', '  ', '\t']);
  return [
    `[^${pick(random, notes)}]:${pick(random, [' ', ' ', ''])}${first}`,
    ...rest.map((line) => indented(line, indent)),
  ];
}

function quote(random: Random, depth: number): Lines {
  const mark = pick(random, ['> ', '> ', '>', ' > ', '   > ', '>\t']);
  const lines = someBlocks(random, 1 + random(3), depth);
  return lines.map((line, index) => {
    const isLazy = index > 0 && line !== '' && chance(random, 8);
    return isLazy ? line : `${mark}${line}`;
  });
}

const bullets = ['-', '-', '*', '+', '1.', '1.', '1)', '0.', '7.', '007.', '123456789.', '1234567890.', '-1.'] as const;

function list(random: Random, depth: number): Lines {
  const mark = pick(random, bullets);
  const isLoose = chance(random, 30);
  const lines: Lines = [];
  for (let index = 0, count = 1 + random(4); index < count; index++) {
    if (isLoose && index > 0) lines.push('');
    const own = chance(random, 8) ? pick(random, bullets) : counted(mark, index);
    lines.push(...item(random, own, depth));
  }
  return lines;
}

/** The mark of a later item of an ordered list counts on. */
function counted(mark: string, index: number): string {
  return mark.replace(/^[17](?=[.)])/, (first) => String(Number(first) + index));
}

function item(random: Random, mark: string, depth: number): Lines {
  const task = pick(random, ['', '', '', '', '[ ] ', '[x] ', '[X] ', '[ ]', '[y] ', '[\t] ']);
  const blanks = pick(random, [' ', ' ', ' ', ' ', '  ', '    ', '     ', '\t', '']);
  if (chance(random, 7)) return [mark + pick(random, ['', ' ', '  '])];
  const count = chance(random, 25) ? 1 + random(3) : 1;
  const content = chance(random, 30) ? someBlocks(random, count, depth) : paragraph(random);
  const more = depth > 0 && chance(random, 25) ? [...(chance(random, 40) ? [''] : []), ...block(random, depth)] : [];
  const [first = '', ...rest] = [...content, ...more];
  const indent = pick(random, ['', '', '', '', ' ', '   ']);
  const width = ' '.repeat(indent.length + mark.length + Math.max(1, blanks.length));
  return [`${indent}${mark}${blanks}${task}${first}`, ...rest.map((line) => continued(random, line, width))];
}

/** A line inside an item: indented as it should be, seldom a little less or not at all. */
function continued(random: Random, line: string, width: string): string {
  if (chance(random, 4)) return line;
  if (chance(random, 3)) return indented(line, width.slice(1));
  return indented(line, chance(random, 4) ? '\t' : width);
}

function indented(line: string, indent: string): string {
  return line === '' ? line : indent + line;
}
