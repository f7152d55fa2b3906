import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { configIn, findRoot, locateProject } from '../../server/src/host/locate';
import { temporaryFolder } from '../support/folders';

describe('where a project lies', () => {
  const repository = temporaryFolder({
    '.git/': '',
    'rfc.config.jsonc': '{}',
    'part/rfc.config.json': '{}',
    'part/deep/': '',
    'other/deep/': '',
  });
  const at = (relative: string) => path.join(repository, relative);

  test('the nearest configuration counts', () => {
    const configFile = at('part/rfc.config.json');
    assert.deepEqual(locateProject(at('part/deep')), { base: at('part'), configFile });
    assert.deepEqual(locateProject(at('part')), { base: at('part'), configFile });
  });

  test('it is looked for up to the repository root', () => {
    assert.deepEqual(locateProject(at('other/deep')), { base: repository, configFile: at('rfc.config.jsonc') });
  });

  test('without one the repository root is the base', () => {
    const bare = temporaryFolder({ '.git/': '', 'deep/er/': '' });
    assert.deepEqual(locateProject(path.join(bare, 'deep/er')), { base: bare });
  });

  test('a configuration above the repository has no say', () => {
    const outer = temporaryFolder({ 'rfc.config.json': '{}', 'inner/.git/': '', 'inner/deep/': '' });
    assert.deepEqual(locateProject(path.join(outer, 'inner/deep')), { base: path.join(outer, 'inner') });
  });

  test('what lies behind a link out of the repository has no say, what lies behind another one has', () => {
    const secret = temporaryFolder({ '.git/': '', 'rfc.config.json': '{}', 'deep/': '' });
    const tree = temporaryFolder({
      '.git/': '',
      'in/rfc.config.json': '{}',
      out: { link: secret },
      aside: { link: 'in' },
    });
    for (const folder of ['out', 'out/deep']) assert.deepEqual(locateProject(path.join(tree, folder)), { base: tree });
    const base = path.join(tree, 'aside');
    assert.deepEqual(locateProject(base), { base, configFile: path.join(base, 'rfc.config.json') });
  });

  test('a linked work tree, whose .git is a file, is a repository too', () => {
    const tree = temporaryFolder({ '.git': 'gitdir: elsewhere\n', 'deep/': '' });
    assert.deepEqual(locateProject(path.join(tree, 'deep')), { base: tree });
  });

  test('without a repository it is looked for up to the outermost folder', () => {
    const folder = temporaryFolder({ 'rfc.config.json': '{}', 'open/deep/': '' });
    const open = path.join(folder, 'open');
    assert.deepEqual(locateProject(path.join(open, 'deep'), open), { base: open });
    assert.equal(locateProject(path.join(open, 'deep'), folder).configFile, path.join(folder, 'rfc.config.json'));
  });

  test('of two in one folder rfc.config.json wins', () => {
    const both = temporaryFolder({ 'rfc.config.json': '{}', 'rfc.config.jsonc': '{}' });
    assert.equal(configIn(both), path.join(both, 'rfc.config.json'));
  });

  test('a link to nothing is one that cannot be read, not one that is absent', () => {
    const folder = temporaryFolder({ 'rfc.config.json': { link: 'gone.json' } });
    assert.equal(configIn(folder), path.join(folder, 'rfc.config.json'));
  });

  test('the root is the nearest folder with either', () => {
    assert.equal(findRoot(at('part/deep')), at('part'));
    assert.equal(findRoot(at('other/deep')), repository);
    assert.equal(findRoot(at('not/there/yet')), repository);
  });
});
