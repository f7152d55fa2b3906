import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { repositoryTop, surroundingsOf } from '../../server/src/host/listMarkdown';
import { temporaryFolder } from '../support/folders';

describe('surroundingsOf', () => {
  test('lists the Markdown of the repository, dot-folders included, and nothing that is not its own', () => {
    const outside = temporaryFolder({ 'x.md': '' });
    const root = temporaryFolder({
      '.git/x.md': '',
      '.gitignore': 'build/\nskip.md\n',
      '.github/a.md': '',
      'README.md': '',
      'docs/B.MD': '',
      'docs/c.markdown': '',
      'docs/d.txt': '',
      'docs/skip.md': '',
      'build/e.md': '',
      'node_modules/f.md': '',
      'nested/.git/': '',
      'nested/g.md': '',
      'link.md': { link: path.join(outside, 'x.md') },
      linked: { link: outside },
      'folder.md/': '',
    });
    assert.deepEqual(surroundingsOf(root, root), {
      markdown: ['.github/a.md', 'README.md', 'docs/B.MD', 'docs/c.markdown'],
      folder: '',
    });
  });

  test('as a project below the top sees it', () => {
    const root = temporaryFolder({ '.git/': '', 'README.md': '', 'pkg/sub/a.md': '', 'pkg/b.md': '' });
    assert.deepEqual(surroundingsOf(root, path.join(root, 'pkg/sub')), {
      markdown: ['../../README.md', '../b.md', 'a.md'],
      folder: 'pkg/sub',
    });
  });

  test('a folder that is not there has none', () => {
    const folder = path.join(temporaryFolder(), 'gone');
    assert.deepEqual(surroundingsOf(folder, folder), { markdown: [], folder: '' });
  });
});

test('the top of a repository is where `.git` lies, else the folder itself', () => {
  const root = temporaryFolder({ '.git/': '', 'a/b/': '' });
  assert.equal(repositoryTop(path.join(root, 'a/b')), root);
  const alone = temporaryFolder({ 'a/': '' });
  assert.equal(repositoryTop(path.join(alone, 'a')), path.join(alone, 'a'));
});
