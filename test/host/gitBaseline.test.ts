import assert from 'node:assert/strict';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { gitBaseline } from '../../server/src/host/gitBaseline';
import { temporaryFolder } from '../support/folders';
import { commitAll, git } from '../support/git';

const MANIFEST = '.agents/notes/archived/manifest.json';

describe('a file as of a git reference', () => {
  test('is the committed one, whatever lies there now', () => {
    const folder = temporaryFolder({ [MANIFEST]: 'sealed 😀\r\n' });
    commitAll(folder);
    writeFileSync(path.join(folder, MANIFEST), 'changed\n');
    assert.equal(gitBaseline(folder)(MANIFEST, 'HEAD'), 'sealed 😀\r\n');
    rmSync(path.join(folder, MANIFEST));
    assert.equal(gitBaseline(folder)(MANIFEST, 'main'), 'sealed 😀\r\n');
    assert.equal(gitBaseline(folder)(MANIFEST, 'HEAD~0'), 'sealed 😀\r\n');
  });

  test('is found from a folder inside the repository', () => {
    const folder = temporaryFolder({ [`packages/a b/${MANIFEST}`]: 'inner', [MANIFEST]: 'outer' });
    commitAll(folder);
    assert.equal(gitBaseline(path.join(folder, 'packages/a b'))(MANIFEST, 'HEAD'), 'inner');
    assert.equal(gitBaseline(folder)(MANIFEST, 'HEAD'), 'outer');
  });

  test('is nothing without a repository, a commit, the reference or the file', () => {
    const folder = temporaryFolder({ [MANIFEST]: 'x' });
    assert.equal(gitBaseline(folder)(MANIFEST, 'HEAD'), undefined, 'no repository');
    git(folder, 'init', '--quiet');
    assert.equal(gitBaseline(folder)(MANIFEST, 'HEAD'), undefined, 'no commit');
    commitAll(folder);
    assert.equal(gitBaseline(folder)(MANIFEST, 'origin/HEAD'), undefined, 'no such reference');
    assert.equal(gitBaseline(folder)('other.json', 'HEAD'), undefined, 'no such file');
    assert.equal(gitBaseline(folder)('.agents', 'HEAD'), undefined, 'a folder');
    assert.equal(gitBaseline(path.join(folder, 'gone'))(MANIFEST, 'HEAD'), undefined, 'no such folder');
  });

  test('is nothing without git', () => {
    const folder = temporaryFolder({ [MANIFEST]: 'x' });
    commitAll(folder);
    const known = process.env.PATH;
    try {
      process.env.PATH = folder;
      assert.equal(gitBaseline(folder)(MANIFEST, 'HEAD'), undefined);
    } finally {
      process.env.PATH = known;
    }
  });

  test('runs nothing that the repository configures', () => {
    const folder = temporaryFolder({ [MANIFEST]: 'x', '.gitattributes': '*.json diff=trap filter=trap\n' });
    commitAll(folder);
    const trap = path.join(folder, 'trapped');
    for (const key of ['diff.trap.textconv', 'filter.trap.smudge', 'core.pager', 'core.fsmonitor']) {
      git(folder, 'config', key, `touch ${trap};`);
    }
    assert.equal(gitBaseline(folder)(MANIFEST, 'HEAD'), 'x');
    assert.equal(existsSync(trap), false);
  });
});
