import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { temporaryFolder } from '../support/folders';
import { mismatch, noIndex, smallTree } from '../support/lspTexts';

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: {
    readonly steps: readonly { readonly run: string; readonly env: Readonly<Record<string, string>> }[];
  };
}

const action: Action = parse(readFileSync('action.yml', 'utf8'));

/** Runs the step of the action as a runner does: in bash, with the inputs in its environment. */
function runAction(folder: string, inputs: Readonly<Record<string, string>> = {}) {
  const [step] = action.runs.steps;
  assert.ok(step);
  const withInputs = (text: string) =>
    text.replace(
      /\$\{\{ inputs\.([\w-]+) \}\}/g,
      (_, name: string) => inputs[name] ?? action.inputs[name]?.default ?? '',
    );
  const own = Object.fromEntries(Object.entries(step.env).map(([name, text]) => [name, withInputs(text)]));
  const outputs = path.join(temporaryFolder({ outputs: '' }), 'outputs');
  const env = { ...process.env, ...own, GITHUB_ACTION_PATH: process.cwd(), GITHUB_OUTPUT: outputs };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', step.run], { cwd: folder, env, encoding: 'utf8' });
  assert.equal(readFileSync(outputs, 'utf8'), `exit-code=${status}\n`);
  return { status, stdout, stderr };
}

const tree = { ...noIndex, ...smallTree };

describe('the GitHub Action', () => {
  test('puts problems beside the lines and fails', () => {
    const { status, stdout } = runAction(temporaryFolder(tree));
    assert.equal(status, 1);
    assert.match(stdout, new RegExp(`^::error file=docs/rfc/.*${mismatch}`, 'm'));
  });

  test('writes a report to a file, of the paths that are named', () => {
    const folder = temporaryFolder(tree);
    const inputs = { format: 'json', output: 'report.json', paths: 'docs/rfc/implemented\n' };
    const { status, stdout } = runAction(folder, inputs);
    assert.deepEqual([status, stdout], [0, '']);
    assert.deepEqual(JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')).problems, []);
  });

  test('takes a baseline', () => {
    const baseline = JSON.stringify({ version: 1, counts: {} });
    const folder = temporaryFolder({ ...tree, 'baseline.json': baseline });
    assert.equal(runAction(folder, { baseline: 'no-baseline.json' }).status, 2);
    const program = path.resolve('dist/cli.js');
    spawnSync(process.execPath, [program, 'lint', '--write-baseline', 'baseline.json'], { cwd: folder });
    assert.equal(runAction(folder, { baseline: 'baseline.json' }).status, 0);
  });

  test('runs the program that it is told', () => {
    const folder = temporaryFolder({ ...tree, 'own.mjs': 'console.log(process.argv.slice(2).join(" "));' });
    const { status, stdout } = runAction(folder, { command: 'own.mjs', changed: 'origin/main' });
    assert.deepEqual([status, stdout], [0, 'lint --format=github --changed=origin/main\n']);
  });

  test('says in one sentence which input cannot be used', () => {
    const folder = temporaryFolder(tree);
    const cases: readonly [Readonly<Record<string, string>>, string][] = [
      [{ package: 'none.tgz' }, 'The input `package` names `none.tgz`, and there is no such file.'],
      [{ command: 'bin/rfc' }, 'The input `command` names `bin/rfc`, and there is no such file.'],
      [{ 'allow-empty': 'yes' }, 'The input `allow-empty` takes `true` or `false`, not `yes`.'],
    ];
    for (const [inputs, sentence] of cases) {
      const { status, stdout } = runAction(folder, inputs);
      assert.deepEqual([status, stdout], [2, `::error::${sentence}\n`]);
    }
  });
});
