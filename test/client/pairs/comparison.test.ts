import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { comparisonOf } from '../../../client/src/pairs/comparison';
import { listDivergences } from '../../../client/src/pairs/divergences';
import type { DriftSide, PairDivergence } from '../../../server/src/protocol';

const divergence: PairDivergence = {
  uri: 'file:///w/a%20b.md',
  range: { start: { line: 4, character: 0 }, end: { line: 4, character: 3 } },
  message: 'Here is a list.',
};

function compare(first: Partial<DriftSide>, second: Partial<DriftSide>, divergences: readonly PairDivergence[] = []) {
  const side = (uri: string, language: string) => ({ uri, language, isEdited: false, recorded: 'abc' });
  const sides = [
    { ...side('file:///w/a.md', 'English'), ...first },
    { ...side('file:///w/a.zh.md', '中文'), ...second },
  ] as const;
  return comparisonOf({ sides, divergences, total: divergences.length });
}

describe('what there is to compare', () => {
  test('are the sides that have moved on', () => {
    assert.deepEqual(compare({ isEdited: true, confirmed: 'x' }, {}), {
      changed: [{ uri: 'file:///w/a.md', hash: 'abc' }],
      words: '',
    });
    assert.equal(compare({ isEdited: true, confirmed: 'x' }, { isEdited: true, confirmed: '' }).changed.length, 2);
  });

  test('is said to be lacking, once where both sides lack it alike', () => {
    assert.equal(compare({ isEdited: true, lacking: 'No git.' }, {}).words, 'No git.');
    assert.equal(compare({ lacking: 'No git.' }, { lacking: 'No git.' }).words, 'No git.');
    assert.equal(compare({ lacking: 'No one.' }, { lacking: 'No two.' }).words, 'English: No one. 中文: No two.');
    const mixed = compare({ isEdited: true, confirmed: 'x' }, { isEdited: true, lacking: 'Never committed.' });
    assert.deepEqual([mixed.changed.length, mixed.words], [1, 'Never committed.']);
  });

  test('is nothing where nothing has changed', () => {
    assert.equal(compare({}, {}).words, 'Both languages are as they were confirmed. There is nothing to compare.');
    assert.equal(compare({}, {}, [divergence]).words, 'Both languages are as they were confirmed.');
  });
});

describe('where two languages differ, for a question', () => {
  test('is a paragraph each, with the line as editors count', () => {
    assert.equal(listDivergences({ divergences: [divergence], total: 1 }), 'a b.md, line 5: Here is a list.');
  });

  test('is cut short, and says so', () => {
    const lines = listDivergences({ divergences: Array.from({ length: 9 }, () => divergence), total: 120 }).split(
      '\n\n',
    );
    assert.deepEqual([lines.length, lines.at(-1)], [7, '… and 114 more.']);
  });

  test('shows a URI that is none as it is', () => {
    assert.match(listDivergences({ divergences: [{ ...divergence, uri: 'x/%E4' }], total: 1 }), /^%E4, line 5/);
  });
});
