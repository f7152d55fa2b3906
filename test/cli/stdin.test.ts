import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { lintJson, placesIn, rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const PAGE = 'docs/rfc/proposed/feature/2026-07-10-cache.md';
const OTHER = 'docs/rfc/proposed/feature/2026-07-11-other.md';
const wrongRfc = proposedRfc.replace('Status: proposed', 'Status: implemented');
const mismatch = `${PAGE}:3:9 status/lifecycle-mismatch`;

describe('rfc lint --stdin', () => {
  const cwd = temporaryFolder({ [PAGE]: proposedRfc, [OTHER]: wrongRfc });
  const stdin = ['--stdin', '--stdin-filename'];

  test('puts the text in the place of the file, and reports that file only', async () => {
    const { code, report, stderr } = await lintJson([...stdin, PAGE], { cwd, stdin: wrongRfc });
    assert.deepEqual(placesIn(report), [mismatch]);
    assert.deepEqual([code, stderr, report.summary.files], [1, '', 1]);
  });

  test('the other way round the disk has no say', async () => {
    const stdout = '1 RFC checked, no problem found.\n';
    const result = await rfc(['lint', ...stdin, OTHER], { cwd, stdin: proposedRfc });
    assert.deepEqual(result, { code: 0, stdout, stderr: '' });
  });

  test('the file need not exist', async () => {
    const name = 'docs/rfc/proposed/testing/2026-07-12-new.md';
    const { report } = await lintJson([...stdin, name], { cwd, stdin: wrongRfc });
    assert.deepEqual(placesIn(report), [`${name}:3:9 status/lifecycle-mismatch`]);
  });

  test('the name is relative to the working folder, or absolute', async () => {
    const inside = path.join(cwd, 'docs/rfc/proposed');
    const relative = await lintJson([...stdin, 'feature/2026-07-10-cache.md', '--root', '../../..'], {
      cwd: inside,
      stdin: wrongRfc,
    });
    assert.deepEqual(placesIn(relative.report), [mismatch]);
    const absolute = await lintJson([...stdin, path.join(cwd, PAGE)], { cwd, stdin: wrongRfc });
    assert.deepEqual(placesIn(absolute.report), [mismatch]);
  });

  test('the nearest configuration around the file counts', async () => {
    const part = temporaryFolder({ '.git/': '', 'part/rfc.config.json': '{ "root": "notes" }' });
    const name = 'part/notes/proposed/feature/2026-07-10-cache.md';
    const { report } = await lintJson([...stdin, name], { cwd: part, stdin: wrongRfc });
    assert.equal(report.root, path.join(part, 'part'));
    assert.deepEqual(placesIn(report), ['notes/proposed/feature/2026-07-10-cache.md:3:9 status/lifecycle-mismatch']);
  });

  test('bytes that are not UTF-8', async () => {
    const { code, report } = await lintJson([...stdin, PAGE], { cwd, stdin: new Uint8Array([0x23, 0xff]) });
    assert.deepEqual(placesIn(report), [`${PAGE}:1:1 file/not-utf8`]);
    assert.equal(code, 1);
  });

  test('a byte-order mark', async () => {
    const { report } = await lintJson([...stdin, PAGE], { cwd, stdin: `\uFEFF${proposedRfc}` });
    assert.deepEqual(placesIn(report), [`${PAGE}:1:1 header/bom`]);
  });

  test('nothing at all', async () => {
    const { report } = await lintJson([...stdin, PAGE], { cwd, stdin: '' });
    assert.deepEqual(placesIn(report), [`${PAGE}:1:1 header/title-missing`]);
  });

  test('the configuration itself', async () => {
    const text = '{ "noum": "ADR" }';
    const { code, report } = await lintJson([...stdin, 'rfc.config.json', '--allow-empty'], {
      cwd: temporaryFolder({ 'rfc.config.json': '{ broken' }),
      stdin: text,
    });
    assert.deepEqual([code, placesIn(report)], [0, ['rfc.config.json:1:3 config/unknown-key']]);
  });

  test('a file that is no RFC', async () => {
    const { code, stderr } = await rfc(['lint', ...stdin, 'notes.md'], { cwd, stdin: wrongRfc });
    assert.equal(code, 1);
    assert.equal(stderr, `No RFC was found below \`docs/rfc\` in \`${cwd}\` among \`notes.md\`.\n`);
  });
});
