import assert from 'node:assert/strict';
import { existsSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, mock, test } from 'node:test';
import { lintJson, rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { mark, openCache, rulesOf } from '../support/keptVerdicts';
import { chance, pick, randomNumbers } from '../support/random';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

const PAGE = 'docs/rfc/proposed/feature/2026-07-11-wrong.md';
const OTHER = 'docs/rfc/implemented/feature/2026-07-12-right.md';
const wrongRfc = proposedRfc.replace('Status: proposed', 'Status: implemented');

/** A tree with one problem, and an empty cache. */
function openTree() {
  const cwd = temporaryFolder({ [PAGE]: wrongRfc, [OTHER]: implementedRfc });
  const { env, kept } = openCache();
  const lint = (...args: string[]) => lintJson(args, { cwd, env });
  return { cwd, env, lint, kept, file: (relative: string) => path.join(cwd, relative) };
}

describe('a verdict is known from an earlier run', () => {
  test('where nothing has changed, for each scope and severity by itself', async () => {
    const { lint, kept } = openTree();
    await lint();
    assert.equal(kept().length, 1);
    for (const file of kept()) mark(file);
    assert.deepEqual(rulesOf(await lint()), ['marked']);
    assert.deepEqual(rulesOf(await lint(OTHER)), []);
    assert.deepEqual(rulesOf(await lint('--rule', 'status/*=off')), []);
  });

  test('where a file was only touched', async () => {
    const { lint, kept, file } = openTree();
    await lint();
    for (const each of kept()) mark(each);
    utimesSync(file(PAGE), 1, 1);
    assert.deepEqual(rulesOf(await lint()), ['marked']);
  });

  test('where what had just changed was looked into once more, and then no longer', async () => {
    const { lint, kept } = openTree();
    const text = () => kept().map((file) => readFileSync(file, 'utf8'));
    await lint();
    const young = text();
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 60_000 });
    try {
      await lint();
      const settled = text();
      assert.notDeepEqual(settled, young);
      mock.timers.tick(60_000);
      await lint();
      assert.deepEqual(text(), settled);
    } finally {
      mock.timers.reset();
    }
  });

  for (const option of ['--no-cache', '--diff', '--fix']) {
    test(`but not with ${option}`, async () => {
      const { lint, kept, cwd, env } = openTree();
      await rfc(['lint', option], { cwd, env });
      assert.deepEqual(kept(), []);
      await lint();
      for (const each of kept()) mark(each);
      const { stdout } = await rfc(['lint', option], { cwd, env });
      assert.doesNotMatch(stdout, /marked/);
    });
  }
});

describe('a verdict is found anew', () => {
  const changes: readonly (readonly [string, (tree: ReturnType<typeof openTree>) => void])[] = [
    ['a text changes', ({ file }) => writeFileSync(file(PAGE), proposedRfc)],
    [
      'a text changes and keeps its length and time',
      ({ file }) => {
        writeFileSync(file(PAGE), wrongRfc.replace('Status: implemented', 'Status: proposed   '));
        utimesSync(file(PAGE), 1, 1);
      },
    ],
    ['a file comes', ({ file }) => writeFileSync(file('docs/rfc/proposed/feature/x.md'), proposedRfc)],
    ['a file goes', ({ file }) => rmSync(file(PAGE))],
    ['a file moves', ({ file }) => renameSync(file(PAGE), file(PAGE.replace('wrong', 'other')))],
    ['a configuration comes', ({ file }) => writeFileSync(file('rfc.config.json'), '{"rules":{"status/*":"off"}}')],
    ['git is told to ignore it', ({ file }) => writeFileSync(file('.gitignore'), 'docs\n')],
  ];
  for (const [name, change] of changes) {
    test(`when ${name}`, async () => {
      const tree = openTree();
      await rfc(['lint'], tree); // without git there would be nothing to ignore with
      const git = tree.file('.git');
      writeFileSync(git, '');
      await tree.lint();
      for (const each of tree.kept()) mark(each);
      change(tree);
      const [known, fresh] = [await rfc(['lint'], tree), await rfc(['lint', '--no-cache'], tree)];
      assert.deepEqual(known, fresh);
      assert.doesNotMatch(known.stdout, /marked/);
    });
  }

  for (const [name, spoil] of [
    ['is cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, 100))],
    ['is empty', (file) => writeFileSync(file, '')],
    ['has other bytes', (file) => writeFileSync(file, readFileSync(file, 'utf8').replaceAll('error', 'hint'))],
  ] satisfies [string, (file: string) => void][]) {
    test(`when what is kept ${name}`, async () => {
      const { lint, kept } = openTree();
      const first = await lint();
      for (const file of kept()) spoil(file);
      assert.deepEqual((await lint()).report.problems, first.report.problems);
      assert.deepEqual(rulesOf(await lint()), ['status/lifecycle-mismatch']);
    });
  }

  test('where nothing can be kept', async () => {
    const { cwd } = openTree();
    const env = { XDG_CACHE_HOME: path.join(temporaryFolder({ file: '' }), 'file') };
    for (const _ of [1, 2]) assert.deepEqual(rulesOf(await lintJson([], { cwd, env })), ['status/lifecycle-mismatch']);
  });
});

test('after any changes a run says what a run without a cache says', async () => {
  const random = randomNumbers(7);
  const tree = openTree();
  const texts = [proposedRfc, wrongRfc, implementedRfc, '# A\n', ''];
  const files = [PAGE, OTHER, 'docs/rfc/rejected/feature/2026-01-01-a.md', 'docs/rfc/INDEX.md', 'rfc.config.json'];
  for (let step = 0; step < 60; step++) {
    const file = tree.file(pick(random, files));
    if (chance(random, 30)) rmSync(file, { force: true });
    else if (existsSync(path.dirname(file))) writeFileSync(file, pick(random, texts));
    const [known, fresh] = [await rfc(['lint'], tree), await rfc(['lint', '--no-cache'], tree)];
    assert.deepEqual(known, fresh, `step ${step}`);
    if (chance(random, 50)) assert.deepEqual(await rfc(['lint'], tree), fresh);
  }
});
