import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detached } from '../../server/src/engine/text/detached';

test('a copy is the same text', () => {
  for (const text of ['', ' ', 'a', ' two words ', '\uD800 half a pair', '😀'.repeat(100)]) {
    assert.equal(detached(text), text);
  }
});
