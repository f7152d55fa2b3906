import { inlines, oneLine, someWords } from './markdownInlines';
import { chance, pick, type Random, repeat } from './random';

const infos = [
  '',
  '',
  'js',
  'ts title="a b"',
  ' md ',
  '中文',
  'a`b',
  '{.x}',
  'jsonc rfc:schema',
  '\tx',
  'mermaid',
  'a~b',
  '&amp;',
] as const;

/** Looks like structure, and in code is none. */
const codeLines = [
  ...[
    'const x = 1;',
    '# not a heading',
    '## Problem',
    'Status: proposed',
    '- item',
    '> quote',
    '<!-- comment',
    '-->',
    '| a | b |',
  ],
  ...[
    '',
    '',
    '  indented',
    '\ttab',
    '```',
    '~~~',
    '``',
    '~~',
    '````',
    '   ```',
    '    ```',
    '``` js',
    '[a]: b.md',
    '***',
    '中文，代码',
    '</div>',
    '    ',
  ],
] as const;

/** A fenced code block; its end may be missing, too short, of the other kind, indented or followed by text. */
export function fence(random: Random): string[] {
  const sign = pick(random, ['`', '`', '~']);
  const mark = sign.repeat(3 + random(chance(random, 30) ? 4 : 1));
  const indent = pick(random, ['', '', '', '', ' ', '   ', '    ']);
  const content = repeat(random(6), () => pick(random, codeLines));
  const closers = [
    mark,
    mark,
    mark,
    mark,
    mark,
    `${mark}${sign}`,
    `${mark}  `,
    `  ${mark}`,
    mark.slice(1),
    `${mark} x`,
    `    ${mark}`,
    '',
    '~~~',
  ];
  return [
    `${indent}${mark}${pick(random, infos)}`,
    ...content,
    `${pick(random, ['', indent])}${pick(random, closers)}`,
  ];
}

/** Lines indented as code. */
export function codeBlock(random: Random): string[] {
  const indent = pick(random, ['    ', '    ', '\t', '     ', '  \t']);
  return repeat(1 + random(4), () => `${indent}${pick(random, codeLines)}`);
}

const starts: readonly (readonly [start: string, end: string])[] = [
  // 1: what holds code or style
  ['<script>', '</script>'],
  ['<pre class="x">', '</pre>'],
  ['<style', '</style> tail'],
  ['<textarea>', '</textarea>'],
  // 2: comments
  ['<!--', '-->'],
  ['<!-- one line -->', ''],
  ['<!-- a --> b <!-- c', '-->'],
  ['<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->', ''],
  ['<!-- rfc-disable -->', '<!-- rfc-enable -->'],
  // 3 to 5: instructions, declarations, character data
  ['<?xml', '?>'],
  ['<!DOCTYPE html', '>'],
  ['<![CDATA[', ']]>'],
  // 6: blocks by name, which end at a blank line
  ['<div>', '</div>'],
  ['<details><summary>x</summary>', '</details>'],
  ['<table>', '</table>'],
  ['</p>', ''],
  ['<h2 id="head">', '</h2>'],
  ['<hr/>', ''],
  // 7: any other tag alone on its line
  ['<custom-tag a="b">', '</custom-tag>'],
  ['</span>', ''],
  ['<a name="anchor">', '</a>'],
  ['<b>text', '</b>'],
];

/** A block of HTML of any of the seven kinds; its end may be missing, its content may hold blank lines and Markdown. */
export function htmlBlock(random: Random): string[] {
  const [start, end] = pick(random, starts);
  const indent = pick(random, ['', '', '', '', '', ' ', '   ', '    ']);
  const inside = repeat(random(4), () =>
    pick(random, ['', ...inlines(random, 1, 3).split('\n'), '## Inside', '```', '- x']),
  );
  const close = chance(random, 15) ? '' : end;
  const first = `${indent}${start}${pick(random, ['', '', '', ' ', ` ${someWords(random)}`])}`;
  if (chance(random, 15)) return [`${first}${someWords(random)}${close}`];
  return close === '' && inside.length === 0 ? [first] : [first, ...inside, close];
}

const rules = ['---', '---', '---', ':-', '-:', ':-:', ' - ', '----', ':', '--x', ''] as const;

/** A GFM table; rows may be short or long, and pipes may be escaped, in code or left out at the edges. */
export function table(random: Random): string[] {
  const columns = 1 + random(4);
  const isOpen = chance(random, 20);
  const row = (cells: readonly string[]) => (isOpen ? cells.join('|') : `| ${cells.join(' | ')} |`);
  const width = () => Math.max(1, columns + (chance(random, 12) ? random(3) - 1 : 0));
  const cells = () => repeat(width(), () => cell(random));
  const rule = repeat(chance(random, 8) ? width() : columns, () =>
    pick(random, chance(random, 10) ? rules : rules.slice(0, 6)),
  );
  const lead = chance(random, 12) ? inlines(random, 1, 3).split('\n') : [];
  const indent = pick(random, ['', '', '', '', ' ', '   ', '    ']);
  const rows = repeat(random(5), () => (chance(random, 5) ? oneLine(random) : row(cells())));
  return [...lead, ...[row(repeat(columns, () => cell(random))), row(rule), ...rows].map((line) => indent + line)];
}

function cell(random: Random): string {
  return pick(random, [
    '',
    ' ',
    'a',
    '`a \\| b`',
    '`a|b`',
    'x \\| y',
    '\\\\|',
    '**b**',
    '中文',
    oneLine(random, 1, 2),
    oneLine(random, 1, 2),
  ]);
}
