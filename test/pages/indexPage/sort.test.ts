import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sortEntries } from '../../../server/src/pages/indexPage/sort';
import type { SortKey } from '../../../server/src/pages/indexPage/state';
import { entry, noneFound, root } from '../../support/pageData';

const entries = [
  entry('rejected/feature/2026-01-01-a.md', {
    title: '`b` second',
    pair: { state: 'ok' },
    problems: { ...noneFound, hints: 9 },
  }),
  entry('proposed/process/2026-03-01-b.md', {
    title: 'a first',
    pair: { state: 'out-of-sync' },
    problems: { ...noneFound, errors: 1 },
  }),
  entry('implemented/feature/2026-02-01-c.md', { title: 'C 10' }),
  entry('implemented/feature/2026-02-01-d.md', {
    title: 'c 9',
    pair: { state: 'malformed' },
    problems: { ...noneFound, warnings: 2 },
  }),
];

const orders: Readonly<Record<SortKey, string>> = {
  title: 'b a d c', // code spans are read plain, numbers by value
  date: 'a c d b',
  class: 'a c d b',
  status: 'b c d a', // the order of the lifecycles, not of the alphabet
  pair: 'd b a c', // the worst first, what is not paired last
  problems: 'c a d b', // the gravest severity decides
};

describe('the order of the table', () => {
  for (const [by, order] of Object.entries(orders)) {
    test(`by ${by}, both ways`, () => {
      const sorted = (descending: boolean) => {
        return sortEntries(root(entries), entries, { by: by as SortKey, descending }).map(({ topic }) => topic);
      };
      assert.deepEqual(sorted(false), order.split(' '));
      if (by === 'title') assert.deepEqual(sorted(true), order.split(' ').reverse());
    });
  }

  test('equal ones stay in the order of the index, also downwards', () => {
    const sorted = sortEntries(root(entries), entries, { by: 'date', descending: true });
    assert.deepEqual(sorted.map(({ topic }) => topic).join(''), 'bcda');
  });
});
