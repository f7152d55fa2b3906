import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { joinPaths, relativePath } from '../../../server/src/engine/links/paths';
import { resolveFromTop, resolveLink } from '../../../server/src/engine/links/resolve';

const SOURCE = 'docs/rfc/proposed/feature/a.md';

describe('resolveLink', () => {
  const led: readonly [url: string, path: string, suffix?: string][] = [
    ['b.md', 'docs/rfc/proposed/feature/b.md'],
    ['./b.md', 'docs/rfc/proposed/feature/b.md'],
    ['../../x/y.md#z', 'docs/rfc/x/y.md', '#z'],
    ['b.md?c#d', 'docs/rfc/proposed/feature/b.md', '?c#d'],
    ['b.md#c?d', 'docs/rfc/proposed/feature/b.md', '#c?d'],
    ['b%20c.md', 'docs/rfc/proposed/feature/b c.md'],
    ['%E7%BC%93.md', 'docs/rfc/proposed/feature/缓.md'],
    ['b%.md', 'docs/rfc/proposed/feature/b%.md'],
    ['b%20%.md', 'docs/rfc/proposed/feature/b%20%.md'],
    ['b%23c.md', 'docs/rfc/proposed/feature/b#c.md'],
    ['..//./../b/', 'docs/rfc/b'],
    ['.', 'docs/rfc/proposed/feature'],
    ['../../../..', ''],
    ['../../../../../x.md', '../x.md'],
  ];
  for (const [url, path, suffix = ''] of led) {
    test(`\`${url}\` leads to \`${path}\``, () => {
      const target = resolveLink(SOURCE, url);
      assert.deepEqual([target?.path, target?.suffix], [path, suffix]);
      assert.equal(`${target?.spelling}${target?.suffix}`, url);
    });
  }

  for (const url of ['', '#a', '?a', '/a.md', '//a/b.md', 'https://a.b', 'mailto:a@b', 'C:\\a.md', 'x-y+z.1:a']) {
    test(`\`${url}\` is not relative`, () => assert.equal(resolveLink(SOURCE, url), undefined));
  }

  test('starts at the top for a file there', () =>
    assert.equal(resolveLink('README.md', 'docs/a.md')?.path, 'docs/a.md'));
});

test('resolveFromTop reads addresses with one slash', () => {
  assert.equal(resolveFromTop('/docs/../a%20b.md#c')?.path, 'a b.md');
  for (const url of ['', 'a', '//a', '#/a']) assert.equal(resolveFromTop(url), undefined);
});

test('relativePath is what joinPaths undoes', () => {
  const folders = ['', 'a', 'a/b', 'a/bc', 'd/e/f'];
  for (const folder of folders) {
    for (const path of folders) assert.equal(joinPaths(folder, relativePath(folder, path)), path);
  }
  assert.equal(relativePath('a/b', 'a/c/d.md'), '../c/d.md');
  assert.equal(joinPaths('../a', '../../b'), '../../b');
});
