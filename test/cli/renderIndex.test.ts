import assert from 'node:assert/strict';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { rfc } from '../support/cli';
import { corpusFolder, hasCorpus } from '../support/corpus';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const PAGE = 'docs/rfc/proposed/feature/2026-07-10-cache.md';
const INDEX = 'docs/rfc/INDEX.md';

describe('rfc index', () => {
  test('writes what is missing or stale, and leaves a fresh index untouched', async () => {
    const cwd = temporaryFolder({ [PAGE]: proposedRfc });
    const missing = await rfc(['index', '--check'], { cwd });
    assert.deepEqual(missing, {
      code: 1,
      stdout: `${INDEX} is missing; \`rfc index --write\` writes it.\n`,
      stderr: '',
    });
    assert.deepEqual(await rfc(['index', '--write'], { cwd }), { code: 0, stdout: `${INDEX}\n`, stderr: '' });
    assert.deepEqual(await rfc(['index', '--check'], { cwd }), { code: 0, stdout: '', stderr: '' });
    const { mtimeMs } = statSync(path.join(cwd, INDEX));
    assert.deepEqual(await rfc(['index', '--write'], { cwd }), { code: 0, stdout: '', stderr: '' });
    assert.equal(statSync(path.join(cwd, INDEX)).mtimeMs, mtimeMs);

    writeFileSync(path.join(cwd, PAGE), proposedRfc.replace('Cached pages', 'Kept pages'));
    const stale = await rfc(['index', '--check'], { cwd });
    assert.deepEqual(stale, { code: 1, stdout: `${INDEX} is stale; \`rfc index --write\` writes it.\n`, stderr: '' });
    const { stdout } = await rfc(['index', '--stdout'], { cwd });
    assert.match(stdout, /\| \[Kept pages\]\(proposed\/feature\/2026-07-10-cache\.md\) \| 2026-07-10 \|/);
    await rfc(['index', '--write'], { cwd });
    assert.equal(readFileSync(path.join(cwd, INDEX), 'utf8'), stdout);
  });

  test('is refused on a tree with a misplaced file, which is named', async () => {
    const cwd = temporaryFolder({ [PAGE]: proposedRfc, 'docs/rfc/proposed/x.md': proposedRfc });
    const { code, stdout, stderr } = await rfc(['index', '--write'], { cwd });
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, /^docs\/rfc\/INDEX\.md: .*docs\/rfc\/proposed\/x\.md/);
  });

  const refused: readonly (readonly [readonly string[], string])[] = [
    [[], '`rfc index` needs `--check`, `--write`, `--stdout` or `--html`.'],
    [['--check', '--write'], '`--check` and `--write` exclude each other.'],
  ];
  for (const [args, sentence] of refused) {
    test(`rfc index ${args.join(' ')}: one sentence`, async () => {
      const cwd = temporaryFolder({ [PAGE]: proposedRfc });
      assert.deepEqual(await rfc(['index', ...args], { cwd }), { code: 2, stdout: '', stderr: `${sentence}\n` });
    });
  }

  test('has nothing to do where no index is generated, and says so', async () => {
    const cwd = temporaryFolder({ [PAGE]: proposedRfc, 'rfc.config.json': '{"index": {"mode": "off"}}' });
    const { code, stderr } = await rfc(['index', '--write'], { cwd });
    assert.deepEqual([code, stderr], [2, 'The configuration generates no index (`index.mode`).\n']);
  });

  test('equals the committed index of a real tree byte for byte', async (context) => {
    if (!hasCorpus(context)) return;
    const root = path.join(corpusFolder, 'after-2026-07-05');
    const { stdout } = await rfc(['index', '--stdout', '--root', root], { cwd: root });
    assert.equal(stdout, readFileSync(path.join(root, INDEX), 'utf8'));
    const before = path.join(corpusFolder, 'before-2026-07-05');
    const rendered = await rfc(['index', '--stdout', '--root', before], { cwd: before });
    assert.equal(rendered.stdout, readFileSync(path.join(corpusFolder, 'expected/before-2026-07-05.INDEX.md'), 'utf8'));
  });

  test('an index that was deleted comes back the same', async () => {
    const cwd = temporaryFolder({ [PAGE]: proposedRfc });
    await rfc(['index', '--write'], { cwd });
    const text = readFileSync(path.join(cwd, INDEX), 'utf8');
    rmSync(path.join(cwd, INDEX));
    await rfc(['index', '--write'], { cwd });
    assert.equal(readFileSync(path.join(cwd, INDEX), 'utf8'), text);
  });
});
