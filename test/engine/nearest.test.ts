import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nearestName } from '../../server/src/engine/text/nearest';
import { randomNumbers } from '../support/random';

const names = ['format', 'root', 'rule', 'config', 'status/malformed', 'status/missing'];

/** Optimal string alignment as its definition has it. */
function slipsBetween(a: string, b: string): number {
  if (a === '' || b === '') return Math.max(a.length, b.length);
  const [shortA, shortB] = [a.slice(0, -1), b.slice(0, -1)];
  const ways = [
    slipsBetween(shortA, shortB) + (a.at(-1) === b.at(-1) ? 0 : 1),
    slipsBetween(shortA, b) + 1,
    slipsBetween(a, shortB) + 1,
  ];
  const isSwap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  if (isSwap) ways.push(slipsBetween(a.slice(0, -2), b.slice(0, -2)) + 1);
  return Math.min(...ways);
}

describe('nearestName', () => {
  for (const [given, expected, why] of [
    ['fromat', 'format', 'two letters swapped'],
    ['forat', 'format', 'a letter missing'],
    ['formmat', 'format', 'a letter too many'],
    ['rood', 'root', 'a letter wrong'],
    ['FORMAT', 'format', 'case does not count'],
    ['status/malfromed', 'status/malformed', 'a long name'],
    ['stattus/mising', 'status/missing', 'several slips in a long name'],
    ['xyz', undefined, 'nothing near'],
    ['', undefined, 'nothing given'],
    ['r'.repeat(10_000), undefined, 'no slip of the finger'],
  ] as const) {
    test(why, () => assert.equal(nearestName(given, names), expected));
  }

  test('a swap that only shows in the next line of the comparison', () => {
    assert.equal(nearestName('abdc', ['abcd', 'xxxx']), 'abcd');
    assert.equal(nearestName('ba', ['ab']), 'ab');
  });

  test('as without a limit, for any two names', () => {
    const random = randomNumbers(3);
    const word = () => Array.from({ length: 1 + random(6) }, () => 'abc'[random(3)]).join('');
    for (let round = 0; round < 400; round++) {
      const [given, names] = [word(), Array.from({ length: 5 }, word)];
      const allowed = Math.max(1, Math.floor(given.length / 3));
      const near = names.map((name) => ({ name, slips: slipsBetween(given, name) }));
      const fewest = Math.min(...near.map(({ slips }) => slips));
      const expected = fewest <= allowed ? near.find(({ slips }) => slips === fewest)?.name : undefined;
      assert.equal(nearestName(given, names), expected, `${given} among ${names}`);
    }
  });

  test('the first of two equally near ones', () => assert.equal(nearestName('rote', ['rote1', 'rote2']), 'rote1'));
});
