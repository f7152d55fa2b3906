import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, mock, test } from 'node:test';
import { Crew } from '../../server/src/cli/lint/crew';
import { threadsFor } from '../../server/src/cli/lint/threads';
import { type CliOptions, lintJson } from '../support/cli';
import { mark, openCache, rulesOf } from '../support/keptVerdicts';
import { FOLDER, installWith, whenWorkersTakePart, wrongTree } from '../support/threads';

/** A tree of three pairs and an empty cache. */
function openTree(options: Partial<CliOptions> = {}) {
  const { env, kept } = openCache();
  const cwd = wrongTree(3);
  const lint = (threads: string) => lintJson(['--threads', threads], { cwd, env, ...options });
  return { cwd, lint, kept };
}

describe('what is kept of a run', () => {
  for (const [first, second] of [
    ['2', '1'],
    ['1', '2'],
  ] as const) {
    test(`of ${first} is found by one of ${second}, which starts nothing`, async () => {
      const { lint, kept } = openTree();
      await whenWorkersTakePart(() => lint(first));
      assert.equal(kept().length, 1);
      for (const file of kept()) mark(file);
      const hire = mock.method(Crew.prototype, 'hire');
      try {
        assert.ok(rulesOf(await lint(second)).includes('marked'));
        assert.equal(hire.mock.callCount(), 0);
      } finally {
        hire.mock.restore();
      }
    });
  }

  test('of two holds what the worker has asked', async () => {
    const [alone, together] = [openTree(), openTree()];
    await alone.lint('1');
    await whenWorkersTakePart(() => together.lint('2'));
    const asked = ({ cwd, kept }: typeof alone) => {
      const text = readFileSync(kept()[0] ?? '', 'utf8');
      const { testimony } = JSON.parse(text.slice(text.indexOf('\n') + 1));
      return Object.entries<{ answers: object }>(testimony.paths)
        .filter(([file]) => file.startsWith(cwd))
        .map(([file, { answers }]) => `${path.relative(cwd, file)} ${Object.keys(answers).sort()}`)
        .sort();
    };
    assert.deepEqual(asked(together), asked(alone));
  });

  test('is nothing where a file changed between the looks of two threads', async () => {
    const tree = wrongTree(3);
    const file = path.join(tree, FOLDER, '2026-07-11-topic-2.md');
    const change = `require('node:fs').writeFileSync(${JSON.stringify(file)}, '# RFC: Another\\n');`;
    const listen = "require('node:worker_threads').parentPort.on('message', () => {";
    const { lint, kept } = openTree({ cwd: tree, install: installWith(`${listen} ${change} });`) });
    await whenWorkersTakePart(() => lint('2'));
    assert.equal(readFileSync(file, 'utf8'), '# RFC: Another\n');
    assert.deepEqual(kept(), []);
  });
});

describe('how many threads share a check', () => {
  for (const [documents, processors, threads] of [
    [100_000, 1, 1],
    [100_000, 2, 1],
    [100_000, 4, 2],
    [100_000, 6, 4],
    [100_000, 64, 4],
    [1600, 64, 2],
    [1400, 64, 1],
    [0, 64, 1],
  ] as const) {
    test(`of ${documents} documents on ${processors} processors: ${threads}`, () => {
      assert.equal(threadsFor(undefined, documents, processors), threads);
    });
  }

  test('is what was asked for, where there are as many documents', () => {
    assert.deepEqual(
      [
        [3, 100],
        [3, 2],
        [3, 0],
      ].map(([given, documents = 0]) => threadsFor(given, documents, 1)),
      [3, 2, 1],
    );
  });
});
