import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { TODAY } from '../support/lintTree';
import { proposedRfc } from '../support/rfcTexts';

const FIRST = `docs/rfc/proposed/process/${TODAY}-decisions-as-rfcs.md`;

const adrs = {
  'docs/adr/0001-one.md': '# One\n\n## Context\n\nWords.\n',
  'docs/adr/0002-two.md': '# Two\n\n## Context\n\n[gone](gone.md)\n',
};

const PAGE = 'docs/rfc/proposed/feature/2026-07-10-cache.md';

describe('rfc init', () => {
  test('writes a configuration that the gate reads without a word', async () => {
    const cwd = temporaryFolder({ [PAGE]: proposedRfc });
    const file = path.join(cwd, 'rfc.config.jsonc');
    assert.deepEqual(await rfc(['init'], { cwd }), { code: 0, stdout: `Wrote ${file}.\n`, stderr: '' });
    assert.ok(readFileSync(file, 'utf8').includes(TODAY), 'old RFCs are those before today');
    assert.deepEqual(await rfc(['lint'], { cwd }), {
      code: 0,
      stdout: '1 RFC checked, no problem found.\n',
      stderr: '',
    });
  });

  test('writes into the repository root, not into the working folder', async () => {
    const root = temporaryFolder({ '.git/': '', 'src/deep/': '' });
    const { code } = await rfc(['init'], { cwd: path.join(root, 'src/deep') });
    assert.equal(code, 0);
    assert.ok(existsSync(path.join(root, 'rfc.config.jsonc')));
  });

  test('--root names another folder', async () => {
    const root = temporaryFolder({ '.git/': '', 'part/': '' });
    await rfc(['init', '--root', 'part'], { cwd: root });
    assert.ok(existsSync(path.join(root, 'part/rfc.config.jsonc')));
  });

  for (const name of ['rfc.config.json', 'rfc.config.jsonc']) {
    test(`leaves a ${name} alone`, async () => {
      const cwd = temporaryFolder({ [name]: '{ "noun": "ADR" }' });
      const file = path.join(cwd, name);
      const stderr = `There is a configuration already: \`${file}\`; nothing was written.\n`;
      assert.deepEqual(await rfc(['init'], { cwd }), { code: 2, stdout: '', stderr });
      assert.equal(readFileSync(file, 'utf8'), '{ "noun": "ADR" }');
    });
  }

  test('does not write through a link to nothing', async () => {
    const cwd = temporaryFolder({ 'rfc.config.jsonc': { link: 'elsewhere.jsonc' } });
    const { code, stdout, stderr } = await rfc(['init'], { cwd });
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /^There is a configuration already: .*rfc\.config\.jsonc`; nothing was written\.\n$/);
    assert.ok(!existsSync(path.join(cwd, 'elsewhere.jsonc')));
  });

  test('--tree writes a whole first tree, which the gate finds in order', async () => {
    const cwd = temporaryFolder({ '.git/': '' });
    const { code, stdout } = await rfc(['init', '--tree'], { cwd });
    assert.equal(code, 0);
    const written = ['rfc.config.jsonc', 'docs/rfc/README.md', FIRST, 'docs/rfc/INDEX.md'];
    assert.equal(stdout, written.map((file) => `Wrote ${path.join(cwd, file)}.\n`).join(''));
    assert.equal((await rfc(['lint'], { cwd })).stdout, '1 RFC checked, no problem found.\n');
    assert.equal((await rfc(['index', '--check'], { cwd })).code, 0);
  });

  test('fits decisions that are kept in another way, and says what will be reported before it writes', async () => {
    const cwd = temporaryFolder(adrs);
    const file = path.join(cwd, 'rfc.config.jsonc');
    const found = 'Documents like `0001-one.md` in `docs/adr/`: 2. The configuration is made to fit them.\n';
    const report = 'Checking them would report: 1 × link/broken (error).\n';
    const { stdout } = await rfc(['init', '--tree'], { cwd });
    assert.equal(stdout, `${found}${report}Wrote ${file}.\n`);
    const { summary } = JSON.parse((await rfc(['lint', '--format', 'json'], { cwd })).stdout);
    assert.deepEqual([summary.files, summary.errors, summary.warnings], [2, 1, 0]);
  });

  test('--dry-run shows all of that and writes nothing', async () => {
    const cwd = temporaryFolder(adrs);
    const { code, stdout } = await rfc(['init', '--dry-run'], { cwd });
    assert.equal(code, 0);
    assert.match(stdout, /^Documents like [^\n]*\nChecking them would report: [^\n]*\n--- \/dev\/null\n/);
    assert.ok(stdout.includes('+  "root": "docs",'));
    assert.ok(!existsSync(path.join(cwd, 'rfc.config.jsonc')));
  });

  test('what git ignores is no decision of the repository', async () => {
    const cwd = temporaryFolder({ '.git/': '', '.gitignore': 'vendor/\n', 'vendor/adr/0001-one.md': '# One\n' });
    const { stdout } = await rfc(['init'], { cwd });
    assert.equal(stdout, `Wrote ${path.join(cwd, 'rfc.config.jsonc')}.\n`);
  });
});
