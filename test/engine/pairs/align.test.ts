import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type Affinity, align, type Gap } from '../../../server/src/engine/pairs/align';

const none: Affinity = () => 0;
const alignWords = (a: string, b: string, affinity = none) => align([...a], [...b], affinity);

/** What is left of a sequence without the gaps: the elements that have a partner. */
function partners(keys: readonly string[], gaps: readonly Gap[], side: 'a' | 'b'): string[] {
  return keys.filter((_, index) => !gaps.some((gap) => index >= gap[side][0] && index < gap[side][1]));
}

/** The length of the longest common subsequence, the plain way. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let above = new Array<number>(b.length + 1).fill(0);
  for (const key of a) {
    const row = [0];
    for (const [index, other] of b.entries()) {
      const skipped = Math.max(above[index + 1] ?? 0, row[index] ?? 0);
      row.push(key === other ? Math.max(skipped, (above[index] ?? 0) + 1) : skipped);
    }
    above = row;
  }
  return above[b.length] ?? 0;
}

describe('align', () => {
  test('equal sequences have no gap', () => assert.deepEqual(alignWords('abc', 'abc'), []));

  test('what is missing is one gap with one empty side', () => {
    assert.deepEqual(alignWords('abcde', 'ade'), [{ a: [1, 3], b: [1, 1] }]);
    assert.deepEqual(alignWords('', 'ab'), [{ a: [0, 0], b: [0, 2] }]);
  });

  test('what has changed is a gap with both', () => {
    assert.deepEqual(alignWords('abc', 'axc'), [{ a: [1, 2], b: [1, 2] }]);
  });

  test('one of equal ones that has changed leaves the others together', () => {
    const alike = () => 0.5;
    assert.deepEqual(alignWords('122', '132', alike), [{ a: [1, 2], b: [1, 2] }]);
  });

  test('which of equal ones is missing is what has the least affinity', () => {
    const affinity = (i: number, j: number) => Number(i === (j < 2 ? j : j + 1));
    assert.deepEqual(alignWords('aaaaa', 'aaaa', affinity), [{ a: [2, 3], b: [2, 2] }]);
  });

  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 });

  test('as many have partners as can, and the same on both sides', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const gaps = align(a, b, (i, j) => ((i * 7 + j * 3) % 10) / 10);
        assert.deepEqual(partners(a, gaps, 'a'), partners(b, gaps, 'b'));
        assert.equal(partners(a, gaps, 'a').length, commonLength(a, b));
      }),
    );
  });

  test('long sequences likewise, without weighing', () => {
    const filler = Array.from({ length: 600 }, (_, index) => String(index));
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const [first, second] = [
          [...filler, ...a, ...filler],
          [...filler, ...b, ...filler],
        ];
        const gaps = align(first, second, none);
        assert.deepEqual(partners(first, gaps, 'a'), partners(second, gaps, 'b'));
        assert.equal(partners(first, gaps, 'a').length, 1200 + commonLength(a, b));
      }),
      { numRuns: 50 },
    );
  });

  test('where nothing agrees, long sequences are one gap', () => {
    const a = Array.from({ length: 5000 }, (_, index) => `a${index}`);
    const b = Array.from({ length: 5000 }, (_, index) => `b${index}`);
    assert.deepEqual(align(['x', ...a], ['x', ...b], none), [{ a: [1, 5001], b: [1, 5001] }]);
  });
});
