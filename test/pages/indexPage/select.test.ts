import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OverviewEntry } from '../../../server/src/engine/overview/overview';
import { isNarrowed, selectEntries } from '../../../server/src/pages/indexPage/select';
import { type Filters, noFilters } from '../../../server/src/pages/indexPage/state';
import { entry, noneFound } from '../../support/pageData';

const entries: readonly OverviewEntry[] = [
  entry('proposed/feature/2026-01-10-cache.md', { title: 'Cached `pages`', pair: { state: 'backlog' } }),
  entry('implemented/feature/2026-02-10-ports.md', { title: '端口表 ＡＢＣ', pair: { state: 'diverged' } }),
  entry('implemented/process/2026-02-20-review.md', { grandfathered: true }),
  entry('rejected/process/2026-03-01-robots.md', { problems: { ...noneFound, hints: 1 }, pair: { state: 'excluded' } }),
];

const cases: readonly (readonly [string, Partial<Filters>, readonly string[]])[] = [
  ['nothing is filtered', {}, ['cache', 'ports', 'review', 'robots']],
  ['a word of the title, in any case', { query: 'CACHED' }, ['cache']],
  ['part of the topic', { query: 'view' }, ['review']],
  ['part of the path', { query: 'rejected/' }, ['robots']],
  ['every word has to occur', { query: '  cached   pages ' }, ['cache']],
  ['one of two words does not occur', { query: 'cached ports' }, []],
  ['half-width letters find full-width ones', { query: 'abc' }, ['ports']],
  ['Chinese', { query: '端口' }, ['ports']],
  ['what looks like a pattern is text', { query: '.*' }, []],
  ['lifecycles', { lifecycles: ['proposed', 'rejected'] }, ['cache', 'robots']],
  ['a class', { classes: ['process'] }, ['review', 'robots']],
  ['a period includes both ends', { period: { from: '2026-02', to: '2026-03' } }, ['ports', 'review', 'robots']],
  ['any severity is a problem', { only: ['problems'] }, ['robots']],
  ['what has no other language is unpaired, unless it is excluded', { only: ['unpaired'] }, ['cache']],
  ['what is there but does not agree is out of sync', { only: ['outOfSync'] }, ['ports']],
  ['grandfathered', { only: ['grandfathered'] }, ['review']],
  ['filters add up', { lifecycles: ['implemented'], classes: ['feature'] }, ['ports']],
];

describe('what passes the filters', () => {
  for (const [name, filters, topics] of cases) {
    test(name, () => {
      const found = selectEntries(entries, { ...noFilters, ...filters });
      assert.deepEqual(
        found.map(({ topic }) => topic),
        topics,
      );
      assert.equal(isNarrowed({ ...noFilters, ...filters }), Object.keys(filters).length > 0);
    });
  }

  test('a part of the page leaves its own filter out', () => {
    const filters: Filters = {
      ...noFilters,
      lifecycles: ['proposed'],
      classes: ['process'],
      period: { from: '2026-01', to: '2026-01' },
    };
    const topics = (...except: Parameters<typeof selectEntries>[2][]) => {
      return selectEntries(entries, filters, except[0]).map(({ topic }) => topic);
    };
    assert.deepEqual(topics(), []);
    assert.deepEqual(topics('classes'), ['cache']);
    const march: Filters = { ...noFilters, lifecycles: ['rejected'], period: { from: '2026-02', to: '2026-02' } };
    assert.deepEqual(
      selectEntries(entries, march, 'period').map(({ topic }) => topic),
      ['robots'],
    );
    assert.deepEqual(
      selectEntries(entries, march, 'lifecycles').map(({ topic }) => topic),
      ['ports', 'review'],
    );
  });

  test('a document without a date is in no period', () => {
    const undated = [entry('proposed/feature/0001-first.md')];
    assert.deepEqual(selectEntries(undated, { ...noFilters, period: { from: '0000-01', to: '9999-12' } }), []);
  });
});
