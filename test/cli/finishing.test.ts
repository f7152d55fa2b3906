import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const FOLDER = 'docs/rfc/proposed/feature';
const LATE = `${FOLDER}/2026-07-20-late.md`;
const FINISHED = 'An earlier run was stopped while it wrote; the rest is written now.\n';

/** A repository in which a run was stopped before it had written an RFC, its other language and the index. */
function stopped(): string {
  const files: Readonly<Record<string, string>> = {
    [LATE]: proposedRfc.replace('Cached pages', 'Late pages'),
    [LATE.replace('.md', '.zh.md')]: proposedRfc.replace('Cached pages', '晚到的页面'),
    'docs/rfc/INDEX.md': '',
  };
  const temps = Object.entries(files).map(([target, text], index) => {
    return { target, temp: path.posix.join(path.posix.dirname(target), `.${index}.rfc-tmp`), text };
  });
  const steps = temps.map(({ target, temp }) => ({ target, temp }));
  return temporaryFolder({
    '.git/': '',
    [`${FOLDER}/2026-07-10-cache.md`]: proposedRfc,
    '.rfc-unfinished.json': JSON.stringify({ steps }),
    ...Object.fromEntries(temps.map(({ temp, text }) => [temp, text])),
  });
}

const read = (cwd: string, file: string) => readFileSync(path.join(cwd, file), 'utf8');

describe('a command that writes sees what it has finished first', () => {
  for (const args of [
    ['lint', '--fix'],
    ['index', '--write'],
    ['normalize'],
    ['new', '--title', 'A thing', '--class', 'feature', '--topic', 'thing', '--date', '2026-07-21'],
    ['move', LATE, 'implemented'],
  ]) {
    test(`rfc ${args[0]}`, async () => {
      const cwd = stopped();
      const { code, stderr } = await rfc(args, { cwd, withIndex: true });
      assert.notEqual(code, 2, stderr);
      assert.ok(stderr.startsWith(FINISHED), stderr);
      assert.match(read(cwd, 'docs/rfc/INDEX.md'), /Late pages/);
    });
  }

  test('rfc pairs --write', async () => {
    const cwd = stopped();
    const { code, stdout, stderr } = await rfc(['pairs', '--write', '--all', '--force'], { cwd });
    assert.deepEqual([code, stderr], [0, FINISHED]);
    assert.match(stdout, /2026-07-20-late/);
  });

  test('rfc index --html, rfc pairs --html', async () => {
    for (const args of [
      ['index', '--html', 'page.html'],
      ['pairs', '--html', '--all'],
    ]) {
      const cwd = stopped();
      const { code, stdout, stderr } = await rfc(args, { cwd });
      assert.deepEqual([code, stderr], [0, FINISHED]);
      assert.match(read(cwd, stdout.trim().split('\n')[0] ?? ''), /Late pages/, args.join(' '));
    }
  });
});
