import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { lintJson, placesIn, rfc } from '../support/cli';
import { corpusFolder, hasCorpus } from '../support/corpus';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const PAGE = 'docs/rfc/proposed/feature/2026-07-11-wrong.md';
const wrongRfc = proposedRfc.replace('Status: proposed', 'Status: implemented');

test('a baseline lets old faults pass, fails on a new one and names what was mended', async () => {
  const cwd = temporaryFolder({ [PAGE]: wrongRfc });
  const written = await rfc(['lint', '--write-baseline', 'known.json'], { cwd });
  assert.deepEqual(written, { code: 0, stdout: '', stderr: '1 problem recorded in `known.json`.\n' });

  const clean = await rfc(['lint', '--baseline', 'known.json'], { cwd });
  assert.deepEqual(clean, { code: 0, stdout: '1 RFC checked, no new problem found, 1 known.\n', stderr: '' });

  writeFileSync(path.join(cwd, PAGE), wrongRfc.replace('\nStatus', 'Line two\nStatus'));
  const fresh = await lintJson(['--baseline', 'known.json'], { cwd });
  assert.deepEqual([fresh.code, placesIn(fresh.report)], [1, [`${PAGE}:2:1 header/blank-after-title`]]);
  assert.equal(fresh.report.summary.baselined, 1);

  writeFileSync(path.join(cwd, PAGE), proposedRfc);
  const mended = await rfc(['lint', '--baseline', 'known.json'], { cwd });
  assert.equal(mended.code, 0);
  assert.equal(
    mended.stderr,
    `known.json: \`status/lifecycle-mismatch\` in \`${PAGE}\` is recorded 1 and found 0: the entry can be dropped (--write-baseline does it).\n`,
  );
  await rfc(['lint', '--write-baseline', 'known.json'], { cwd });
  assert.equal(readFileSync(path.join(cwd, 'known.json'), 'utf8'), '{\n  "version": 1,\n  "problems": {}\n}\n');
});

test('what was not looked at is not called mended', async () => {
  const other = 'docs/rfc/proposed/feature/2026-07-12-other.md';
  const cwd = temporaryFolder({ [PAGE]: wrongRfc, [other]: wrongRfc });
  await rfc(['lint', '--write-baseline', 'known.json'], { cwd });
  const { code, stderr } = await rfc(['lint', other, '--baseline', 'known.json'], { cwd });
  assert.deepEqual([code, stderr], [0, '']);
});

test('a baseline of nothing is refused', async () => {
  const cwd = temporaryFolder({ 'docs/': '' });
  const { code, stderr } = await rfc(['lint', '--write-baseline', 'known.json'], { cwd });
  assert.equal(code, 1);
  assert.match(stderr, /No RFC was found/);
});

test('adopting the product on a tree with hundreds of old faults', async (context) => {
  if (!hasCorpus(context)) return;
  const root = path.join(corpusFolder, 'before-2026-07-05');
  const known = path.join(temporaryFolder(), 'known.json');
  await rfc(['lint', '--root', root, '--write-baseline', known], { cwd: root });
  const { code, report } = await lintJson(['--root', root, '--baseline', known], { cwd: root });
  assert.deepEqual([code, report.problems], [0, []]);
  assert.ok((report.summary.baselined ?? 0) >= 350);
});
