import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addTo } from '../../server/src/engine/groups';

test('a value goes to the end of the list of its key', () => {
  const groups = new Map<string, number[]>();
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
  ] as const) {
    addTo(groups, key, value);
  }
  assert.deepEqual(
    [...groups],
    [
      ['a', [1, 3]],
      ['b', [2]],
    ],
  );
});
