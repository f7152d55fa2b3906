import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stepsOf } from '../../../client/src/indexView/drop';

describe('a drop', () => {
  const root = 'file:///w/docs/rfc';
  const dragged = {
    uri: `${root}/proposed/feature/2026-07-10-a%20b.md`,
    place: { root, lifecycle: 'proposed', className: 'feature' },
  };

  test('on another lifecycle moves, on another class changes the class', () => {
    const to = { root, lifecycle: 'implemented' };
    const moved = `${root}/implemented/feature/2026-07-10-a%20b.md`;
    const move = { command: 'rfc.move', argument: { uri: dragged.uri, to: 'implemented' }, result: moved };
    assert.deepEqual(stepsOf(dragged, to), [move]);
    const className = 'testing';
    assert.deepEqual(stepsOf(dragged, { root, lifecycle: 'proposed', className }), [
      {
        command: 'rfc.changeClass',
        argument: { uri: dragged.uri, className },
        result: `${root}/proposed/testing/2026-07-10-a%20b.md`,
      },
    ]);
    assert.deepEqual(stepsOf(dragged, { ...to, className }), [
      move,
      {
        command: 'rfc.changeClass',
        argument: { uri: moved, className },
        result: `${root}/implemented/testing/2026-07-10-a%20b.md`,
      },
    ]);
  });

  test('where it lies does nothing, and in another root is refused', () => {
    assert.deepEqual(stepsOf(dragged, dragged.place), []);
    assert.deepEqual(stepsOf(dragged, { root, lifecycle: 'proposed' }), []);
    assert.match(String(stepsOf(dragged, { ...dragged.place, root: 'file:///v' })), /stays in the root/);
  });
});
