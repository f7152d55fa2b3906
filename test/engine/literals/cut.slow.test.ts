import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hasCorpus } from '../../support/corpus';
import { KnownValues } from '../../support/cutLiterals';
import { readToolFiles } from '../../support/toolCorpus';

/** So many files are cut at every character, the others at some. */
const THOROUGH = 4;

describe('a tool source that is cut off', () => {
  test('what is complete keeps its value and place, wherever the cut is', (context) => {
    if (!hasCorpus(context)) return;
    const files = readToolFiles().sort((a, b) => a.text.length - b.text.length);
    for (const [index, { file, text }] of files.entries()) {
      const known = new KnownValues(text);
      let complete = 0;
      for (let end = 0; end <= text.length; end += index < THOROUGH ? 1 : 17) complete += known.assertCut(end);
      assert.ok(complete > 100, `${file}: ${complete}`);
    }
  });
});

describe('a tool source without one comma, colon or closing bracket', () => {
  test('what is complete keeps its value and place', (context) => {
    if (!hasCorpus(context)) return;
    let edits = 0;
    for (const { text } of readToolFiles()) {
      const known = new KnownValues(text);
      const places = known.calls.flatMap(({ start, end }) => signsBetween(text, start, end));
      for (const at of places.filter((_, index) => index % 3 === 0)) {
        known.assertWithout(at);
        edits++;
      }
    }
    assert.ok(edits > 1000);
  });
});

/** Where commas, colons and closing brackets stand, those in strings included. */
function signsBetween(text: string, start: number, end: number): number[] {
  const found: number[] = [];
  for (let at = start; at < end; at++) if (',:}])'.includes(text[at] ?? ' ')) found.push(at);
  return found;
}
