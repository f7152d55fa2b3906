import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Memory } from '../../server/src/web/memory';

const bytes = new TextEncoder().encode('text\n');

/** A memory of `/top` with a file and a folder. */
function started() {
  const memory = new Memory();
  let calls = 0;
  memory.onWanted = () => calls++;
  memory.setRoots(['/top']);
  memory.keepListing('/top', [
    { name: 'a.md', type: 'file' },
    { name: 'inner', type: 'folder' },
    { name: 'link', type: 'folder', isLink: true },
    { name: 'lost', type: 'nothing', isLink: true },
  ]);
  return { memory, calls: () => calls };
}

describe('the memory of the client’s files', () => {
  test('what is missed is wanted, once', () => {
    const { calls, memory } = started();
    assert.equal(memory.contentOf('/top/a.md'), undefined);
    assert.equal(memory.contentOf('/top/a.md'), undefined);
    assert.deepEqual(memory.entriesIn('/top/inner'), []);
    assert.equal(calls(), 2);
    assert.deepEqual(memory.takeWanted(), { folders: ['/top/inner'], files: ['/top/a.md'] });
    assert.deepEqual(memory.takeWanted(), { folders: [], files: [] });
  });

  test('what lies outside the opened folders is not wanted', () => {
    const { calls, memory } = started();
    assert.equal(memory.entryAt('/.git'), undefined);
    assert.equal(memory.entryAt('/topmost/a.md'), undefined);
    assert.deepEqual(memory.entriesIn('/'), []);
    assert.equal(calls(), 0);
  });

  test('what is not there is not wanted either', () => {
    const { calls, memory } = started();
    assert.equal(memory.entryAt('/top/b.md'), undefined);
    assert.equal(memory.entryAt('/top/a.md/b.md'), undefined);
    assert.equal(calls(), 0);
  });

  test('a file that could not be read is not asked for again', () => {
    const { calls, memory } = started();
    memory.keepContent('/top/a.md', null);
    assert.equal(memory.contentOf('/top/a.md'), null);
    assert.equal(calls(), 0);
  });

  test('a stamp changes with what is known, and when the file goes', () => {
    const { memory } = started();
    const stamps = [memory.stampOf('/top/a.md')];
    for (const content of [{ bytes }, { bytes }, { size: 9 }, null]) {
      memory.keepContent('/top/a.md', content);
      stamps.push(memory.stampOf('/top/a.md'));
    }
    memory.keepListing('/top', []);
    stamps.push(memory.stampOf('/top/a.md'));
    assert.equal(new Set(stamps).size, stamps.length);
  });

  test('a folder that goes takes along what was known below it', () => {
    const { memory } = started();
    memory.keepListing('/top/inner', [{ name: 'b.md', type: 'file' }]);
    memory.keepContent('/top/inner/b.md', { bytes });
    memory.keepListing('/top', [{ name: 'inner', type: 'file' }]);
    assert.equal(memory.isListed('/top/inner'), false);
    assert.equal(memory.isHere('/top/inner/b.md'), false);
  });

  test('links are links where a folder is listed', () => {
    const { memory } = started();
    const links = memory.entriesIn('/top').filter((entry) => entry.isSymbolicLink());
    assert.deepEqual(
      links.map(({ name }) => name),
      ['link', 'lost'],
    );
    assert.ok(links.every((entry) => !entry.isDirectory() && !entry.isFile()));
  });

  test('the size of a file is that of its bytes, or what was measured', () => {
    const { memory } = started();
    assert.equal(memory.sizeOf('/top/a.md'), 0);
    memory.keepContent('/top/a.md', { bytes });
    assert.equal(memory.sizeOf('/top/a.md'), bytes.length);
    memory.keepContent('/top/a.md', { size: 60_000_000 });
    assert.equal(memory.sizeOf('/top/a.md'), 60_000_000);
  });
});
