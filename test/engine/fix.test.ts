import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { compatibleFixes } from '../../server/src/engine/fix';
import type { Edit } from '../../server/src/engine/rule';

/** A fix of one to three edits that lie apart. */
const fix = fc
  .uniqueArray(fc.nat({ max: 60 }), { minLength: 2, maxLength: 6 })
  .map((offsets) => offsets.sort((a, b) => a - b))
  .map((offsets) => {
    const edits: Edit[] = [];
    for (let at = 0; at + 1 < offsets.length; at += 2) {
      edits.push({ span: { start: offsets[at] ?? 0, end: offsets[at + 1] ?? 0 }, text: '' });
    }
    return { edits: edits.reverse() };
  });

/** The same, each edit held against each. */
function chosenSlowly(fixes: readonly { edits: readonly Edit[] }[]) {
  const taken: Edit[] = [];
  const startOf = ({ edits }: { edits: readonly Edit[] }) => Math.min(...edits.map(({ span }) => span.start));
  return [...fixes]
    .sort((a, b) => startOf(a) - startOf(b))
    .filter(({ edits }) => {
      const touches = (a: Edit, b: Edit) => a.span.start <= b.span.end && b.span.start <= a.span.end;
      if (edits.some((edit) => taken.some((other) => touches(edit, other)))) return false;
      taken.push(...edits);
      return true;
    });
}

describe('fixes that go together', () => {
  test('are those of which no edit touches one of an earlier fix', () => {
    fc.assert(
      fc.property(fc.array(fix, { maxLength: 12 }), (fixes) => {
        assert.deepEqual(compatibleFixes(fixes), chosenSlowly(fixes));
      }),
    );
  });

  test('insertions at one place do not', () => {
    const insertion = { edits: [{ span: { start: 3, end: 3 }, text: 'a' }] };
    assert.equal(compatibleFixes([insertion, insertion]).length, 1);
  });

  test('edits of one fix may touch each other', () => {
    const ends = [0, 2, 4].map((start) => ({ span: { start, end: start + 2 }, text: '\n' }));
    assert.equal(compatibleFixes([{ edits: ends }]).length, 1);
    assert.equal(
      compatibleFixes([{ edits: ends.toReversed() }, { edits: [{ span: { start: 3, end: 3 }, text: '' }] }]).length,
      1,
    );
  });

  test('as many as a text can hold', () => {
    const many = Array.from({ length: 100_000 }, (_, at) => ({
      edits: [{ span: { start: 3 * at, end: 3 * at + 1 }, text: '' }],
    }));
    assert.equal(compatibleFixes(many).length, many.length);
  });
});
