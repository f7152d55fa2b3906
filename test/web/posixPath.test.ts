import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { describe, test } from 'node:test';
import { path } from '../../server/src/web/posixPath';

const files = ['/', '/a', '/a/', '/a/b.md', '/a/b/.hidden', '/a/./b/../c.tar.gz', '/..', 'a', 'a/b', '../a', '.', ''];

describe('paths in a browser are those of Node', () => {
  for (const file of files) {
    test(`of \`${file}\``, () => {
      assert.equal(path.basename(file), posix.basename(file).replace(/^\.$/, ''));
      assert.equal(path.isAbsolute(file), posix.isAbsolute(file));
      assert.equal(path.join('/top', file), posix.join('/top', file).replace(/(.)\/$/, '$1'));
      assert.equal(path.join('top', file), posix.join('top', file).replace(/(.)\/$/, '$1'));
    });
  }

  test('a folder around a file', () => {
    for (const file of ['/', '/a', '/a/b.md', 'a', 'a/b', 'a/b/c'])
      assert.equal(path.dirname(file), posix.dirname(file));
  });

  test('the parts of a path', () => {
    for (const file of ['/', '/a/b.md', '/a/.hidden', '/a/b.tar.gz', 'a/b']) {
      const { base, dir, ext, name, root } = posix.parse(file);
      assert.deepEqual(path.parse(file), { root, dir, base, ext, name });
    }
  });

  test('from one to another', () => {
    const pairs = [
      ['/a', '/a'],
      ['/a', '/a/b/c'],
      ['/a/b', '/a/c'],
      ['/a/b', '/'],
      ['/', '/a'],
      ['/a', '/ab'],
    ] as const;
    for (const [from, to] of pairs) assert.equal(path.relative(from, to), posix.relative(from, to));
  });
});
