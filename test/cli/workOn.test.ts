import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Claims } from '../../server/src/cli/lint/claims';
import type { Hiring, Share } from '../../server/src/cli/lint/share';
import { openFor } from '../../server/src/cli/lint/workOn';
import { lintProject, planLint, type Rule } from '../../server/src/engine';
import { defineRule } from '../../server/src/engine/rule';
import { loadProject } from '../../server/src/host/loadProject';
import { TODAY } from '../support/lintTree';
import { wrongTree } from '../support/threads';
import { withRule } from '../support/withRule';

const failing: Rule = defineRule({
  id: 'status/failing',
  summary: 'Fails.',
  severity: 'error',
  fix: 'none',
  messages: {},
  check() {
    throw new Error('no such luck');
  },
});

const shell = { today: TODAY, onCrash: () => undefined };

/** What a worker has to say that judges all portions of a tree by itself. */
function shareOf(cwd: string, hiring: Partial<Hiring> = {}): Share {
  const { project, files, location } = loadProject({ base: cwd });
  const { portions, task } = planLint(project, files, shell);
  const claims = Claims.of(portions.length, 1);
  const common = { worker: 0, root: cwd, locations: [location], today: TODAY, isWitnessed: false, isDebugged: false };
  return openFor({ ...common, ...hiring })(structuredClone({ tasks: [task()], claims: claims.shared }));
}

describe('a worker', () => {
  const cwd = wrongTree(2);

  test('tells of a rule that fails as the main thread does, and of its stack when that is wanted', async () => {
    await withRule(failing, () => {
      const { said, problems } = shareOf(cwd, { isDebugged: true });
      assert.match(said, /^status\/failing: Error: no such luck\n {4}at /);
      assert.equal(problems.filter(({ rule }) => rule === 'rule/crashed').length, 2);
      assert.equal(shareOf(cwd).said, '');
    });
  });

  test('judges every portion, and says of documents and records all that a whole run says of them', () => {
    const { judged, problems, schemas, testimony } = shareOf(cwd);
    assert.deepEqual(judged, [1, 0]);
    const { project, files } = loadProject({ base: cwd });
    const whole = lintProject(project, files, shell);
    const inFiles = whole.problems.filter(({ path }) => path.includes('topic'));
    assert.deepEqual(
      problems.map(({ file, rule }) => `${file} ${rule}`).sort(),
      inFiles.map(({ path, rule }) => `${path} ${rule}`).sort(),
    );
    assert.ok(inFiles.some(({ path }) => path.endsWith('.yaml')));
    assert.deepEqual([schemas, testimony], [whole.schemas, undefined]);
  });

  test('writes down what it asks when that is wanted', () => {
    const { testimony } = shareOf(cwd, { isWitnessed: true });
    assert.ok(Object.keys(testimony?.paths ?? {}).some((file) => file.endsWith('.yaml')));
  });
});

test('each portion goes to one thread, until all are taken', () => {
  const main = Claims.of(7, 2);
  const worker = new Claims(main.shared);
  assert.ok(!main.hasStarted(1));
  worker.start(1);
  assert.deepEqual([main.hasStarted(0), main.hasStarted(1)], [false, true]);
  const taken = [main.takeFirst(), worker.takeLast(), worker.takeLast(), main.takeFirst(), worker.takeLast()];
  assert.deepEqual(taken, [0, 6, 5, 1, 4]);
  assert.deepEqual(
    [main.takeFirst(), main.takeFirst(), main.takeFirst(), worker.takeLast()],
    [2, 3, undefined, undefined],
  );
  worker.addDone(2);
  assert.equal(main.addDone(3), 5);
});
