import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shownPair, textOfPhrase } from '../../../server/src/engine/assist';
import type { PairOverview } from '../../../server/src/engine/overview';
import { findPairs } from '../../../server/src/engine/pairs/find';
import { configWith } from '../../support/configs';
import { sceneOf } from '../../support/scenes';

const files = ['docs/guide.md', 'docs/guide.zh.md', 'docs/guide.i18n.yaml'] as const;
const [anchor, counterpart, record] = files;

/** What stands above the title of one side, and what is offered. */
function shown(pair: PairOverview, { path = anchor as string, present = files as readonly string[] } = {}) {
  const [place] = findPairs(configWith(), present);
  assert.ok(place);
  const found = shownPair(sceneOf('# Guide¦\n', { path }).scene, place, pair);
  return found && [textOfPhrase(found.title, 'plain'), ...found.deeds.map(({ title }) => textOfPhrase(title, 'plain'))];
}

describe('the state of a pair above the title', () => {
  test('is said of the side that one looks at', () => {
    const edited = (...sides: ('anchor' | 'counterpart')[]) => ({ state: 'out-of-sync', edited: sides }) as const;
    const remedies = ['Compare', 'Confirm', 'Open 中文'];
    assert.deepEqual(shown(edited('anchor')), ['Edited since confirmed', ...remedies]);
    assert.deepEqual(shown(edited('counterpart')), ['中文 edited since confirmed', ...remedies]);
    assert.deepEqual(shown(edited('anchor', 'counterpart'))?.[0], 'Both languages edited since confirmed');
    assert.deepEqual(shown(edited('anchor'), { path: counterpart }), [
      'English edited since confirmed',
      'Compare',
      'Confirm',
      'Open English',
    ]);
  });

  test('offers what helps', () => {
    assert.deepEqual(shown({ state: 'ok' }), ['In sync with 中文', 'Open 中文']);
    assert.deepEqual(shown({ state: 'diverged' }), ['Differs from 中文 in structure', 'Compare', 'Open 中文']);
    assert.deepEqual(shown({ state: 'malformed' }), ['The record of the pair is not in order', 'Confirm', 'Open 中文']);
    const half = { state: 'incomplete' } as const;
    assert.deepEqual(shown(half, { present: [anchor, counterpart] }), ['Not confirmed yet', 'Confirm', 'Open 中文']);
    const missing = ['There is no 中文 side', 'Create 中文'];
    assert.deepEqual(shown(half, { present: [anchor, record] }), missing);
    assert.deepEqual(shown({ state: 'missing-required' }, { present: [anchor] }), missing);
  });

  test('is not said of what needs no pair, nor above the record', () => {
    assert.equal(shown({ state: 'backlog' }, { present: [anchor] }), undefined);
    assert.equal(shown({ state: 'excluded' }), undefined);
    assert.equal(shown({ state: 'ok' }, { path: record }), undefined);
  });
});
