import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSort } from '../../../client/src/indexView/sort';

test('a setting that is none counts as the order of the index', () => {
  assert.equal(readSort('title'), 'title');
  for (const value of [undefined, 'x', 3, null]) assert.equal(readSort(value), 'oldestFirst');
});
