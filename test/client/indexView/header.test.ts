import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { noFilter } from '../../../client/src/indexView/filter';
import { headerOf } from '../../../client/src/indexView/header';
import { rootOf, snapshotOf } from '../../support/indexViews';
import { featureAt, rfcText } from '../../support/overviews';

describe('the header', () => {
  const root = rootOf({ [featureAt('2026-07-10-a')]: rfcText('A'), [featureAt('2026-07-11-b')]: rfcText('B') });
  const clean = { ...root, totals: { ...root.totals, problems: { errors: 0, warnings: 0, information: 4, hints: 0 } } };

  test('tells the state of the index and the totals', () => {
    const fresh = { ...clean, index: { ...root.index, state: 'fresh' as const } };
    assert.deepEqual(headerOf(snapshotOf(fresh), noFilter, 2), { message: 'Index fresh · 2 RFCs' });
    assert.deepEqual(headerOf(snapshotOf(clean), noFilter, 2), {
      message: 'Index missing · 2 RFCs',
      badge: { value: 1, tooltip: 'docs/rfc: index missing' },
    });
    assert.match(headerOf(snapshotOf(root), noFilter, 2).message, /^Index missing · 2 RFCs · \d+ errors/);
    assert.equal(headerOf(snapshotOf(fresh, { ...fresh, id: 'x' }), noFilter, 4).message, '4 documents');
    assert.deepEqual(headerOf(snapshotOf(), noFilter, 0), { message: '' });
  });

  test('tells what a filter leaves', () => {
    const { message } = headerOf(snapshotOf(clean), { ...noFilter, text: 'a' }, 1);
    assert.equal(message, '1 of 2 RFCs shown: “a”');
  });
});
