import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, mock, test } from 'node:test';
import type { Content } from '../../server/src/engine';
import { blobHash } from '../../server/src/engine/hashes';
import { rememberFolders } from '../../server/src/host/folders';
import { nodeFiles, nodeFilesOnce } from '../../server/src/host/nodeFiles';
import { temporaryFolder } from '../support/folders';

const LIMIT = 100;
const encoder = new TextEncoder();

/** What a text says, without what its reader has found out on the way. */
function withoutHash(content: Content): Content {
  if (content.kind !== 'text') return content;
  const { blobHash: _, ...rest } = content;
  return rest;
}

describe('what a path holds', () => {
  const base = temporaryFolder({
    'a.md': 'text\n',
    'folder.md/': '',
    'pipe.md': 'a pipe',
    'gone.md': { link: 'nowhere.md' },
    'loop.md': { link: 'loop.md' },
    'link.md': { link: 'a.md' },
    'marked.md': '\uFEFFtext\n',
    'bytes.md': new Uint8Array([0x61, 0xff]),
    'long.md': 'x'.repeat(LIMIT + 1),
  });
  const contents: readonly (readonly [string, Content])[] = [
    ['a.md', { kind: 'text', text: 'text\n' }],
    ['link.md', { kind: 'text', text: 'text\n' }],
    ['marked.md', { kind: 'text', text: '\uFEFFtext\n' }],
    ['bytes.md', { kind: 'not-utf8', offset: 1 }],
    ['long.md', { kind: 'too-large', size: LIMIT + 1, limit: LIMIT }],
    ['folder.md', { kind: 'unreadable', reason: 'folder' }],
    ['pipe.md', { kind: 'unreadable', reason: 'special' }],
    ['gone.md', { kind: 'unreadable', reason: 'dangling' }],
    ['loop.md', { kind: 'unreadable', reason: 'dangling' }],
    ['nowhere.md', { kind: 'unreadable', reason: 'vanished' }],
    ['garbled-\uFFFD.md', { kind: 'unreadable', reason: 'error' }],
    ['a.md/below.md', { kind: 'unreadable', reason: 'error' }],
  ];

  const kinds: readonly (readonly [string, string | undefined])[] = [
    ['a.md', 'file'],
    ['link.md', 'file'],
    ['folder.md', 'folder'],
    ['pipe.md', 'special'],
    ['nowhere.md', undefined],
    ['a.md/below.md', undefined],
  ];
  const ways = { 'each time': nodeFiles(base), once: nodeFilesOnce(base, rememberFolders()) };
  for (const [way, files] of Object.entries(ways)) {
    for (const [file, expected] of contents) {
      test(`read ${file}, asked ${way}`, () => assert.deepEqual(withoutHash(files.read(file, LIMIT)), expected));
    }
    for (const [file, expected] of kinds) {
      test(`kind of ${file}, asked ${way}`, () => assert.equal(files.kindOf(file), expected));
    }
    test(`a text knows the name that git gives to its bytes, asked ${way}`, () => {
      const hashOf = (file: string) => {
        const content = files.read(file, LIMIT);
        return content.kind === 'text' ? content.blobHash : content;
      };
      assert.equal(hashOf('a.md'), '8e27be7d6154a1f68ea9160ef0e18691d20560dc');
      assert.equal(hashOf('marked.md'), '98c5154c1a176d00e1780f94e7917db6d86cac9d');
    });
  }
});

test('what is listed once is believed from then on', () => {
  const base = temporaryFolder({ 'a.md': 'text\n' });
  const files = nodeFilesOnce(base, rememberFolders());
  assert.deepEqual(files.list(''), [{ path: 'a.md', kind: 'file' }]);
  writeFileSync(path.join(base, 'b.md'), 'text\n');
  assert.deepEqual(files.list(''), [{ path: 'a.md', kind: 'file' }]);
  assert.deepEqual(files.namesIn(''), ['a.md']);
  assert.deepEqual(nodeFiles(base).namesIn(''), ['a.md', 'b.md']);
});

test('a large text is read whole, whichever way', () => {
  const text = `${'é'.repeat(100_000)}\n`;
  const base = temporaryFolder({ 'a.md': text });
  for (const files of [nodeFiles(base), nodeFilesOnce(base, rememberFolders())]) {
    assert.deepEqual(withoutHash(files.read('a.md', 1_000_000)), { kind: 'text', text });
    assert.deepEqual(files.read('a.md', 1000), { kind: 'too-large', size: 200_001, limit: 1000 });
  }
});

