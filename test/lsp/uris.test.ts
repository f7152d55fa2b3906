import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { toPath, toUri } from '../../server/src/lsp/uris';

describe('URIs and paths', () => {
  const posix: readonly (readonly [uri: string, path: string])[] = [
    ['file:///a/b.md', '/a/b.md'],
    ['file:///a%20b/c%23d.md', '/a b/c#d.md'],
    ['file:///gr%C3%B6%C3%9Fe/%E7%BC%93%E5%AD%98.md', '/größe/缓存.md'],
    ['file:///a%3Ab', '/a:b'],
    ['file:///100%25', '/100%'],
    ['file:///', '/'],
  ];
  const windows: readonly (readonly [uri: string, path: string])[] = [
    ['file:///c%3A/a/b.md', 'C:\\a\\b.md'],
    ['file:///c%3A/', 'C:\\'],
    ['file:///z%3A/a%20b.md', 'Z:\\a b.md'],
    ['file://server/share/a.md', '\\\\server\\share\\a.md'],
  ];

  test('correspond on Linux and macOS', () => {
    for (const [uri, path] of posix) {
      assert.equal(toPath(uri, false), path);
      assert.equal(toUri(path, false), uri);
    }
  });

  test('correspond on Windows', () => {
    for (const [uri, path] of windows) {
      assert.equal(toPath(uri, true), path);
      assert.equal(toUri(path, true), uri);
    }
  });

  test('have more than one spelling', () => {
    assert.equal(toPath('file:///C:/a/b.md', true), 'C:\\a\\b.md');
    assert.equal(toPath('file:///c:/a/b.md', true), 'C:\\a\\b.md');
    assert.equal(toPath('FILE:///a/../b/./c.md', false), '/b/c.md');
    assert.equal(toPath('file:///a/b/', false), '/a/b');
    assert.equal(toPath('file://localhost/a.md', false), '/a.md');
    assert.equal(toPath('file:///a/größe.md', false), '/a/größe.md');
  });

  test('of other kinds name no path', () => {
    const wrong = [
      '',
      'x',
      '/a.md',
      'untitled:a',
      'http://x/a.md',
      'file:///%zz',
      'file:///a%2Fb',
      'file:///a%00',
      'file://host/a',
    ];
    for (const uri of wrong) assert.equal(toPath(uri, false), undefined, uri);
    for (const uri of ['file:///a/b.md', 'file:///c%3Aa', 'file:///c%3A%5Ca'])
      assert.equal(toPath(uri, true), undefined, uri);
  });

  test('any path comes back from its URI', () => {
    const segment = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !/[/\0]|^\.{1,2}$/.test(text));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), (segments) => {
        const path = `/${segments.join('/')}`;
        assert.equal(toPath(toUri(path, false), false), path);
      }),
    );
  });
});
