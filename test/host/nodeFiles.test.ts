import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { nodeFiles } from '../../server/src/host/nodeFiles';
import { temporaryFolder } from '../support/folders';

const LIMIT = 100;

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
  const files = nodeFiles(base);

  const contents: readonly (readonly [string, ReturnType<typeof files.read>])[] = [
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
  for (const [file, expected] of contents)
    test(`read ${file}`, () => assert.deepEqual(files.read(file, LIMIT), expected));

  const kinds: readonly (readonly [string, string | undefined])[] = [
    ['a.md', 'file'],
    ['link.md', 'file'],
    ['folder.md', 'folder'],
    ['pipe.md', 'special'],
    ['nowhere.md', undefined],
    ['a.md/below.md', undefined],
  ];
  for (const [file, expected] of kinds) test(`kind of ${file}`, () => assert.equal(files.kindOf(file), expected));
});

describe('a link out of the repository', () => {
  const elsewhere = temporaryFolder({ 'secret.md': 'nobody reads this\n' });
  const outside = { link: path.join(elsewhere, 'secret.md') };

  test('is not followed', () => {
    const files = nodeFiles(temporaryFolder({ 'a.md': outside }));
    assert.deepEqual(files.read('a.md', LIMIT), { kind: 'unreadable', reason: 'outside' });
  });

  test('leads out of the repository, not of the folder of a project in it', () => {
    const repository = temporaryFolder({
      '.git/': '',
      'shared.md': 'x\n',
      'project/a.md': { link: '../shared.md' },
      'project/b.md': outside,
    });
    const files = nodeFiles(path.join(repository, 'project'));
    assert.deepEqual(files.read('a.md', LIMIT), { kind: 'text', text: 'x\n' });
    assert.deepEqual(files.read('b.md', LIMIT), { kind: 'unreadable', reason: 'outside' });
  });

  test('is what an open buffer says all the same', () => {
    const base = temporaryFolder({ 'a.md': outside });
    const files = nodeFiles(base, () => 'typed\n');
    assert.deepEqual(files.read('a.md', LIMIT), { kind: 'text', text: 'typed\n' });
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
    assert.deepEqual(files.read('a.md', LIMIT), { kind: 'text', text: 'buffer\n' });
  });

  test('hide a byte-order mark that the disk has', () => {
    assert.deepEqual(files.read('marked.md', LIMIT), { kind: 'text', text: 'buffer\n', hiddenMark: true });
  });

  test('need no file on the disk, and no look into a pipe', () => {
    assert.deepEqual(files.read('pipe.md', LIMIT), { kind: 'text', text: 'buffer\n' });
  });

  test('are measured in bytes', () => {
    assert.deepEqual(files.read('new.md', LIMIT), { kind: 'too-large', size: 120, limit: LIMIT });
  });
});
