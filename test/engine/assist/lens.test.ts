import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { offeredMoves, shownBacklinks, textOfPhrase } from '../../../server/src/engine/assist';
import { overviewOf } from '../../support/overviews';
import { implementedFile, proposedFile, type SceneOptions, sceneOf } from '../../support/scenes';

function moves(options: SceneOptions = {}): [string, string][] {
  const { scene } = sceneOf('# RFC: A¦\n\nStatus: proposed\n', options);
  return offeredMoves(scene).map(({ title, to }) => [textOfPhrase(title, 'plain'), to]);
}

const fromProposed = [
  ['proposed → implemented', 'implemented'],
  ['proposed → rejected…', 'rejected'],
];

test('the moves of an RFC stand over its first line', () => {
  assert.deepEqual(moves(), fromProposed);
  assert.deepEqual(offeredMoves(sceneOf('# RFC: A¦\n').scene)[0]?.span, { start: 0, end: 8 });
  assert.deepEqual(moves({ path: proposedFile.replace('.md', '.zh.md') }), fromProposed);
});

test('there are none where no move begins, and none for what cannot move', () => {
  assert.deepEqual(moves({ path: implementedFile }), []);
  assert.deepEqual(moves({ config: { moves: [] } }), []);
  for (const path of [
    'docs/rfc/proposed/2026-07-10-a.md',
    'docs/rfc/README.md',
    'docs/a.md',
    'docs/rfc/proposed/AGENTS.md',
  ]) {
    assert.deepEqual(moves({ path }), [], path);
  }
});

test('a move is named by the words of the status', () => {
  const config = { moves: [{ from: 'proposed', to: 'implemented', rename: {}, frozen: false }] };
  assert.deepEqual(moves({ config }), fromProposed.slice(0, 1));
});

describe('who links to a document', () => {
  const other = 'docs/rfc/proposed/feature/2026-07-11-other.md';
  const link = '# RFC: B\n\n[a](2026-07-10-cache.md)\n';
  const shownAt = (path: string, files: Readonly<Record<string, string>>) => {
    const { scene } = sceneOf('# RFC: A¦\n\n[me](2026-07-10-cache.md)\n', { path, files });
    const { entries } = overviewOf({ ...files, [proposedFile]: '# RFC: A\n\n[me](2026-07-10-cache.md)\n' });
    const shown = shownBacklinks(scene, entries);
    return shown && textOfPhrase(shown.title, 'plain');
  };

  test('is counted, in either language, itself left out', () => {
    const third = other.replace('11-other', '12-third');
    assert.equal(shownAt(proposedFile, {}), undefined);
    assert.deepEqual(shownAt(proposedFile, { [other]: link }), 'Referenced by 1 RFC');
    assert.deepEqual(shownAt(proposedFile, { [third]: link, [other]: link }), 'Referenced by 2 RFCs');
    const counterpart = proposedFile.replace('.md', '.zh.md');
    assert.deepEqual(shownAt(counterpart, { [other]: link, [counterpart]: '# 甲\n' }), 'Referenced by 1 RFC');
  });

  test('is nothing to a file that is no RFC', () => {
    assert.equal(shownAt('docs/rfc/README.md', { [other]: link }), undefined);
  });
});
