import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainTitle } from '../../../client/src/indexView/plainTitle';

test('a title is shown without the backticks of its code', () => {
  const cases: [string, string][] = [
    ['One `port` for `all`', 'One port for all'],
    ['`` a ` b `` and `c', 'a ` b and `c'],
    ['`a``b`', 'a``b'],
    ['` `', ''],
    ['no code', 'no code'],
    ['a\tb\u0000c', 'a b c'],
  ];
  for (const [title, plain] of cases) assert.equal(plainTitle(title), plain, title);
});

test('a title full of backticks takes no longer', () => {
  const odd = Array.from({ length: 4000 }, (_, at) => '`'.repeat((at % 60) + 1)).join('x');
  assert.ok(plainTitle(odd).length < odd.length);
});
