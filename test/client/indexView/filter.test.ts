import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  describeFilter,
  filterArchived,
  filterEntries,
  filterUnfiled,
  type IndexFilter,
  isFiltering,
  noFilter,
} from '../../../client/src/indexView/filter';
import type { OverviewEntry } from '../../../server/src/protocol';
import { rootOf } from '../../support/indexViews';
import { featureAt, rfcText } from '../../support/overviews';

const clean = { errors: 0, warnings: 0, information: 0, hints: 0 };
const [first, second] = rootOf({
  [featureAt('2026-07-10-cache')]: rfcText('Kept pages'),
  'docs/rfc/proposed/testing/2026-07-11-flaky.md': rfcText('端口 Tests'),
}).entries.map(({ pair: _, ...entry }) => ({ ...entry, problems: clean }));
assert.ok(first && second);

function found(filter: Partial<IndexFilter>, ...entries: readonly OverviewEntry[]): string[] {
  const all = entries.length > 0 ? entries : [first as OverviewEntry, second as OverviewEntry];
  return filterEntries(all, { ...noFilter, ...filter }).map(({ topic }) => topic);
}

describe('a filter', () => {
  test('looks for words in title, topic and path, in any case and order', () => {
    assert.deepEqual(found({ text: 'PAGES' }), ['cache']);
    assert.deepEqual(found({ text: 'cache' }), ['cache']);
    assert.deepEqual(found({ text: 'testing/' }), ['flaky']);
    assert.deepEqual(found({ text: ' 端口  proposed ' }), ['flaky']);
    assert.deepEqual(found({ text: 'pages testing' }), []);
    assert.deepEqual(found({ text: '.*' }), []);
  });

  test('shows only what has problems, of any severity', () => {
    assert.deepEqual(found({ onlyProblems: true }, first, { ...second, problems: { ...clean, hints: 1 } }), ['flaky']);
  });

  test('shows only what has one language', () => {
    const paired = { ...first, counterpart: 'x.zh.md' };
    assert.deepEqual(found({ onlyUnpaired: true }, paired, second), ['flaky']);
    assert.deepEqual(found({ onlyUnpaired: true }, { ...paired, pair: { state: 'incomplete' } }), ['cache']);
    assert.deepEqual(found({ onlyUnpaired: true }, { ...second, pair: { state: 'excluded' } }), []);
  });

  test('shows only what is excused, and only some classes', () => {
    assert.deepEqual(found({ onlyGrandfathered: true }, first, { ...second, grandfathered: true }), ['flaky']);
    assert.deepEqual(found({ classes: ['testing', 'process'] }), ['flaky']);
  });

  test('takes all of it together', () => {
    assert.deepEqual(found({ text: 'flaky', classes: ['feature'] }), []);
  });

  test('concerns what is not filed and what is archived too', () => {
    const unfiled = [{ path: 'docs/rfc/ideas/', reason: 'No.', problems: clean }];
    const archived = [
      { path: 'docs/rfc/archived/feature/2026-01-01-a.md', title: 'A', className: 'feature', problems: clean },
    ];
    const left = (filter: Partial<IndexFilter>) => [
      filterUnfiled(unfiled, { ...noFilter, ...filter }).length,
      filterArchived(archived, { ...noFilter, ...filter }).length,
    ];
    assert.deepEqual(left({}), [1, 1]);
    assert.deepEqual(left({ text: 'ideas' }), [1, 0]);
    assert.deepEqual(left({ onlyProblems: true }), [1, 0]);
    assert.deepEqual(left({ onlyUnpaired: true }), [0, 0]);
    assert.deepEqual(left({ onlyGrandfathered: true }), [0, 0]);
    assert.deepEqual(left({ classes: ['feature'] }), [0, 1]);
  });

  test('says what it does', () => {
    assert.equal(isFiltering(noFilter), false);
    assert.equal(isFiltering({ ...noFilter, text: ' ' }), false);
    const all = {
      text: ' cache ',
      onlyProblems: true,
      onlyUnpaired: true,
      onlyGrandfathered: true,
      classes: ['feature', 'testing'],
    };
    assert.equal(isFiltering(all), true);
    assert.equal(
      describeFilter(all),
      '“cache”, only problems, only unpaired, only grandfathered, only feature, testing',
    );
  });
});
