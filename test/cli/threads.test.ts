import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { asRepository, faultyTree } from '../fuzz/trees';
import { type CliOptions, type CliResult, rfc } from '../support/cli';
import { corpusFolder, hasCorpus } from '../support/corpus';
import { temporaryFolder } from '../support/folders';
import { randomNumbers } from '../support/random';
import { FOLDER, installWith, whenWorkersTakePart, wrongTree } from '../support/threads';

/** What a run says. */
function said(args: readonly string[], options: CliOptions): Promise<CliResult> {
  return rfc(['lint', '--no-cache', '--allow-empty', ...args], { withIndex: true, ...options });
}

async function assertAgreed(cwd: string, args: readonly string[] = []): Promise<void> {
  const alone = await said([...args, '--threads', '1'], { cwd });
  for (const threads of ['2', '4']) {
    const together = await whenWorkersTakePart(() => said([...args, '--threads', threads], { cwd }));
    assert.deepEqual(together, alone, `${threads} threads`);
  }
}

describe('any number of threads says the same', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    test(`of a faulty tree (${seed})`, async () => {
      const cwd = temporaryFolder(asRepository(faultyTree(randomNumbers(seed))));
      await assertAgreed(cwd, ['--format', 'github']);
    });
  }

  for (const format of ['text', 'sarif', 'gitlab']) {
    test(`of pairs, as ${format}`, () => assertAgreed(wrongTree(5), ['--format', format]));
  }

  test('of a part of a tree, with other severities, in Chinese', async () => {
    const cwd = wrongTree(6);
    await assertAgreed(cwd, [`${FOLDER}/2026-07-11-topic-3.md`, `${FOLDER}/2026-07-11-topic-4.i18n.yaml`]);
    await assertAgreed(cwd, ['--rule', 'status/*=hint', '--rule', 'pair/*=warning']);
    await assertAgreed(cwd, ['--locale', 'zh-cn', '--format', 'gitlab']);
  });

  test('of a repository with another project in it', async () => {
    const tree = asRepository(faultyTree(randomNumbers(7)));
    const inner = Object.entries(faultyTree(randomNumbers(8))).map(([file, text]) => [`inner/${file}`, text] as const);
    const cwd = temporaryFolder({ ...tree, ...Object.fromEntries(inner), 'inner/rfc.config.json': '{}' });
    await assertAgreed(cwd, ['--format', 'github']);
  });

  test('of our examples', () => assertAgreed(path.resolve('examples')));

  test('of the trees of the corpus', async (context) => {
    if (!hasCorpus(context)) return;
    for (const name of ['before-2026-07-05', 'after-2026-07-05']) {
      await assertAgreed(path.join(corpusFolder, name), ['--root', '.', '--format', 'github']);
    }
  });
});

/** Does something in a worker that has judged a portion and told nobody. */
function inTheMiddle(what: string): string {
  return `const { add } = Atomics; let calls = 0;
    Atomics.add = (...given) => { if (++calls === 3) { ${what} } return add(...given); };`;
}

describe('a worker costs nothing but time when it', () => {
  const cwd = wrongTree(8);
  const early: readonly (readonly [string, string])[] = [
    ['is not there', temporaryFolder({ 'dist/': '' })],
    ['is no program', installWith('no code at all', true)],
    ['ends before it has begun', installWith('process.exit(0);', true)],
    ['throws before it has begun', installWith('throw new Error("no");', true)],
    ['never takes a part', installWith('setInterval(() => undefined, 1000);', true)],
  ];
  for (const [name, install] of early) {
    test(name, async () => {
      const alone = await said(['--threads', '1'], { cwd });
      assert.deepEqual(await said(['--threads', '3'], { cwd, install }), alone);
    });
  }

  const late: readonly (readonly [string, string])[] = [
    ['ends in the middle', installWith(inTheMiddle('process.exit(3);'))],
    ['throws in the middle', installWith(inTheMiddle('throw new Error("no");'))],
  ];
  for (const [name, install] of late) {
    test(name, async () => {
      const alone = await said(['--threads', '1'], { cwd });
      assert.deepEqual(await whenWorkersTakePart(() => said(['--threads', '3'], { cwd, install })), alone);
    });
  }

  test('throws, of which whoever asks hears', async () => {
    const install = installWith(inTheMiddle('throw new Error("no such luck");'));
    const options = { cwd, install, env: { RFC_DEBUG: '1' } };
    const { stderr } = await whenWorkersTakePart(() => said(['--threads', '2'], options));
    assert.match(stderr, /^worker 0: Error: no such luck\n {4}at /);
  });
});

describe('threads', () => {
  test('count together on a terminal', async () => {
    let now = 0;
    const clock = () => (now += 600);
    const options = { cwd: wrongTree(8), isProgressShown: true, clock };
    const { stderr } = await whenWorkersTakePart(() => said(['--threads', '2'], options));
    const counts = [...stderr.matchAll(/(\d+) of 16 RFCs/g)].map(([, count]) => Number(count));
    assert.ok(counts.length > 0 && counts.every((count) => count > 2), `${counts} after a worker has begun`);
  });

  test('watch together', async () => {
    const cwd = wrongTree(3);
    const watch = (threads: string) => rfc(['lint', '--watch', '--threads', threads], { cwd });
    assert.deepEqual(await whenWorkersTakePart(() => watch('2')), await watch('1'));
  });

  for (const [args, message] of [
    [['--threads', '0'], /^`--threads` takes a whole number from 1 to 64, not `0`\.\n$/],
    [['--threads', '65'], /not `65`\.\n$/],
    [['--threads=-1'], /not `-1`\.\n$/],
    [['--threads', 'all'], /not `all`\.\n$/],
    [['--threads', '2', '--stdin', '--stdin-filename', 'a.md'], /`--threads` means nothing beside it\.\n$/],
  ] as const) {
    test(`are not ${args.join(' ')}`, async () => {
      const { code, stderr } = await rfc(['lint', ...args], { cwd: wrongTree(1) });
      assert.equal(code, 2);
      assert.match(stderr, message);
    });
  }
});
