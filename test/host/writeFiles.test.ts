import assert from 'node:assert/strict';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { type Disk, type FileChange, WriteError, writeFiles } from '../../server/src/host/writeFiles';
import { finishWrites, journalPath } from '../../server/src/host/writeJournal';
import { fillFolder, temporaryFolder } from '../support/folders';

const bytes = (text: string | undefined) => (text === undefined ? undefined : new TextEncoder().encode(text));

/** Changes of files below a folder: `[path, before, after]`. */
function changes(
  folder: string,
  ...rows: readonly (readonly [string, string | undefined, string | undefined])[]
): FileChange[] {
  return rows.map(([file, before, after]) => ({
    path: path.join(folder, file),
    before: bytes(before),
    after: bytes(after),
  }));
}

/** Every file below a folder with its text, hidden ones included. */
function snapshot(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    files
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** A disk that fails at these steps, counted from 1. */
function failingDisk(...failing: readonly number[]): Disk {
  let step = 0;
  const fail = () => {
    step++;
    if (failing.includes(step)) throw Object.assign(new Error('no more disk'), { code: 'EIO' });
  };
  return {
    rename(from, to) {
      fail();
      renameSync(from, to);
    },
    remove(file) {
      fail();
      unlinkSync(file);
    },
  };
}

function refuses(folder: string, rows: FileChange[], sentence: RegExp, disk?: Disk): void {
  assert.throws(
    () => writeFiles(folder, rows, disk),
    (error: unknown) => {
      assert.ok(error instanceof WriteError);
      assert.match(error.message, sentence);
      assert.match(error.message, /\.$/);
      return true;
    },
  );
}

describe('writeFiles', () => {
  test('edits, creates and removes, and leaves nothing else behind', () => {
    const folder = temporaryFolder({ 'a.md': 'a', 'b.md': 'b', 'c.md': 'c' });
    writeFiles(
      folder,
      changes(folder, ['a.md', 'a', 'A'], ['b.md', 'b', undefined], ['d/e/f.md', undefined, 'f'], ['c.md', 'c', 'c']),
    );
    assert.deepEqual(snapshot(folder), { 'a.md': 'A', 'c.md': 'c', 'd/e/f.md': 'f' });
  });

  test('leaves a file alone that does not change', () => {
    const folder = temporaryFolder({ 'a.md': 'a' });
    const before = statSync(path.join(folder, 'a.md'));
    writeFiles(folder, changes(folder, ['a.md', 'a', 'a']));
    assert.deepEqual(
      [statSync(path.join(folder, 'a.md')).mtimeMs, statSync(path.join(folder, 'a.md')).ino],
      [before.mtimeMs, before.ino],
    );
  });

  test('keeps permissions, those of a moved file too', () => {
    const folder = temporaryFolder({ 'a.md': 'a', 'b.md': 'b' });
    for (const file of ['a.md', 'b.md']) chmodSync(path.join(folder, file), 0o640);
    const [edit, gone, come] = changes(folder, ['a.md', 'a', 'A'], ['b.md', 'b', undefined], ['c.md', undefined, 'b']);
    assert.ok(edit && gone && come);
    writeFiles(folder, [edit, gone, { ...come, like: gone.path }]);
    for (const file of ['a.md', 'c.md']) assert.equal(statSync(path.join(folder, file)).mode & 0o777, 0o640);
  });

  test('refuses what has changed since it was read, and touches nothing', () => {
    const folder = temporaryFolder({ 'a.md': 'a', 'b.md': 'other', 'c.md/': '' });
    const tree = snapshot(folder);
    const first = ['a.md', 'a', 'A'] as const;
    refuses(folder, changes(folder, first, ['b.md', 'b', 'B']), /b\.md` has changed/);
    refuses(folder, changes(folder, first, ['x.md', 'x', 'X']), /x\.md` has changed/);
    refuses(folder, changes(folder, first, ['b.md', undefined, 'B']), /b\.md` exists already/);
    refuses(folder, changes(folder, first, ['c.md', 'c', 'C']), /c\.md` has changed/);
    assert.deepEqual(snapshot(folder), tree);
    assert.deepEqual(readdirSync(folder).sort(), ['a.md', 'b.md', 'c.md']);
  });

  test('never leaves the root, be it by a path or by a symbolic link', () => {
    const outside = temporaryFolder({ 'x.md': 'x', 'in/y.md': 'y' });
    const folder = temporaryFolder({ 'real.md': 'r', 'a.md': 'a' });
    symlinkSync(path.join(outside, 'x.md'), path.join(folder, 'link.md'));
    symlinkSync(path.join(outside, 'in'), path.join(folder, 'out'));
    symlinkSync('real.md', path.join(folder, 'near.md'));
    const first = ['a.md', 'a', 'A'] as const;
    for (const [file, before] of [
      ['link.md', 'x'],
      ['out/y.md', 'y'],
      ['out/new.md', undefined],
      [`../${path.basename(outside)}/x.md`, 'x'],
    ] as const) {
      refuses(folder, changes(folder, first, [file, before, 'z']), /leads out of/);
    }
    refuses(folder, changes(folder, ['near.md', 'r', undefined]), /is a symbolic link/);
    writeFiles(folder, changes(folder, ['near.md', 'r', 'R']));
    assert.deepEqual(
      [readFileSync(path.join(folder, 'real.md'), 'utf8'), snapshot(outside)],
      ['R', { 'in/y.md': 'y', 'x.md': 'x' }],
    );
    assert.equal(readFileSync(path.join(folder, 'a.md'), 'utf8'), 'a');
  });

  test('a file with two names is written once', () => {
    const folder = temporaryFolder({ 'real.md': 'r' });
    symlinkSync('real.md', path.join(folder, 'near.md'));
    writeFiles(folder, changes(folder, ['near.md', 'r', 'R'], ['real.md', 'r', 'R']));
    assert.equal(readFileSync(path.join(folder, 'real.md'), 'utf8'), 'R');
    refuses(folder, changes(folder, ['near.md', 'R', 'x'], ['real.md', 'R', 'y']), /are one file/);
  });

  const rows = [
    ['a.md', 'a', 'A'],
    ['b.md', 'b', undefined],
    ['new/c.md', undefined, 'c'],
    ['d.md', 'd', 'D'],
  ] as const;
  for (const step of [1, 2, 3, 4]) {
    test(`a disk that fails at step ${step} leaves everything as it was`, () => {
      const folder = temporaryFolder({ 'a.md': 'a', 'b.md': 'b', 'd.md': 'd' });
      const tree = snapshot(folder);
      refuses(folder, changes(folder, ...rows), /Nothing was written \(EIO\)/, failingDisk(step));
      assert.deepEqual(snapshot(folder), tree);
      assert.deepEqual(readdirSync(folder).sort(), ['a.md', 'b.md', 'd.md']);
    });
  }

  test('where even taking back fails, the journal says how to finish, and the next run does', () => {
    const folder = temporaryFolder({ 'a.md': 'a', 'b.md': 'b', 'd.md': 'd' });
    const tree = snapshot(folder);
    refuses(
      folder,
      changes(folder, ...rows),
      /Only part could be written \(EIO\).*says how to finish/,
      failingDisk(3, 5),
    );
    assert.match(readFileSync(journalPath(folder), 'utf8'), /"help": "A command of `rfc` was stopped/);
    refuses(folder, changes(folder, ['a.md', 'A', 'x']), /Another run is writing/);
    assert.equal(finishWrites(folder).kind, 'finished');
    const visible = Object.entries(snapshot(folder)).filter(([file]) => !path.basename(file).startsWith('.'));
    assert.deepEqual(Object.fromEntries(visible), tree);
    assert.equal(existsSync(journalPath(folder)), false);
  });
});

describe('finishWrites', () => {
  /** A tree as a process leaves it that is killed after so many steps: the picture is taken there. */
  function killed(after: number): string {
    const folder = temporaryFolder({ 'a.md': 'a', 'b.md': 'b', 'd.md': 'd' });
    const picture = temporaryFolder();
    let steps = 0;
    const take = () => {
      if (steps++ === after) cpSync(folder, picture, { recursive: true });
    };
    const disk: Disk = {
      rename(from, to) {
        take();
        renameSync(from, to);
      },
      remove(file) {
        take();
        unlinkSync(file);
      },
    };
    writeFiles(folder, changes(folder, ['a.md', 'a', 'A'], ['b.md', 'b', undefined], ['c.md', undefined, 'c']), disk);
    return picture;
  }

  test('finds nothing where nothing was stopped', () => {
    assert.deepEqual(finishWrites(temporaryFolder()), { kind: 'nothing' });
  });

  for (const after of [0, 1, 2]) {
    test(`finishes what was stopped after ${after} steps`, () => {
      const folder = killed(after);
      assert.deepEqual(finishWrites(folder), { kind: 'finished', files: 3 });
      assert.deepEqual(snapshot(folder), { 'a.md': 'A', 'c.md': 'c', 'd.md': 'd' });
      assert.deepEqual(finishWrites(folder), { kind: 'nothing' });
    });
  }

  test('writes over nothing that somebody has changed since', () => {
    const folder = killed(0);
    writeFileSync(path.join(folder, 'a.md'), 'mine');
    const tree = snapshot(folder);
    const finished = finishWrites(folder);
    assert.match(finished.kind === 'stuck' ? finished.reason : '', /`a\.md` has changed .* says what to do\.$/);
    assert.deepEqual(snapshot(folder), tree);
  });

  test('writes over nothing that is no file any more', () => {
    const folder = killed(0);
    unlinkSync(path.join(folder, 'a.md'));
    fillFolder(folder, { 'a.md': 'a pipe' });
    assert.equal(finishWrites(folder).kind, 'stuck');
  });

  test('takes no orders from a journal that leads elsewhere', () => {
    const outside = temporaryFolder({ 'x.md': 'x' });
    const evil = [
      'not JSON',
      '{}',
      '{"steps":[null]}',
      JSON.stringify({ steps: [{ target: path.relative(temporaryFolder(), path.join(outside, 'x.md')) }] }),
      JSON.stringify({ steps: [{ target: 'a.md', temp: 'b.md' }] }),
    ];
    for (const text of evil) {
      const folder = temporaryFolder({ '.rfc-unfinished.json': text, 'a.md': 'a', 'b.md': 'b' });
      assert.equal(finishWrites(folder).kind, 'stuck', text);
      assert.deepEqual([readFileSync(path.join(folder, 'a.md'), 'utf8'), snapshot(outside)], ['a', { 'x.md': 'x' }]);
    }
  });
});
