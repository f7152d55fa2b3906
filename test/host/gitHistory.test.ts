import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { gitFirstSeen } from '../../server/src/host/gitHistory';
import { temporaryFolder } from '../support/folders';
import { git } from '../support/git';

const text = 'A text that is long enough to be known again.\n'.repeat(5);

function commit(folder: string, day: string): void {
  git(folder, 'add', '--all');
  git(folder, '-c', 'core.hooksPath=/dev/null', 'commit', '--quiet', '-m', 'x', `--date=${day}T12:00:00`);
}

test('the first day of a file is that of its first commit, under whatever name', () => {
  const folder = temporaryFolder({ 'sub/a.md': text, 'sub/[b]*.md': 'b' });
  git(folder, 'init', '--quiet');
  commit(folder, '2025-03-04');
  renameSync(path.join(folder, 'sub/a.md'), path.join(folder, 'sub/c.md'));
  commit(folder, '2025-05-06');
  const firstSeen = gitFirstSeen(path.join(folder, 'sub'));
  assert.equal(firstSeen('c.md'), '2025-03-04');
  assert.equal(firstSeen('[b]*.md'), '2025-03-04');
});

test('what git does not know has no first day', () => {
  const folder = temporaryFolder({ 'a.md': text });
  assert.equal(gitFirstSeen(folder)('a.md'), undefined, 'no repository');
  git(folder, 'init', '--quiet');
  assert.equal(gitFirstSeen(folder)('a.md'), undefined, 'no commit');
  assert.equal(gitFirstSeen(path.join(folder, 'nowhere'))('a.md'), undefined);
});
