import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { TODAY } from '../support/lintTree';
import { proposedRfc } from '../support/rfcTexts';

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
});
