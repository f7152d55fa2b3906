import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localDay } from '../../server/src/host/today';

test('the local day has two digits for month and day', () => {
  assert.equal(localDay(new Date(2026, 0, 5, 23, 59)), '2026-01-05');
  assert.equal(localDay(new Date(2026, 10, 30, 0, 0)), '2026-11-30');
});
