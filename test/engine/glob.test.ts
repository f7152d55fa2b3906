import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { Glob, matchesAny } from '../../server/src/engine/text/glob';

interface Case {
  readonly pattern: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

const cases: readonly Case[] = [
  { pattern: '', yes: [''], no: ['a'] },
  { pattern: 'README.md', yes: ['README.md'], no: ['readme.md', 'docs/README.md', 'READMExmd', 'README.md/', ''] },
  { pattern: '*.md', yes: ['a.md', 'a.b.md', 'a b.md'], no: ['a/b.md', '.a.md', 'a.mdx'] },
  { pattern: 'docs/*', yes: ['docs/a', 'docs/a.b'], no: ['docs', 'docs/a/b', 'docs/.a'] },
  { pattern: 'a*b*c', yes: ['abc', 'axbxc', 'abbcc'], no: ['ab', 'ab/c'] },
  {
    pattern: 'docs/**',
    yes: ['docs/a', 'docs/a/b.md', 'docs/a/b/c'],
    no: ['docs', 'docsx/a', 'docs/.a', 'docs/a/.b/c'],
  },
  { pattern: '**', yes: ['a', 'a/b'], no: ['.a', 'a/.b'] },
  { pattern: '**/a.md', yes: ['a.md', 'x/a.md', 'x/y/a.md'], no: ['xa.md', '.x/a.md', 'x/.y/a.md', 'a.md/b'] },
  { pattern: 'a/**/b', yes: ['a/b', 'a/x/b', 'a/x/y/b'], no: ['ab', 'a/xb', 'a/.x/b'] },
  { pattern: '**/**/a', yes: ['a', 'x/a', 'x/y/a'], no: ['b'] },
  { pattern: 'a**', yes: ['a', 'ab'], no: ['a/b'] },
  { pattern: 'x**/a', yes: ['x/a', 'xy/a'], no: ['x/y/a'] },
  { pattern: '?.md', yes: ['a.md', '中.md', '😀.md'], no: ['.md', 'ab.md', '/.md'] },
  { pattern: 'a?b', yes: ['a.b', 'axb'], no: ['a/b', 'ab'] },
  { pattern: '.rfc/*', yes: ['.rfc/a'], no: ['.rfc/.a', 'xrfc/a'] },
  { pattern: '**/.*', yes: ['.a', 'x/.a'], no: ['a', '.x/.a'] },
  { pattern: '{a,b}.md', yes: ['a.md', 'b.md'], no: ['c.md', 'a,b.md', '{a,b}.md'] },
  { pattern: '**/*.{ts,{c,m}js}', yes: ['a.ts', 'x/a.cjs', 'a.mjs'], no: ['a.js', 'a.tsx'] },
  { pattern: 'a{,b}c', yes: ['ac', 'abc'], no: ['abbc'] },
  { pattern: 'a{}b', yes: ['ab'], no: ['a{}b'] },
  { pattern: '{docs/**,x}', yes: ['docs/a/b', 'x'], no: ['docs', 'docs/.a', 'x/a'] },
  { pattern: '{**/,x}a', yes: ['a', 'y/z/a', 'xa'], no: ['ya'] },
  { pattern: '{a', yes: ['{a'], no: ['a'] },
  { pattern: 'a}b,c', yes: ['a}b,c'], no: ['a', 'ab'] },
  { pattern: '{a{b,c}', yes: ['{ab', '{ac'], no: ['ab'] },
  { pattern: 'a.c', yes: ['a.c'], no: ['abc'] },
  { pattern: '(a|b)+[c]\\d^$', yes: ['(a|b)+[c]\\d^$'], no: ['a'] },
];

describe('Glob', () => {
  for (const { pattern, yes, no } of cases) {
    test(`\`${pattern}\``, () => {
      const glob = new Glob(pattern);
      for (const path of yes) assert.ok(glob.matches(path), `matches \`${path}\``);
      for (const path of no) assert.ok(!glob.matches(path), `does not match \`${path}\``);
    });
  }

  test('a path without special characters matches itself and nothing else', () => {
    const path = fc.string({ unit: fc.constantFrom('a', 'b', '/', '.', '-', '😀') });
    fc.assert(
      fc.property(path, path, (pattern, other) => {
        assert.equal(new Glob(pattern).matches(other), pattern === other);
      }),
    );
  });

  test('no pattern is too much', () => {
    const path = `${'a'.repeat(60)}b`;
    const hostile: readonly [string, boolean][] = [
      ['*a'.repeat(200), false],
      [`${'{a,a}'.repeat(50)}*b`, true],
      [`${'**/'.repeat(200)}*b`, true],
      [`${'{'.repeat(50_000)}*${'}'.repeat(50_000)}`, true],
      ['{'.repeat(200_000), false],
      [`{${'x,'.repeat(200_000)}*}`, true],
    ];
    for (const [pattern, expected] of hostile) {
      assert.equal(new Glob(pattern).matches(path), expected, pattern.slice(0, 20));
    }
  });
});

test('matchesAny asks each pattern', () => {
  assert.ok(!matchesAny([], 'a'));
  assert.ok(matchesAny(['b', 'a'], 'a'));
  assert.ok(matchesAny(['b', 'a'], 'a'), 'the same patterns again');
  assert.ok(!matchesAny(['b', 'a'], 'c'));
  for (let count = 0; count < 1100; count++) assert.ok(matchesAny([`p${count}`], `p${count}`));
});
