import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { rememberFolders } from '../../server/src/host/folders';
import { nodeFiles, nodeFilesOnce } from '../../server/src/host/nodeFiles';

describe('what a listing holds', () => {
  let base: string;
  beforeEach(() => {
    base = mkdtempSync(path.join(tmpdir(), 'rfc-list-'));
  });
  afterEach(() => rmSync(base, { recursive: true, force: true }));

  const put = (file: string, text = 'x') => {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    writeFileSync(path.join(base, file), text);
  };
  const listed = (folder = 'docs') => {
    const entries = nodeFiles(base).list(folder);
    assert.deepEqual(nodeFilesOnce(base, rememberFolders()).list(folder), entries);
    return entries.map((entry) => `${entry.path} ${entry.kind}`);
  };

  test('no project below, wherever the listing begins', () => {
    put('docs/a.md');
    put('docs/api/rfc.config.json');
    put('docs/api/guide/b.md');
    put('docs/web/rfc.config.jsonc');
    assert.deepEqual(listed(), ['docs/a.md file', 'docs/api folder', 'docs/web folder']);
    assert.deepEqual([listed('docs/api'), listed('docs/api/guide')], [[], []]);
    put('rfc.config.json');
    assert.ok(listed('').includes('docs/a.md file'), 'its own configuration is none below');
  });

  test('everything below, sorted by code units', () => {
    put('docs/b.md');
    put('docs/a/z.md');
    put('docs/B.md');
    assert.deepEqual(listed(), ['docs/B.md file', 'docs/a folder', 'docs/a/z.md file', 'docs/b.md file']);
  });

  test('a folder that does not exist is empty', () => assert.deepEqual(listed('nowhere'), []));

  test('dot-folders are named but not entered', () => {
    put('docs/.hidden/a.md');
    assert.deepEqual(listed(), ['docs/.hidden folder']);
  });

  test('a link to a folder is named, even one that loops; a link to nothing is dangling', () => {
    put('docs/a.md');
    symlinkSync(path.join(base, 'docs'), path.join(base, 'docs/loop'));
    symlinkSync(path.join(base, 'gone'), path.join(base, 'docs/x.md'));
    symlinkSync('self.md', path.join(base, 'docs/self.md'));
    assert.deepEqual(listed(), [
      'docs/a.md file',
      'docs/loop link-folder',
      'docs/self.md dangling',
      'docs/x.md dangling',
    ]);
  });

  test('a link to a file is that file, and said to be a link', () => {
    put('docs/a.md');
    symlinkSync('a.md', path.join(base, 'docs/b.md'));
    assert.deepEqual(nodeFiles(base).list('docs'), [
      { path: 'docs/a.md', kind: 'file' },
      { path: 'docs/b.md', kind: 'file', isLink: true },
    ]);
  });

  test('a nested repository is left alone', () => {
    put('docs/inner/.git/HEAD');
    put('docs/inner/a.md');
    assert.deepEqual(listed(), ['docs/inner folder']);
  });

  test('what git ignores is left out, the deepest file deciding', () => {
    put('.git/info/exclude', 'private.md\n');
    put('.gitignore', 'draft-*.md\nbuild/\n');
    put('docs/.gitignore', '!draft-kept.md\n');
    for (const name of ['draft-a.md', 'draft-kept.md', 'private.md', 'build/x.md', 'kept.md']) put(`docs/${name}`);
    assert.deepEqual(listed(), ['docs/.gitignore file', 'docs/draft-kept.md file', 'docs/kept.md file']);
  });

  test('without a repository an ignore file means nothing', () => {
    put('.gitignore', '*.md\n');
    put('docs/a.md');
    assert.deepEqual(listed(), ['docs/a.md file']);
  });
});
