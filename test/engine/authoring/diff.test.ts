import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { editsBetween, unifiedDiff } from '../../../server/src/engine/authoring/diff';
import { applyEdits } from '../../../server/src/engine/fix';

const lines = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c', '', 'd\r'), { maxLength: 14 }), fc.boolean())
  .map(([words, isEnded]) => words.join('\n') + (isEnded ? '\n' : ''));

describe('editsBetween', () => {
  test('turns any text into any other', () => {
    fc.assert(
      fc.property(lines, lines, (a, b) => assert.equal(applyEdits(a, editsBetween(a, b)), b)),
      { numRuns: 1000 },
    );
  });

  test('leaves what is common alone', () => {
    const edits = editsBetween('a\nb\nc\nd\n', 'a\nB\nc\nd\ne\n');
    assert.deepEqual(edits, [
      { span: { start: 2, end: 4 }, text: 'B\n' },
      { span: { start: 8, end: 8 }, text: 'e\n' },
    ]);
    assert.deepEqual(editsBetween('a\n', 'a\n'), []);
  });

  test('two long texts with nothing in common are one edit', () => {
    const long = (word: string) => `${word}\n`.repeat(3000);
    assert.equal(editsBetween(long('a'), long('b')).length, 1);
  });
});

describe('unifiedDiff', () => {
  test('of as many lines as a text can hold', () => {
    const long = (end: string) => `x${end}`.repeat(300_000);
    const diff = unifiedDiff({ before: 'x', after: 'x' }, long('\r\n'), long('\n'));
    assert.equal(diff.split('\n').length, 600_000 + 4);
  });

  test('says how one text becomes the other', () => {
    const names = { before: 'x', after: 'x' };
    const property = fc.property(lines, lines, (a, b) => {
      if (a !== b) assert.equal(patch(a, unifiedDiff(names, a, b)), b);
    });
    fc.assert(property, { numRuns: 500 });
  });

  test('shows three lines around, and names', () => {
    const text = '1\n2\n3\n4\n5\n6\n7\n8\n9\n';
    assert.equal(
      unifiedDiff({ before: 'o', after: 'n' }, text, text.replace('5', 'V')),
      'rename from o\nrename to n\n--- a/o\n+++ b/n\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+V\n 6\n 7\n 8\n',
    );
    assert.equal(
      unifiedDiff({ before: undefined, after: 'n' }, '', 'a\n'),
      '--- /dev/null\n+++ b/n\n@@ -0,0 +1,1 @@\n+a\n',
    );
    assert.equal(unifiedDiff({ before: 'o', after: 'n' }, 'a', 'a'), 'rename from o\nrename to n\n');
    assert.equal(unifiedDiff({ before: 'o', after: 'o' }, 'a', 'a'), '');
  });
});

/** Follows a unified diff; throws where it does not fit the text. */
function patch(text: string, diff: string): string {
  const old = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const rows = diff.replace(/\n\\ No newline at end of file\n/g, '\0').match(/[^\n\0]*[\n\0]/g) ?? [];
  let result = '';
  let at = 0;
  for (const row of rows.slice(2)) {
    const [, first, count] = /^@@ -(\d+),(\d+) /.exec(row) ?? [];
    if (first !== undefined) {
      const start = Number(first) - Math.min(1, Number(count));
      result += old.slice(at, start).join('');
      at = start;
      continue;
    }
    const line = row.slice(1).replace('\0', '');
    if (!row.startsWith('+')) assert.equal(line, old[at++]);
    if (!row.startsWith('-')) result += line;
  }
  return result + old.slice(at).join('');
}
