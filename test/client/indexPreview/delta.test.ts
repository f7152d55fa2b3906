import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deltaBetween } from '../../../client/src/indexPreview/delta';
import { applyChange } from '../../../server/src/engine/overview/overview';
import { entry, root, snapshotOf } from '../../support/pageData';

const a = entry('proposed/feature/2026-01-10-a.md');
const b = entry('proposed/feature/2026-01-11-b.md');
const c = entry('implemented/feature/2026-03-01-c.md');
const before = snapshotOf(root([a, b]));

describe('what the index preview is told', () => {
  test('leads from one snapshot to the next, and holds no more than has changed', () => {
    const after = { version: 2, roots: [root([a, c], { noun: 'Note' })] };
    const change = deltaBetween(before, after);
    assert.deepEqual(applyChange(before, change), after);
    assert.deepEqual(
      change.changed.map(({ entries, removed }) => [entries, removed]),
      [[[c], [b.path]]],
    );
  });

  test('is nothing but the version when nothing has changed', () => {
    const { changed, added, order, version } = deltaBetween(before, { version: 3, roots: before.roots });
    assert.deepEqual([changed, added, order, version], [[], [], ['docs/rfc'], 3]);
  });

  test('holds a new root whole, and one that is gone only in that it is not listed', () => {
    const after = { version: 4, roots: [root([c], { id: 'new' })] };
    const change = deltaBetween(before, after);
    assert.deepEqual([change.added, change.changed], [after.roots, []]);
    assert.deepEqual(applyChange(before, change), after);
  });
});
