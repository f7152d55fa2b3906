import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { comparePair } from '../../../server/src/engine/pairs/compare';
import type { ConfigChanges } from '../../support/configs';
import { pairFrom } from '../../support/pairs';

/** The levels of comparison. Spec: config.md §2 `pairing.signature`. */
const levels: readonly ConfigChanges[] = [1, 2, 3].map((signature) => ({
  pairing: { signature: signature as 1 | 2 | 3 },
}));

/** The sequences in which two texts differ, at each level. */
function differences(anchor: string, counterpart: string): string[] {
  return levels.map((config) => {
    const comparison = comparePair(pairFrom({ anchor, counterpart, record: null, config }));
    return [...new Set(comparison?.divergences.map(({ sequence }) => sequence))].join(' ');
  });
}

const table = '| a | b |\n|---|---|\n| 1 | 2 |\n';

/** Facts of bilingual.md §6: two texts, and in which sequence they differ at the three levels. */
const facts: readonly (readonly [string, string, string, string | readonly [string, string, string]])[] = [
  ['paragraphs', 'a\n\nb\n', '甲\n', ''],
  ['inline code', '`a`\n', '甲\n', ''],
  ['emphasis', '*a* **b** ~~c~~\n', '甲\n', ''],
  ['quotes', '> a\n', '甲\n', ''],
  ['HTML', '<div>a</div>\n', '甲\n', ''],
  ['labels of footnotes', 'a[^1]\n\n[^1]: b\n', '甲[^注]\n\n[^注]: 乙\n', ''],
  ['the text of cells', table, table.replace('a', '甲'), ''],
  ['rules', 'a\n\n---\n\nb\n', '甲\n', ''],
  ['the level of a heading', '# a\n', '## 甲\n', 'headings'],
  ['ATX and setext', '# a\n', '甲\n=\n', ''],
  ['a heading in a quote', '> # a\n', '甲\n', 'headings'],
  ['a heading in HTML', '<h2>a</h2>\n', '甲\n', ''],
  ['seven hashes are none', '####### a\n', '甲\n', ''],
  ['indented code', '    a\n', '```\na\n```\n', ''],
  ['tildes, longer fences, indentation', '```x\na\n```\n', '  ~~~~~x\n  a\n  ~~~~~\n', ''],
  ['the language', '```js\na\n```\n', '```ts\na\n```\n', 'code'],
  ['what follows the language, inner blanks included', '```js a b\n```\n', '```js a  b\n```\n', 'code'],
  ['what follows the language, blanks at the end included', '```js a\n```\n', '```js a \n```\n', 'code'],
  ['comments in code', '```js\n// a\n```\n', '```js\n// 甲\n```\n', 'code'],
  ['blanks in code', '```\na \n```\n', '```\na\n```\n', 'code'],
  ['a fence that is never closed', '```\na\n```\n', '```\na\n', ''],
  ['columns', table, '| 甲 |\n|---|\n| 1 |\n', 'tables'],
  ['rows', table, `${table}| 3 | 4 |\n`, ['', 'tables', 'tables']],
  ['ragged rows', table, table.replace('| 1 | 2 |', '| 1 | 2 | 3 |'), ''],
  ['tables without outer bars', table, 'a | b\n---|---\n1 | 2\n', ''],
  ['another bullet begins another list', '- a\n- b\n', '- 甲\n+ 乙\n', 'lists'],
  ['another end of the number begins another list', '1. a\n2. b\n', '1. 甲\n2) 乙\n', 'lists'],
  ['the character of the bullet', '- a\n', '* 甲\n', ''],
  ['numbers against bullets', '1. a\n', '- 甲\n', 'lists'],
  ['the first number', '1. a\n', '2. 甲\n', ['', 'lists', 'lists']],
  ['a first number 0', '0. a\n', '1. 甲\n', ['', 'lists', 'lists']],
  ['how many items', '- a\n- b\n', '- 甲\n', ['', 'lists', 'lists']],
  ['tasks', '- [ ] a\n- [x] b\n', '- 甲\n- 乙\n', ''],
  ['nested lists come behind those around them', '- a\n  1. b\n', '1. 甲\n   - 乙\n', 'lists'],
  ['loose and tight lists', '- a\n- b\n', '- 甲\n\n- 乙\n', ''],
  ['the target of a link', '[a](x.md)\n', '[甲](y.md)\n', 'links'],
  ['the text and the title of a link', '[a](x.md "t")\n', '[甲](x.md)\n', ''],
  ['percent-encoding', '[a](a%20b.md)\n', '[甲](<a b.md>)\n', 'links'],
  ['character references', '[a](x?a&amp;b)\n', '[甲](x?a&b)\n', ''],
  ['addresses in brackets and without', '<https://a.b>\n', 'https://a.b\n', ''],
  ['images', '![a](x.png)\n', '甲\n', ''],
  ['a link around an image', '[![a](x.png)](x.md)\n', '![甲](x.png)\n', 'links'],
  ['links by reference', '[a][r]\n\n[r]: x.md\n', '甲\n', ['', '', 'links']],
  ['links by reference against inline ones', '[a][r]\n\n[r]: x.md\n', '[甲](x.md)\n', ['links', 'links', '']],
  ['the first definition counts', '[a][r]\n\n[r]: x.md\n[r]: y.md\n', '[甲][r]\n\n[r]: x.md\n', ''],
  ['definitions that nothing or an image uses', '![a][r]\n\n[r]: x.md\n[s]: y.md\n', '甲\n', ''],
  ['an address that swallows the text behind it', '<https://z.w/a>\n', 'https://z.w/a。下文\n', 'links'],
  ['the same before a blank', '<https://z.w/a>\n', 'https://z.w/a 。下文\n', ''],
];

describe('the signature', () => {
  for (const [name, anchor, counterpart, expected] of facts) {
    test(name, () => {
      assert.deepEqual(
        differences(anchor, counterpart),
        typeof expected === 'string' ? levels.map(() => expected) : expected,
      );
    });
  }

  test('by the stricter level only the switcher itself is left out', () => {
    const anchor = '# A\n\nEnglish | [中文](guide.zh.md)\n\n[a](guide.zh.md)\n';
    const counterpart = '# 甲\n\n[English](guide.md) | 中文\n';
    const found = (switcher: 'anywhere' | 'header') =>
      comparePair(pairFrom({ anchor, counterpart, record: null, config: { pairing: { switcher } } }))?.divergences
        .length;
    assert.deepEqual([found('anywhere'), found('header')], [0, 1]);
  });
});