describe('a link out of the repository', () => {
  const elsewhere = temporaryFolder({ 'secret.md': 'nobody reads this\n' });
  const outside = { link: path.join(elsewhere, 'secret.md') };

  test('is not followed', () => {
    const files = nodeFiles(temporaryFolder({ 'a.md': outside }));
    assert.deepEqual(files.read('a.md', LIMIT), { kind: 'unreadable', reason: 'outside' });
  });

  test('is not followed either where a folder is the link', () => {
    const base = temporaryFolder({ linked: { link: elsewhere }, 'in/linked': { link: elsewhere }, 'own/a.md': 'x\n' });
    for (const files of [nodeFiles(base), nodeFilesOnce(base, rememberFolders())]) {
      for (const file of ['linked/secret.md', 'in/linked/secret.md']) {
        assert.deepEqual(files.read(file, LIMIT), { kind: 'unreadable', reason: 'outside' }, file);
      }
      assert.deepEqual(withoutHash(files.read('own/a.md', LIMIT)), { kind: 'text', text: 'x\n' });
    }
  });

  test('leads out of the repository, not of the folder of a project in it', () => {
    const repository = temporaryFolder({
      '.git/': '',
      'shared.md': 'x\n',
      'project/a.md': { link: '../shared.md' },
      'project/b.md': outside,
    });
    const files = nodeFiles(path.join(repository, 'project'));
    assert.deepEqual(withoutHash(files.read('a.md', LIMIT)), { kind: 'text', text: 'x\n' });
    assert.deepEqual(files.read('b.md', LIMIT), { kind: 'unreadable', reason: 'outside' });
  });

  test('is what an open buffer says all the same', () => {
    const base = temporaryFolder({ 'a.md': outside });
    const files = nodeFiles(base, () => 'typed\n');
    assert.deepEqual(withoutHash(files.read('a.md', LIMIT)), { kind: 'text', text: 'typed\n' });
  });
});

describe('open buffers', () => {
  const base = temporaryFolder({ 'a.md': 'disk\n', 'marked.md': '\uFEFFdisk\n', 'pipe.md': 'a pipe' });
  const buffers = new Map([
    [path.join(base, 'a.md'), 'buffer\n'],
    [path.join(base, 'marked.md'), 'buffer\n'],
    [path.join(base, 'pipe.md'), 'buffer\n'],
    [path.join(base, 'new.md'), 'é'.repeat(60)],
  ]);
  const files = nodeFiles(base, (file) => buffers.get(file));

  test('come before the disk', () => {
    assert.deepEqual(withoutHash(files.read('a.md', LIMIT)), { kind: 'text', text: 'buffer\n' });
  });

  test('hide a byte-order mark that the disk has', () => {
    assert.deepEqual(withoutHash(files.read('marked.md', LIMIT)), { kind: 'text', text: 'buffer\n', hiddenMark: true });
  });

  test('need no file on the disk, and no look into a pipe', () => {
    assert.deepEqual(withoutHash(files.read('pipe.md', LIMIT)), { kind: 'text', text: 'buffer\n' });
  });

  test('have the name that git gives to what would be saved', () => {
    const hashOf = (file: string) => {
      const content = files.read(file, LIMIT);
      return content.kind === 'text' ? content.blobHash : content;
    };
    assert.equal(hashOf('a.md'), blobHash(encoder.encode('buffer\n')));
    assert.equal(hashOf('marked.md'), blobHash(encoder.encode('\uFEFFbuffer\n')));
  });

  test('are measured in bytes', () => {
    assert.deepEqual(files.read('new.md', LIMIT), { kind: 'too-large', size: 120, limit: LIMIT });
  });
});

describe('the names in a folder', () => {
  const base = temporaryFolder({ 'a.md': 'x', 'old/a.md': 'x' });
  const old = path.join(base, 'old');

  test('are those of now, also when one comes right after another', () => {
    const files = nodeFiles(base);
    assert.deepEqual(files.namesIn(''), ['a.md', 'old']);
    writeFileSync(path.join(base, 'b.md'), 'x');
    assert.deepEqual(files.namesIn(''), ['a.md', 'b.md', 'old']);
  });

  test('are the same list while nothing comes or goes', () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 60_000 });
    const files = nodeFiles(base);
    const before = files.namesIn('old');
    assert.equal(files.namesIn('old'), before);
    writeFileSync(path.join(old, 'b.md'), 'x');
    assert.deepEqual(files.namesIn('old'), ['a.md', 'b.md']);
    mock.timers.reset();
  });
});
