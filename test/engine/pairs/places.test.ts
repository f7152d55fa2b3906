import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { alignedLines } from '../../../server/src/engine/pairs/places';
import { type PairCase, pairFrom } from '../../support/pairs';

function placesOf(anchor: PairCase['anchor'], counterpart: PairCase['counterpart']): (readonly [number, number])[] {
  const given = { ...(anchor === undefined ? {} : { anchor }), ...(counterpart === undefined ? {} : { counterpart }) };
  return alignedLines(pairFrom(given)).map((place) => [place.anchor, place.counterpart]);
}

describe('the lines of two sides that go together', () => {
  test('are those where sections begin, and their blocks where both have as many', () => {
    const anchor = '# A\n\nOne.\n\nTwo.\n\n## B\n\nThree.\n\n- x\n';
    const counterpart = '# 甲\n\n一。\n一。\n\n二。\n\n## 乙\n\n三。\n\n又。\n\n- x\n';
    assert.deepEqual(placesOf(anchor, counterpart), [
      [0, 0],
      [2, 2],
      [4, 5],
      [6, 7],
      [12, 15],
    ]);
  });

  test('pass over a section that only one side has', () => {
    const anchor = '# A\n\n## B\n\n```\nb\n```\n\n## C\n\n```\nc\n```\n';
    const counterpart = '# 甲\n\n## 丙\n\n```\nc\n```\n';
    assert.deepEqual(placesOf(anchor, counterpart), [
      [0, 0],
      [8, 2],
      [10, 4],
      [14, 8],
    ]);
  });

  test('never lead back', () => {
    const anchor = '# A\n\n> ## Q\n> text\n\n## B\n\nText.\n';
    const places = placesOf(anchor, anchor);
    for (const [index, [own, other]] of places.entries()) {
      const before = places[index - 1];
      assert.ok(!before || (own > before[0] && other > before[1]), JSON.stringify(places));
    }
    assert.ok(places.some(([own]) => own === 5));
  });

  test('count from the start of the file, whatever the line ends and the mark before it', () => {
    assert.deepEqual(placesOf('\uFEFF# A\r\n\r\n## B\r\n', '# 甲\n\n\n## 乙\n'), [
      [0, 0],
      [2, 3],
      [4, 5],
    ]);
  });

  test('are none where a side is missing or cannot be read', () => {
    assert.deepEqual(placesOf('# A\n', undefined), []);
    assert.deepEqual(placesOf('# A\n', { kind: 'too-large', size: 5_000_000, limit: 2_097_152 }), []);
  });

  test('are the ends alone of two empty sides', () => {
    assert.deepEqual(placesOf('', ''), [
      [0, 0],
      [1, 1],
    ]);
  });
});
