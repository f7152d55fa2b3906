import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { lintJson, rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { fileLister, JUNK, LIST } from '../support/reachingRule';
import { proposedRfc } from '../support/rfcTexts';
import { withRule } from '../support/withRule';

const PAGE = 'docs/rfc/proposed/feature/2026-07-10-a.md';
const OTHER = 'docs/rfc/proposed/feature/2026-07-11-b.md';
/** Two faults with a safe fix. */
const faulty = proposedRfc.replace('# RFC: ', '# ').replace('Status: proposed', 'Status: proposed (2026-07-10)');
/** One fault without. */
const unwritten = proposedRfc.slice(0, proposedRfc.indexOf('\n## Risks'));

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('rfc lint --fix', () => {
  test('makes the safe fixes and reports what is left', async () => {
    const cwd = temporaryFolder({ '.git/': '', [PAGE]: faulty, [OTHER]: unwritten });
    const { code, stderr, report } = await lintJson(['--fix'], { cwd });
    assert.equal(read(cwd, PAGE), proposedRfc);
    assert.deepEqual(
      [code, report.problems.map(({ rule, file }) => `${rule} ${file}`)],
      [1, [`skeleton/missing-section ${OTHER}`]],
    );
    assert.equal(stderr, '2 problems in 1 file fixed.\n');
  });

  test('writes nothing where nothing is to be fixed', async () => {
    const cwd = temporaryFolder({ '.git/': '', [PAGE]: proposedRfc });
    const before = statSync(path.join(cwd, PAGE)).mtimeMs;
    const { code, stderr } = await rfc(['lint', '--fix'], { cwd });
    assert.deepEqual([code, stderr, statSync(path.join(cwd, PAGE)).mtimeMs], [0, 'Nothing fixed.\n', before]);
  });

  test('is limited to what is reported, by path and by rule', async () => {
    const cwd = temporaryFolder({ '.git/': '', [PAGE]: faulty, [OTHER]: faulty });
    await rfc(['lint', '--fix', '--rule', 'header/title=off', PAGE], { cwd });
    assert.deepEqual([read(cwd, PAGE), read(cwd, OTHER)], [proposedRfc.replace('# RFC: ', '# '), faulty]);
  });

  test('fixes every project of a repository', async () => {
    const cwd = temporaryFolder({ '.git/': '', 'sub/rfc.config.json': '{}', [PAGE]: faulty, [`sub/${PAGE}`]: faulty });
    await rfc(['lint', '--fix'], { cwd });
    assert.deepEqual([read(cwd, PAGE), read(cwd, `sub/${PAGE}`)], [proposedRfc, proposedRfc]);
  });

  test('does not touch bytes that are no text, nor anything outside', async () => {
    const outside = temporaryFolder({ 'x.md': faulty });
    const cwd = temporaryFolder({
      '.git/': '',
      [PAGE]: new Uint8Array([0x23, 0xff]),
      [OTHER]: { link: path.join(outside, 'x.md') },
    });
    const { report } = await lintJson(['--fix'], { cwd });
    const said = report.problems.map(({ file, rule }) => `${rule} ${file}`);
    for (const each of [`file/not-utf8 ${PAGE}`, `file/unreadable ${OTHER}`])
      assert.ok(said.includes(each), said.join());
    assert.equal(read(outside, 'x.md'), faulty);
    assert.deepEqual([...readFileSync(path.join(cwd, PAGE))], [0x23, 0xff]);
  });
});

describe('safe fixes that create and delete files', () => {
  const files = {
    '.git/': '',
    'rfc.config.json': '{ "index": { "mode": "off" } }',
    [PAGE]: proposedRfc,
    [JUNK]: 'x\n',
  };

  test('are made with all others', async () => {
    await withRule(fileLister, async () => {
      const cwd = temporaryFolder(files);
      const { code, stderr, report } = await lintJson(['--fix'], { cwd });
      assert.deepEqual([code, stderr, report.problems], [0, '2 problems in 2 files fixed.\n', []]);
      assert.equal(read(cwd, LIST), `${PAGE}\n`);
      assert.equal(existsSync(path.join(cwd, JUNK)), false);
    });
  });

  test('are shown as a diff', async () => {
    await withRule(fileLister, async () => {
      const cwd = temporaryFolder(files);
      const { stdout, stderr } = await rfc(['lint', '--diff'], { cwd });
      assert.ok(stdout.includes(`--- /dev/null\n+++ b/${LIST}\n`), stdout);
      assert.ok(stdout.includes(`--- a/${JUNK}\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-x\n`), stdout);
      assert.match(stderr, /^2 problems in 2 files would be fixed\.\n/);
      assert.equal(read(cwd, JUNK), 'x\n');
    });
  });

  test('are all made or none: a file that nobody can delete keeps the rest from being written', async () => {
    await withRule(fileLister, async () => {
      const cwd = temporaryFolder({ ...files, 'x.txt': 'x\n', [JUNK]: { link: '../../x.txt' } });
      const { code, stderr } = await rfc(['lint', '--fix'], { cwd });
      assert.equal(code, 2);
      assert.match(stderr, /symbolic link/);
      assert.equal(existsSync(path.join(cwd, LIST)), false);
    });
  });
});

describe('rfc lint --diff', () => {
  test('shows the fixes, writes nothing, and judges the tree as it is', async () => {
    const cwd = temporaryFolder({ '.git/': '', [PAGE]: faulty });
    const { code, stdout, stderr } = await rfc(['lint', '--diff', '--fix'], { cwd });
    assert.deepEqual([code, stderr], [1, '2 problems in 1 file would be fixed.\n']);
    assert.equal(
      stdout,
      `--- a/${PAGE}
+++ b/${PAGE}
@@ -1,6 +1,6 @@
-# Cached pages
+# RFC: Cached pages
 
-Status: proposed (2026-07-10)
+Status: proposed
 
 ## Problem
 
`,
    );
    assert.equal(read(cwd, PAGE), faulty);
  });

  test('takes a text from standard input', async () => {
    const cwd = temporaryFolder({ '.git/': '', [PAGE]: proposedRfc });
    const { stdout } = await rfc(['lint', '--diff', '--stdin', '--stdin-filename', PAGE], { cwd, stdin: faulty });
    assert.match(stdout, /\n\+# RFC: Cached pages\n/);
  });

  for (const [args, sentence] of [
    [['--fix', '--stdin', '--stdin-filename', PAGE], '`--fix` does not go with `--stdin`.'],
    [['--fix', '--watch'], '`--fix` does not go with `--watch`.'],
    [['--diff', '--format', 'json'], '`--diff` does not go with `--format`.'],
    [['--diff', '--write-baseline', 'x'], '`--diff` does not go with `--write-baseline`.'],
  ] as const) {
    test(`refuses \`${args.join(' ')}\``, async () => {
      const cwd = temporaryFolder({ '.git/': '', [PAGE]: faulty });
      const { code, stdout, stderr } = await rfc(['lint', ...args], { cwd });
      assert.deepEqual([code, stdout, stderr], [2, '', `${sentence}\n`]);
      assert.equal(read(cwd, PAGE), faulty);
    });
  }
});
