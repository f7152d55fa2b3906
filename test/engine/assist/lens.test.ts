import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offeredMoves, textOfPhrase } from '../../../server/src/engine/assist';
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
