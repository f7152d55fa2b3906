import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { backlinksTo, findEntry } from '../../../client/src/indexView/entries';
import { rootOf, snapshotOf } from '../../support/indexViews';
import { featureAt, rfcText } from '../../support/overviews';

describe('backlinks', () => {
  const body = '[a](2026-07-10-a.md)';
  const texts = {
    [featureAt('2026-07-10-a')]: rfcText('A'),
    [featureAt('2026-07-10-a.zh')]: '# 甲\n',
    [featureAt('2026-07-12-c')]: rfcText('C', body),
    [featureAt('2026-07-11-b')]: rfcText('B `b`', body),
  };
  const snapshot = snapshotOf(rootOf(texts), rootOf(texts, 'file:///v'));

  test('are listed in the order of the index, from one project only', () => {
    for (const name of ['2026-07-10-a', '2026-07-10-a.zh']) {
      const found = findEntry(snapshot, (uri) => uri === `file:///v/${featureAt(name)}`);
      assert.ok(found);
      assert.deepEqual(backlinksTo(snapshot, found), [
        { uri: `file:///v/${featureAt('2026-07-11-b')}`, title: 'B `b`', description: '2026-07-11 · proposed/feature' },
        { uri: `file:///v/${featureAt('2026-07-12-c')}`, title: 'C', description: '2026-07-12 · proposed/feature' },
      ]);
    }
  });

  test('are none of a file that is no RFC', () => {
    assert.equal(
      findEntry(snapshot, (uri) => uri.endsWith('README.md')),
      undefined,
    );
  });
});
