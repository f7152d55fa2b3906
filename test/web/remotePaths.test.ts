import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toRemotePath, toRemoteUri } from '../../server/src/web/remotePaths';

/** URIs as VS Code spells them, and the paths that the server has for them. */
const same: Readonly<Record<string, string>> = {
  'vscode-test-web://mount/docs/a.md': '/vscode-test-web:mount/docs/a.md',
  'vscode-vfs://github%2B7b2276223a317d/owner/repo/a%20b.md': '/vscode-vfs:github%2B7b2276223a317d/owner/repo/a b.md',
  'file:///home/me/%E4%B8%AD%E6%96%87.md': '/file:/home/me/中文.md',
  'memfs:///a/%23b%28c%29.md': '/memfs:/a/#b(c).md',
};

describe('files of any scheme', () => {
  for (const [uri, path] of Object.entries(same)) {
    test(`${uri} has a path of its own`, () => {
      assert.equal(toRemotePath(uri), path);
      assert.equal(toRemoteUri(path), uri);
    });
  }

  test('the top of a file system has one', () => {
    assert.equal(toRemotePath('vscode-test-web://mount/'), '/vscode-test-web:mount');
    assert.equal(toRemoteUri('/vscode-test-web:mount'), 'vscode-test-web://mount/');
  });

  test('a folder is the same with a slash at its end', () => {
    assert.equal(toRemotePath('memfs:///a/b/'), toRemotePath('memfs:///a/b'));
  });

  test('what names no file has none', () => {
    for (const uri of ['', 'a.md', '/a.md', 'untitled:Untitled-1', 'memfs:///a%2Fb', 'memfs:///a%00', 'memfs:///%zz']) {
      assert.equal(toRemotePath(uri), undefined, uri);
    }
  });

  test('a name that cannot be written stays within its segment', () => {
    assert.equal(toRemoteUri('/memfs:/a\ud800'), 'memfs:///a%EF%BF%BD');
  });
});
