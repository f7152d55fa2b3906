import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Recent } from '../../server/src/engine/recent';

/** The values of some keys. */
const valuesOf = (recent: Recent<string, number>, keys: string) => [...keys].map((key) => recent.get(key));

describe('the last few values', () => {
  test('what was set longest ago goes first', () => {
    const recent = new Recent<string, number>(2);
    recent.set('a', 1);
    recent.set('b', 2);
    recent.set('c', 3);
    assert.deepEqual(valuesOf(recent, 'abc'), [undefined, 2, 3]);
  });

  test('what is set again is the youngest', () => {
    const recent = new Recent<string, number>(2);
    recent.set('a', 1);
    recent.set('b', 2);
    recent.set('a', 3);
    recent.set('c', 4);
    assert.deepEqual(valuesOf(recent, 'abc'), [3, undefined, 4]);
  });

  test('what is deleted makes room', () => {
    const recent = new Recent<string, number>(3);
    for (const [index, key] of [...'abc'].entries()) recent.set(key, index);
    recent.delete('b');
    recent.delete('x');
    recent.set('d', 3);
    assert.deepEqual(valuesOf(recent, 'abcd'), [0, undefined, 2, 3]);
    recent.set('e', 4);
    assert.deepEqual(valuesOf(recent, 'abcde'), [undefined, undefined, 2, 3, 4]);
  });
});
