import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nearestName } from '../../server/src/engine/text/nearest';

const names = ['format', 'root', 'rule', 'config', 'status/malformed', 'status/missing'];

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

  test('the first of two equally near ones', () => assert.equal(nearestName('rote', ['rote1', 'rote2']), 'rote1'));
});
