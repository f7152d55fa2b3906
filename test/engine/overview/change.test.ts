import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  applyChange,
  changeBetween,
  type OverviewSnapshot,
  type RootOverview,
} from '../../../server/src/engine/overview';
import { featureAt, overviewOf, rfcText } from '../../support/overviews';

function rootOf(texts: Readonly<Record<string, string>>, base = 'file:///w'): RootOverview {
  const overview = overviewOf({ 'docs/rfc/README.md': '# RFCs\n', ...texts });
  return { ...overview, id: `${base}/${overview.root}`, base, name: overview.root };
}

const [a, b, c] = ['2026-07-10-a', '2026-07-11-b', '2026-07-12-c'].map(featureAt) as [string, string, string];
const before: OverviewSnapshot = { version: 4, roots: [rootOf({ [a]: rfcText('A'), [b]: rfcText('B') })] };

/** Applies what lies between `before` and these roots, and checks that it leads to them. */
function follow(roots: readonly RootOverview[]) {
  const change = changeBetween(before, roots);
  assert.ok(change);
  assert.deepEqual(applyChange(before, JSON.parse(JSON.stringify(change))), { version: 5, roots });
  return change;
}

describe('a change between two overviews', () => {
  test('is nothing where nothing has changed', () => {
    assert.equal(changeBetween(before, [rootOf({ [a]: rfcText('A'), [b]: rfcText('B') })]), undefined);
  });

  test('holds the entries that differ, those that are new and the paths of those that are gone', () => {
    const change = follow([rootOf({ [a]: rfcText('Another'), [c]: rfcText('C') })]);
    assert.deepEqual(
      change.changed.map(({ entries, removed }) => [entries.map(({ path }) => path), removed]),
      [[[a, c], [b]]],
    );
  });

  test('holds what is said of the root as a whole', () => {
    const change = follow([rootOf({ [a]: rfcText('A'), [b]: rfcText('B'), [featureAt('odd')]: rfcText('X') })]);
    assert.deepEqual(change.changed[0]?.entries, []);
    assert.equal(change.changed[0]?.head.unfiled.length, 1);
    assert.equal(change.changed[0]?.head.index.state, 'blocked');
  });

  test('follows roots that come, go and change places', () => {
    const other = rootOf({ [c]: rfcText('C') }, 'file:///v');
    follow([other, ...before.roots]);
    follow([other]);
    follow([]);
    const both = { version: 1, roots: [...before.roots, other] };
    const turned = [other, ...before.roots];
    const change = changeBetween(both, turned);
    assert.ok(change);
    assert.deepEqual(applyChange(both, change)?.roots, turned);
  });

  test('does not apply to another version', () => {
    const change = changeBetween(before, []);
    assert.ok(change);
    assert.equal(applyChange({ ...before, version: 3 }, change), undefined);
  });
});
