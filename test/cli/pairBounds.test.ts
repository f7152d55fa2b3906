import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { lintJson, placesIn, rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { proposedPath } from '../support/lspTexts';
import { proposedRfc } from '../support/rfcTexts';

const GUIDE = 'docs/guide.md';
const torn = { [GUIDE]: '# A\n\nEnglish | [中文](guide.zh.md)\n', 'docs/guide.i18n.yaml': '' };
const incomplete = (file: string) => `${file}:1:1 pair/incomplete`;

async function places(files: Record<string, string>): Promise<string[]> {
  const cwd = temporaryFolder({ '.git/': '', ...files });
  const { report } = await lintJson(['--allow-empty'], { cwd });
  return placesIn(report).filter((place) => place.includes(' pair/'));
}

describe('a pair', () => {
  test('in the scope of several roots is judged once', async () => {
    const config = JSON.stringify({ roots: [{ root: 'docs/rfc' }, { root: 'docs/adr' }] });
    const files = { 'rfc.config.json': config, ...torn };
    assert.deepEqual(await places(files), [incomplete('docs/guide.i18n.yaml'), incomplete(GUIDE)]);
  });

  test('is not reported on a side that is ignored', async () => {
    const side = { [GUIDE]: '# A\n\n## B\n\nEnglish | [中文](guide.zh.md)\n', 'docs/guide.zh.md': '# 甲\n' };
    const filesOf = (found: readonly string[]) => [...new Set(found.map((place) => place.split(':')[0]))];
    assert.deepEqual(filesOf(await places(side)), [GUIDE, 'docs/guide.zh.md']);
    for (const ignored of [{ 'rfc.config.json': '{ "ignore": ["**/*.zh.md"] }' }, { '.gitignore': '*.zh.md\n' }]) {
      assert.deepEqual(filesOf(await places({ ...ignored, ...side })), [GUIDE]);
    }
  });

  test('is none where there are only folders of its names', async () => {
    const cwd = temporaryFolder({ '.git/': '', 'docs/a.md/': '', 'docs/b.zh.md/': '', 'docs/c.i18n.yaml/': '' });
    const { stdout } = await rfc(['pairs', '--list', '--format', 'json'], { cwd });
    assert.deepEqual(JSON.parse(stdout), { pairs: [] });
  });

  test('of a generated index leaves it to its generator', async () => {
    const cwd = temporaryFolder({ '.git/': '', [proposedPath]: proposedRfc, 'docs/rfc/INDEX.zh.md': '# 甲\n' });
    assert.equal((await rfc(['index', '--write'], { cwd })).code, 0);
    const index = () => readFileSync(path.join(cwd, 'docs/rfc/INDEX.md'), 'utf8');
    const fresh = index();
    await rfc(['lint', '--fix'], { cwd, withIndex: true });
    assert.equal(index(), fresh);
    assert.equal((await rfc(['lint', '--fix'], { cwd, withIndex: true })).stderr, 'Nothing fixed.\n');
  });
});
