import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { labelColumns, nameOfPeriod, readTimeline, ticksUpTo } from '../../../server/src/pages/indexPage/timeline';
import { entry } from '../../support/pageData';

const on = (date: string, lifecycle = 'proposed') => entry(`${lifecycle}/feature/${date}-x.md`);

describe('the timeline', () => {
  test('has a column for every month from the first to the last, also for empty ones', () => {
    const entries = [on('2025-11-30'), on('2026-02-01'), on('2026-02-02', 'rejected')];
    const { columns, months } = readTimeline(entries, entries);
    assert.equal(months, 1);
    assert.deepEqual(
      columns.map(({ period, total, counts }) => [period.from, period.to, total, Object.fromEntries(counts)]),
      [
        ['2025-11', '2025-11', 1, { proposed: 1 }],
        ['2025-12', '2025-12', 0, {}],
        ['2026-01', '2026-01', 0, {}],
        ['2026-02', '2026-02', 2, { proposed: 1, rejected: 1 }],
      ],
    );
  });

  test('keeps its columns when fewer documents are counted', () => {
    const entries = [on('2026-01-01'), on('2026-03-01')];
    const { columns } = readTimeline(entries, entries.slice(1));
    assert.deepEqual(
      columns.map(({ total, counts }) => [total, counts.size]),
      [
        [1, 0],
        [0, 0],
        [1, 1],
      ],
    );
  });

  const spans: readonly (readonly [string, string, number, string])[] = [
    ['2020-01-01', '2024-12-01', 1, '2020-01'],
    ['2020-02-01', '2025-02-01', 3, '2020-01'],
    ['1990-05-01', '2026-01-01', 12, '1990-01'],
    ['1800-05-01', '2026-01-01', 60, '1800-01'],
    ['0001-01-01', '9999-12-31', 12_000, '0000-01'],
  ];
  for (const [first, last, months, from] of spans) {
    test(`from ${first} to ${last} a column stands for ${months} month(s)`, () => {
      const entries = [on(first), on(last)];
      const timeline = readTimeline(entries, entries);
      assert.equal(timeline.months, months);
      assert.equal(timeline.columns[0]?.period.from, from);
      assert.ok(timeline.columns.length <= 60);
      assert.equal(
        timeline.columns.reduce((sum, { total }) => sum + total, 0),
        2,
      );
    });
  }

  test('counts what has no date or none that a calendar has a month for', () => {
    const entries = [entry('proposed/feature/0001-first.md'), on('2026-13-01'), on('2026-02-31')];
    const { columns, undated } = readTimeline(entries, entries);
    assert.deepEqual([columns.length, undated], [1, 2]);
    assert.deepEqual(readTimeline([], []).columns, []);
  });

  test('ten thousand documents', () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => on(`20${10 + (index % 10)}-0${1 + (index % 9)}-01`));
    const { columns } = readTimeline(entries, entries);
    assert.equal(
      columns.reduce((sum, { total }) => sum + total, 0),
      10_000,
    );
  });
});

describe('what stands around the columns', () => {
  test('lines at round numbers, at most five', () => {
    assert.deepEqual([ticksUpTo(0), ticksUpTo(1), ticksUpTo(3)], [[1], [1], [1, 2, 3]]);
    assert.deepEqual(ticksUpTo(4), [1, 2, 3, 4]);
    assert.deepEqual(ticksUpTo(5), [2, 4, 6]);
    assert.deepEqual(ticksUpTo(87), [50, 100]);
    for (let most = 1; most < 30_000; most = Math.ceil(most * 1.3)) {
      const ticks = ticksUpTo(most);
      assert.ok(ticks.length <= 5 && (ticks.at(-1) ?? 0) >= most, `${most}: ${ticks}`);
    }
  });

  test('names of periods', () => {
    const name = (from: string, to: string) => nameOfPeriod({ from, to });
    assert.equal(name('2026-03', '2026-03'), 'Mar 2026');
    assert.equal(name('2026-01', '2026-03'), 'Jan–Mar 2026');
    assert.equal(name('2026-01', '2026-12'), '2026');
    assert.equal(name('2020-01', '2024-12'), '2020–2024');
    assert.equal(name('2025-12', '2026-02'), 'Dec 2025 – Feb 2026');
  });

  test('months have their year where it is new, quarters their number', () => {
    const columns = ['2025-12', '2026-01', '2026-02'].map((from) => ({ period: { from, to: from } }));
    assert.deepEqual(
      labelColumns(columns, 1).map(({ own, year }) => `${own} ${year}`),
      ['Dec 2025', 'Jan 2026', 'Feb '],
    );
    assert.deepEqual(labelColumns([{ period: { from: '2026-04', to: '2026-06' } }], 3), [{ own: 'Q2', year: '2026' }]);
    assert.deepEqual(labelColumns([{ period: { from: '2026-01', to: '2026-12' } }], 12), [{ own: '2026', year: '' }]);
  });

  test('with many columns only some have a label', () => {
    const entries = [on('2022-01-01'), on('2025-12-01')];
    const { columns, months } = readTimeline(entries, entries);
    const shown = labelColumns(columns, months).filter(({ own }) => own !== '');
    assert.ok(columns.length === 48 && shown.length > 3 && shown.length <= 14);
  });
});
