import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findPairs, standingOf } from '../../../server/src/engine/pairs/find';
import { type ConfigChanges, configWith } from '../../support/configs';

function find(pairing: ConfigChanges['pairing'], paths: readonly string[]): string[] {
  return findPairs(configWith(pairing ? { pairing } : {}), paths).map(
    ({ anchor, standing, present }) => `${anchor} ${standing} ${present.size}`,
  );
}

describe('findPairs', () => {
  test('gathers the three files of each pair, torn ones too', () => {
    const paths = ['README.md', 'README.zh.md', 'README.i18n.yaml', 'docs/a.md', 'docs/b.zh.md', 'docs/f/c.i18n.yaml'];
    assert.deepEqual(find({}, paths), [
      'README.md optional 3',
      'docs/a.md optional 1',
      'docs/b.md optional 1',
      'docs/f/c.md optional 1',
    ]);
  });

  test('the scope names anchors; what is required is in it', () => {
    assert.deepEqual(find({ required: ['src/a.md'] }, ['src/a.zh.md', 'src/b.zh.md', 'x/README.md']), [
      'src/a.md required 1',
    ]);
    assert.deepEqual(find({ scope: ['**/README.md'] }, ['x/README.zh.md', 'x/readme.md', 'docs/a.md']), [
      'x/README.md optional 1',
    ]);
  });

  test('what is named after a counterpart belongs to no pair', () => {
    assert.deepEqual(find({}, ['docs/a.zh.md', 'docs/a.zh.i18n.yaml', 'docs/a.zh.zh.md']), [
      'docs/a.md optional 1',
      'docs/a.zh.md stray 2',
    ]);
  });

  test('other files are none', () => {
    assert.deepEqual(find({}, ['docs/a.yaml', 'docs/.zh.md', 'docs/a.txt', 'docs/.i18n.yaml', 'docs/.md']), []);
  });

  test('suffixes are those of the configuration', () => {
    const pairing = { counterpartSuffix: '.de.md', recordSuffix: '.pair' };
    assert.deepEqual(find(pairing, ['docs/a.md', 'docs/a.de.md', 'docs/a.pair', 'docs/a.zh.md']), [
      'docs/a.md optional 3',
      'docs/a.zh.md optional 1',
    ]);
  });

  test('without pairing there are none', () => assert.deepEqual(find({ enabled: false }, ['docs/a.zh.md']), []));
});

describe('standingOf', () => {
  const standing = (pairing: ConfigChanges['pairing'], anchor: string) =>
    standingOf(configWith(pairing ? { pairing } : {}).pairing, anchor);

  test('a folder is excluded by its slash, a file by its whole path', () => {
    const excluded = ['docs/tool-catalog/', 'docs/x', 'docs/y.md'];
    assert.equal(standing({ excluded }, 'docs/tool-catalog/a.md'), 'excluded');
    assert.equal(standing({ excluded }, 'docs/tool-catalog-notes/x.md'), 'optional');
    assert.equal(standing({ excluded }, 'docs/x/a.md'), 'optional');
    assert.equal(standing({ excluded }, 'docs/y.md'), 'excluded');
  });

  test('required by the list, by all, by date', () => {
    assert.equal(standing({ required: ['docs/a.md'] }, 'docs/a.md'), 'required');
    assert.equal(standing({ required: ['docs/a.md'] }, 'docs/b.md'), 'optional');
    assert.equal(standing({ required: 'all' }, 'docs/b.md'), 'required');
    assert.equal(standing({ requiredSince: '2026-07-05' }, 'docs/2026-07-05-a.md'), 'required');
    assert.equal(standing({ requiredSince: '2026-07-05' }, 'docs/2026-07-04-a.md'), 'optional');
    assert.equal(standing({ requiredSince: '2026-07-05' }, 'docs/a.md'), 'optional');
  });

  test('excluded comes before required', () => {
    assert.equal(standing({ required: 'all', excluded: ['docs/a.md'] }, 'docs/a.md'), 'excluded');
  });
});
