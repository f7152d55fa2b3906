import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { applyPlan, type FilePlan, filesAfter } from '../../../server/src/engine';
import { memoryFiles } from '../../support/memoryFiles';

const files = memoryFiles({
  'a/b.md': 'one\ntwo\n',
  'a/c.md': 'three\n',
  'd.md': 'four\n',
  'e/f/': '',
  'e/old.md': 'old\n',
});
const plan: FilePlan = {
  edits: [
    { path: 'a/b.md', edits: [{ span: { start: 4, end: 7 }, text: '2' }] },
    { path: 'd.md', edits: [{ span: { start: 0, end: 0 }, text: 'x' }] },
  ],
  renames: [
    { from: 'a/b.md', to: 'g/h/b.md' },
    { from: 'a/c.md', to: 'a/i.md' },
  ],
  creations: [{ path: 'g/new.md', text: 'new\n', stops: [] }],
  deletions: ['e/old.md'],
  notes: [],
};

describe('applyPlan', () => {
  test('gives every file that is changed, moved, new or gone', () => {
    assert.deepEqual(applyPlan(files, plan), [
      { from: 'a/c.md', path: 'a/i.md', before: 'three\n', after: 'three\n' },
      { from: 'd.md', path: 'd.md', before: 'four\n', after: 'xfour\n' },
      { from: 'e/old.md', path: 'e/old.md', before: 'old\n', after: undefined },
      { from: 'a/b.md', path: 'g/h/b.md', before: 'one\ntwo\n', after: 'one\n2\n' },
      { path: 'g/new.md', before: '', after: 'new\n' },
    ]);
  });

  test('does not pass over a file that cannot be read', () => {
    const missing = { ...plan, edits: [{ path: 'z.md', edits: [] }] };
    assert.throws(() => applyPlan(files, missing), /`z\.md` was to be edited but cannot be read/);
  });
});

describe('filesAfter', () => {
  const after = filesAfter(files, plan);

  test('lists what is there then, folders included', () => {
    assert.deepEqual(
      after.list('a').map(({ path }) => path),
      ['a/i.md'],
    );
    assert.deepEqual(
      after.list('g').map(({ path, kind }) => `${kind} ${path}`),
      ['folder g/h', 'file g/h/b.md', 'file g/new.md'],
    );
    assert.deepEqual(
      after.list('e').map(({ path }) => path),
      ['e/f'],
    );
  });

  test('reads texts as they are then', () => {
    const read = (path: string) => after.read(path, 100);
    assert.deepEqual(read('g/h/b.md'), { kind: 'text', text: 'one\n2\n' });
    assert.deepEqual(read('d.md'), { kind: 'text', text: 'xfour\n' });
    assert.deepEqual(read('a/b.md'), { kind: 'unreadable', reason: 'vanished' });
    assert.deepEqual(read('e/old.md'), { kind: 'unreadable', reason: 'vanished' });
  });

  test('names what lies directly in a folder then', () => {
    assert.deepEqual(after.namesIn(''), ['a', 'd.md', 'e', 'g']);
    assert.deepEqual(after.namesIn('a'), ['i.md']);
    assert.deepEqual(after.namesIn('g'), ['h', 'new.md']);
    assert.deepEqual(after.namesIn('e'), ['f']);
  });

  test('knows what lies where', () => {
    const kinds = ['g', 'g/h', 'g/h/b.md', 'a/b.md', 'a', 'd.md', 'e/old.md', 'q'].map((path) => after.kindOf(path));
    assert.deepEqual(kinds, ['folder', 'folder', 'file', undefined, 'folder', 'file', undefined, undefined]);
  });
});
