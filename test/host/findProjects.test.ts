import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { findProjects } from '../../server/src/host/findProjects';
import { type DiskEntry, temporaryFolder } from '../support/folders';

const { signal } = new AbortController();

/** What is found below a folder, relative to it. */
async function foundIn(entries: Readonly<Record<string, DiskEntry>>, below = ''): Promise<string[]> {
  const folder = path.join(temporaryFolder(entries), below);
  return (await findProjects(folder, signal)).map((found) => path.relative(folder, found)).sort();
}

describe('findProjects', () => {
  test('finds configurations of either name, the folder itself included', async () => {
    const entries = { 'rfc.config.json': '{}', 'a/b/rfc.config.jsonc': '{}', 'a/c/other.json': '{}' };
    assert.deepEqual(await foundIn(entries), ['', 'a/b']);
  });

  test('finds repositories in a folder that is in none', async () => {
    assert.deepEqual(await foundIn({ 'a/.git/': '', 'b/.git/': '', 'b/c/rfc.config.json': '{}' }), ['a', 'b', 'b/c']);
  });

  test('stays out of repositories within a repository, also when only a part of it is looked at', async () => {
    const entries = { '.git/': '', 'a/b/.git/': '', 'a/b/rfc.config.json': '{}', 'a/c/rfc.config.json': '{}' };
    assert.deepEqual(await foundIn(entries), ['', 'a/c']);
    assert.deepEqual(await foundIn(entries, 'a'), ['c']);
  });

  test('stays out of what git ignores, of dot-folders, dependencies and links', async () => {
    const entries = {
      '.git/': '',
      '.gitignore': 'build/\n',
      'build/rfc.config.json': '{}',
      '.hidden/rfc.config.json': '{}',
      'node_modules/a/rfc.config.json': '{}',
      link: { link: 'node_modules/a' },
    };
    assert.deepEqual(await foundIn(entries), ['']);
  });

  test('finds nothing where nothing is, and ends when told to', async () => {
    assert.deepEqual(await findProjects('/no/such/folder', signal), []);
    const folder = temporaryFolder({ 'rfc.config.json': '{}' });
    assert.deepEqual(await findProjects(folder, AbortSignal.abort()), []);
  });
});
