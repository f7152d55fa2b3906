import { chance, pick, pickWeighted, type Random, repeat } from '../support/random';

/** Texts that mean something to somebody: paths that lead out, patterns that blow up, keys of objects, markup. */
export const strangeTexts = [
  ...[
    '',
    ' ',
    'a',
    '.',
    '..',
    '../x',
    '../../..',
    '/',
    '/etc/passwd',
    'C:\\x',
    'C:/x',
    '\\\\host\\share',
    'a\\..\\b',
    './a',
    'a/../..',
    'a//b',
    '~',
    '\0',
    'a\nb',
  ],
  ...[
    '**',
    '**/*',
    '{a,b',
    '{a,{b,{c,d}}}',
    '*'.repeat(60),
    '**/'.repeat(40),
    '*a'.repeat(40),
    '{a,'.repeat(50),
    '?'.repeat(300),
    '[',
    '!a',
    '{}',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'docs/rfc',
    'docs',
    'README.md',
    '2026-07-01',
    '2026-02-30',
    '{date}-{topic}.md',
    '{number:4}-{topic}.md',
    '{topic}',
    '{x}',
  ],
  ...[
    'rfc',
    'none',
    'agent-note',
    'error',
    'off',
    'generated',
    'Status: ',
    '# ',
    '<script>alert(1)</script>',
    '😀',
    '中文',
    '\uD800',
    'x'.repeat(3_000),
    '%s',
  ],
] as const;

const scalars: readonly (readonly [number, (random: Random) => unknown])[] = [
  [8, (random) => pick(random, strangeTexts)],
  [2, (random) => pick(random, [0, 1, -1, 1.5, 1e308, -0, 2 ** 53, 4, 99])],
  [2, (random) => pick(random, [true, false, null])],
];

/** Any value of JSON, small for the most part. */
export function anyJson(random: Random, depth = 3): unknown {
  if (depth === 0 || chance(random, 55)) return pickWeighted(random, scalars)(random);
  const count = random(4);
  if (chance(random, 50)) return repeat(count, () => anyJson(random, depth - 1));
  return Object.fromEntries(repeat(count, () => [pick(random, strangeTexts), anyJson(random, depth - 1)]));
}

/** Text that was meant to be JSON. */
export function brokenJson(random: Random, good: string): string {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '//',
    '/*',
    '\0',
    '\uFEFF',
    'null',
    "'a'",
    '1e999',
    '-',
    '\uD800',
  ];
  const at = random(good.length + 1);
  return pickWeighted(random, [
    [3, () => good.slice(0, at)],
    [3, () => good.slice(0, at) + pick(random, pieces) + good.slice(at + random(3))],
    [
      1,
      () =>
        pick(random, [
          '',
          'null',
          '[]',
          '7',
          '"a"',
          'true',
          '{',
          '{}{}',
          '// a',
          '\uFEFF{}',
          '{"a":1,"a":2}',
          '{"__proto__":{"root":"x"}}',
        ]),
    ],
    [1, () => pick(random, ['[', '{"a":', '[[{"extends":']).repeat(20_000)],
  ] satisfies [number, () => string][])();
}
