import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { defaultConfig } from '../../../server/src/engine/config/defaults';
import { blobHash } from '../../../server/src/engine/hashes';
import { isExcluded, pairAt, switcherLine } from '../../../server/src/engine/pairs/names';
import { isInSync, readHashes, renderRecord } from '../../../server/src/engine/pairs/record';

const { pairing } = defaultConfig;
const pair = { anchor: 'docs/foo.md', counterpart: 'docs/foo.zh.md', record: 'docs/foo.i18n.yaml' };
const hashes = { anchor: blobHash(new Uint8Array()), counterpart: blobHash(new TextEncoder().encode('x\n')) };

describe('pairAt', () => {
  for (const path of Object.values(pair))
    test(`reads \`${path}\``, () => assert.deepEqual(pairAt(pairing, path), pair));

  for (const path of [
    'docs/foo.txt',
    'docs/foo',
    'docs/foo.zh.zh.md',
    'docs/foo.zh.i18n.yaml',
    'docs/.md',
    '.zh.md',
    '',
  ]) {
    test(`\`${path}\` belongs to none`, () => assert.equal(pairAt(pairing, path), undefined));
  }

  test('other suffixes', () => {
    const own = { ...pairing, counterpartSuffix: '.de.md', recordSuffix: '.pair' };
    assert.deepEqual(pairAt(own, 'a.pair'), { anchor: 'a.md', counterpart: 'a.de.md', record: 'a.pair' });
  });
});

test('an excluded folder ends in a slash, an excluded file does not', () => {
  const excluded = (entry: string, path: string) => isExcluded({ ...pairing, excluded: [entry] }, path);
  assert.deepEqual(
    [excluded('a/', 'a/b.md'), excluded('a', 'a/b.md'), excluded('a/', 'ab/c.md'), excluded('a/b.md', 'a/b.md')],
    [true, false, false, true],
  );
});

test('each side has its own switcher', () => {
  assert.equal(switcherLine(pairing, pair, 'anchor'), 'English | [中文](foo.zh.md)');
  assert.equal(switcherLine(pairing, pair, 'counterpart'), '[English](foo.md) | 中文');
});

describe('records', () => {
  test('are rendered byte for byte', () => {
    assert.equal(
      renderRecord(pairing, pair, hashes),
      `# Bilingual-pair consistency record (docs/i18n/README.md): the git blob hash of each
# side as of the last confirmed-consistent state. Both languages carry equal authority;
# after editing either side, bring the other along and re-record with:
#   pnpm run verify-translation-pairing --write
foo.md: e69de29bb2d1d6434b8b29ae775ad8c2e48c5391
foo.zh.md: 587be6b4c3f93f93c489c0111bba5596147a26cb
`,
    );
  });

  test('name the pair where the header asks for it', () => {
    const text = renderRecord({ ...pairing, recordHeader: ['# {anchor} {anchor}'] }, pair, hashes);
    assert.equal(text.split('\n')[0], '# docs/foo.md docs/foo.md');
  });

  test('are read back, in any order', () => {
    assert.deepEqual(readHashes(renderRecord(pairing, pair, hashes), pair), hashes);
    assert.deepEqual(readHashes(`foo.zh.md: ${hashes.counterpart}\n\n# x\nfoo.md: ${hashes.anchor}`, pair), hashes);
  });

  for (const text of [
    '',
    'foo.md: x',
    `foo.md: ${hashes.anchor}\r\nfoo.zh.md: ${hashes.anchor}\r\n`,
    `foo.md: ${hashes.anchor}\n`,
  ]) {
    test(`${JSON.stringify(text).slice(0, 20)} is none`, () => assert.equal(readHashes(text, pair), undefined));
  }

  test('are in sync when both hashes are current', () => {
    assert.equal(isInSync(hashes, { ...hashes }), true);
    assert.equal(isInSync(hashes, { ...hashes, anchor: hashes.counterpart }), false);
  });
});
