import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapLine } from '../../../client/src/pairs/lineMap';

const places = [
  [0, 0],
  [10, 20],
  [14, 22],
  [20, 40],
] as const;

test('a place goes to its place', () => {
  assert.deepEqual(
    [0, 10, 14].map((line) => mapLine(places, line)),
    [0, 20, 22],
  );
});

test('what lies between two places is as far along on the other side, and never in the next section', () => {
  assert.equal(mapLine(places, 5), 10);
  assert.equal(mapLine(places, 12), 21);
  assert.equal(mapLine(places, 13), 21);
});

test('the last lines stay inside of the other document', () => {
  assert.equal(mapLine(places, 19), 37);
  assert.equal(mapLine(places, 20), 39);
  assert.equal(mapLine(places, 99), 39);
});

test('it is the same line where nothing is aligned', () => {
  assert.equal(mapLine([], 7), 7);
  assert.equal(mapLine([[3, 5]], 1), 1);
});
