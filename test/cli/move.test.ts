import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { lintJson, rfc } from '../support/cli';
import { type DiskEntry, temporaryFolder } from '../support/folders';
import { recordOf } from '../support/plans';
import { proposedRfc } from '../support/rfcTexts';

const OLD = 'docs/rfc/proposed/feature/2026-07-10-a.md';
const NEW = 'docs/rfc/implemented/feature/2026-07-10-a.md';

const tree: Readonly<Record<string, DiskEntry>> = {
  '.git/': '',
  [OLD]: proposedRfc,
  'README.md': `[a](${OLD})\n`,
  '.github/notes.md': `[a](../${OLD}#risks)\n`,
  'node_modules/x.md': `[a](../${OLD})\n`,
  '.gitignore': 'build/\n',
  'build/x.md': `[a](../${OLD})\n`,
};

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('rfc move', () => {
  test('moves, rewrites and mends links in all Markdown of the repository', async () => {
    const cwd = temporaryFolder(tree);
    const result = await rfc(['move', OLD, 'implemented'], { cwd });
    assert.deepEqual(result, {
      code: 0,
      stdout: `${OLD} -> ${NEW}\n.github/notes.md\nREADME.md\ndocs/rfc/INDEX.md\n`,
      stderr: '',
    });
    assert.equal(existsSync(path.join(cwd, OLD)), false);
    assert.equal(read(cwd, 'README.md'), `[a](${NEW})\n`);
    assert.equal(read(cwd, '.github/notes.md'), `[a](../${NEW}#risks)\n`);
    for (const file of ['node_modules/x.md', 'build/x.md']) assert.match(read(cwd, file), /proposed/);
    const { code, report } = await lintJson([], { cwd });
    assert.deepEqual([code, report.problems], [0, []]);
  });

  test('folds the acceptance criteria into the consequences when asked to', async () => {
    const cwd = temporaryFolder(tree);
    const { code } = await rfc(['move', OLD, 'implemented', '--fold'], { cwd });
    assert.equal(code, 0);
    const headings = read(cwd, NEW).match(/^## .*/gm);
    assert.deepEqual(headings?.slice(-2), ['## Alternatives considered', '## Consequences']);
  });

  test('shows what would change, and writes nothing', async () => {
    const cwd = temporaryFolder(tree);
    const { code, stdout, stderr } = await rfc(['move', OLD, 'rejected', '--reason', 'too dear', '--dry-run'], { cwd });
    const to = OLD.replace('proposed', 'rejected');
    assert.equal(code, 0);
    assert.ok(stdout.includes(`rename from ${OLD}\nrename to ${to}\n--- a/${OLD}\n+++ b/${to}\n`));
    assert.match(stdout, /\n-Status: proposed\n\+Status: rejected — too dear\n/);
    assert.match(stderr, new RegExp(`^${OLD} -> ${to}\n`));
    assert.deepEqual([read(cwd, OLD), existsSync(path.join(cwd, to))], [proposedRfc, false]);
  });

  test('takes a pair along and confirms it when asked to', async () => {
    const zh = proposedRfc.replace('Cached pages', '缓存');
    const record = OLD.replace('.md', '.i18n.yaml');
    const pair = { ...tree, [OLD.replace('.md', '.zh.md')]: zh, [record]: recordOf(OLD, proposedRfc, zh) };
    const plain = await rfc(['move', OLD, 'implemented'], { cwd: temporaryFolder(pair) });
    assert.match(plain.stderr, /the pair can be confirmed again/);
    const cwd = temporaryFolder(pair);
    const { stderr } = await rfc(['move', record, 'implemented', '--confirm-pairs'], { cwd });
    assert.match(stderr, /the pair was confirmed again/);
    const at = (suffix: string) => read(cwd, NEW.replace('.md', suffix));
    assert.equal(at('.i18n.yaml'), recordOf(NEW, at('.md'), at('.zh.md')));
  });

  test('a project below the top: links from above are mended too', async () => {
    const cwd = temporaryFolder({
      '.git/': '',
      'pkg/rfc.config.json': '{}',
      [`pkg/${OLD}`]: proposedRfc,
      'README.md': `[a](pkg/${OLD})\n`,
    });
    const above = await rfc(['move', `pkg/${OLD}`, 'implemented'], { cwd });
    assert.equal(above.code, 0, above.stderr);
    assert.equal(read(cwd, 'README.md'), `[a](pkg/${NEW})\n`);
    const other = temporaryFolder({
      '.git/': '',
      'pkg/rfc.config.json': '{}',
      [`pkg/${OLD}`]: proposedRfc,
      'README.md': `[a](pkg/${OLD})\n`,
    });
    const inside = await rfc(['move', OLD, 'implemented'], { cwd: path.join(other, 'pkg') });
    assert.equal(inside.code, 0, inside.stderr);
    assert.equal(read(other, 'README.md'), `[a](pkg/${NEW})\n`);
  });

  const refused: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /needs a file and the lifecycle/],
    [[OLD], /needs a file and the lifecycle/],
    [[OLD, 'implemented', 'x'], /takes two arguments, so `x` is one too many/],
    [['nowhere.md', 'implemented'], /`nowhere\.md` is no RFC of this tree\. Nothing was written/],
    [['README.md', 'implemented'], /is no RFC/],
    [['../x.md', 'implemented'], /lies outside/],
    [[OLD, 'done'], /no lifecycle `done`/],
    [[OLD, 'rejected'], /needs a reason/],
    [[OLD, 'implemented', '--reason', 'x'], /takes no reason/],
    [[OLD, 'proposed'], /already/],
  ];
  for (const [args, sentence] of refused) {
    test(`refuses \`${args.join(' ')}\``, async () => {
      const cwd = temporaryFolder(tree);
      const { code, stdout, stderr } = await rfc(['move', ...args], { cwd });
      assert.deepEqual([code, stdout], [2, '']);
      assert.match(stderr, sentence);
      assert.equal(read(cwd, OLD), proposedRfc);
    });
  }

  test('finishes what an earlier run was stopped in before it reads', async () => {
    const journal = { steps: [{ target: 'README.md', temp: '.README.md.0.rfc-tmp' }] };
    const cwd = temporaryFolder({
      '.git/': '',
      [OLD]: proposedRfc,
      '.README.md.0.rfc-tmp': `[a](${OLD})\n`,
      '.rfc-unfinished.json': JSON.stringify(journal),
    });
    const { code, stderr } = await rfc(['move', OLD, 'implemented'], { cwd });
    assert.deepEqual([code, stderr], [0, 'An earlier run was stopped while it wrote; the rest is written now.\n']);
    assert.equal(read(cwd, 'README.md'), `[a](${NEW})\n`);
  });
});
