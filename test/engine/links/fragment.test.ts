import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFactsWithRemark } from '../../../server/src/engine/facts/remark';
import {
  fragmentOf,
  isPlainView,
  leadsTo,
  spanOfFragment,
  spellFragment,
} from '../../../server/src/engine/links/fragment';
import { Lines } from '../../../server/src/engine/text/lines';

describe('fragments', () => {
  for (const [url, fragment] of [
    ['a.md', ''],
    ['a.md#', ''],
    ['#b', 'b'],
    ['a.md?c#b#d', 'b#d'],
    ['a.md#b:~:text=c', 'b'],
    ['a.md#:~:text=c', ''],
  ]) {
    test(`of ${url}`, () => assert.equal(fragmentOf(url ?? ''), fragment));
  }

  test('the view of the source', () => {
    const urls = [
      'a.md?plain=1',
      '?plain=1#L3',
      'a.md?x=y&plain=1&z',
      'a.md?plain=10',
      'a.md#?plain=1',
      'a.md?xplain=1',
    ];
    assert.deepEqual(urls.map(isPlainView), [true, true, true, false, false, false]);
  });

  for (const [fragment, anchor, leads] of [
    ['a', 'a', true],
    ['A', 'a', false],
    ['问题', '问题', true],
    ['%E9%97%AE%E9%A2%98', '问题', true],
    ['%e9%97%ae题', '问题', true],
    ['a%20b', 'a%20b', true],
    ['100%', '100%', true],
    ['%E9%97', '%E9%97', true],
    ['user-content-a', 'a', true],
    ['user-content-a', 'user-content-a', true],
    ['user-content-b', 'a', false],
    ['user-content-%E9%97%AE', '问', true],
    ['top', 'a', true],
    ['TOP', 'a', true],
    ['topic', 'a', false],
  ] as const) {
    test(`\`${fragment}\` ${leads ? 'leads' : 'does not lead'} to \`${anchor}\``, () => {
      assert.equal(leadsTo(fragment, new Set([anchor])), leads);
    });
  }

  for (const [link, marked] of [
    ['[a](b.md#c)', 'c'],
    ['[a](<b c.md#d e> "f#g")', 'd e'],
    ['[a](b&#46;md#c)', 'c'],
    ['[a](b.md\\#c)', 'c'],
    ['[a](b.md&#35;c)', 'b.md&#35;c'],
    ['[a](b.md#c&amp;d)', 'c&amp;d'],
    ['[a](b.md#c:~:text=d)', 'c'],
    ['[a]\n\n[a]: #b', 'b'],
  ]) {
    test(`in ${JSON.stringify(link)}`, () => {
      const text = link ?? '';
      const found = readFactsWithRemark(new Lines(text)).links.find(({ destination }) => destination);
      assert.ok(found?.destination);
      const { start, end } = spanOfFragment(text, found, found.destination);
      assert.equal(text.slice(start, end), marked);
    });
  }

  test('are spelled as the one before, if an address can hold them', () => {
    assert.equal(spellFragment('问题', 'x'), '问题');
    assert.equal(spellFragment('问题', '%E9'), '%E9%97%AE%E9%A2%98');
    assert.equal(spellFragment('a_b-1.2:c', 'x'), 'a_b-1.2:c');
    for (const odd of ['a b', '', 'a)', 'a%', '\uD800', 'a#']) assert.equal(spellFragment(odd, 'x'), undefined);
  });
});
