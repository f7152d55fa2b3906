import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rememberReads, withBuffer } from '../../server/src/cli/files';
import { memoryFiles } from '../support/memoryFiles';

const LIMIT = 10;
const disk = memoryFiles({ 'docs/a.md': 'disk', 'docs/c/d.md': 'disk' });
const bytes = new TextEncoder().encode('buffer');

describe('rememberReads', () => {
  test('asks for each file once, whatever becomes of it', () => {
    const asked: string[] = [];
    const files = rememberReads({
      ...disk,
      read(path, limit) {
        asked.push(path);
        return disk.read(path, limit);
      },
    });
    for (const path of ['docs/a.md', 'docs/gone.md', 'docs/a.md', 'docs/gone.md']) files.read(path, LIMIT);
    assert.deepEqual(asked, ['docs/a.md', 'docs/gone.md']);
    assert.deepEqual(files.read('docs/a.md', LIMIT), { kind: 'text', text: 'disk' });
  });

  test('holds nothing but the last few files once there is more text than it may hold', () => {
    const names = Array.from({ length: 40 }, (_, index) => `docs/${String(index).padStart(2, '0')}.md`);
    const many = memoryFiles(Object.fromEntries(names.map((name) => [name, 'disk'])));
    const asked: string[] = [];
    const read = (path: string, limit: number) => {
      asked.push(path);
      return many.read(path, limit);
    };
    const files = rememberReads({ ...many, read }, 'disk'.length * 2);
    for (const path of names) files.read(path, LIMIT);
    asked.length = 0;
    for (const path of [...names.slice(0, 3), ...names.slice(-2)]) files.read(path, LIMIT);
    assert.deepEqual(asked, names.slice(0, 3));
  });
});

describe('withBuffer', () => {
  test('puts the text in the place of a file', () => {
    const files = withBuffer(disk, 'docs/a.md', bytes);
    assert.deepEqual(files.read('docs/a.md', LIMIT), { kind: 'text', text: 'buffer' });
    assert.deepEqual(files.read('docs/c/d.md', LIMIT), { kind: 'text', text: 'disk' });
    assert.deepEqual(files.list('docs'), disk.list('docs'));
  });

  test('adds a file that does not exist, in order, to the folders around it', () => {
    const files = withBuffer(disk, 'docs/b.md', bytes);
    assert.deepEqual(
      files.list('docs').map(({ path }) => path),
      ['docs/a.md', 'docs/b.md', 'docs/c', 'docs/c/d.md'],
    );
    assert.deepEqual(files.list('docs/c'), disk.list('docs/c'));
    assert.equal(files.kindOf('docs/b.md'), 'file');
  });

  test('holds to the limit, and to UTF-8', () => {
    assert.deepEqual(withBuffer(disk, 'x.md', bytes).read('x.md', 5), { kind: 'too-large', size: 6, limit: 5 });
    const wrong = withBuffer(disk, 'x.md', new Uint8Array([0xff]));
    assert.deepEqual(wrong.read('x.md', LIMIT), { kind: 'not-utf8', offset: 0 });
  });
});
