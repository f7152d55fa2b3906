import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Config, lintProject, messagesIn, type Problem, renderMessage } from '../../../../server/src/engine';
import { configWith } from '../../../support/configs';
import { TODAY } from '../../../support/lintTree';
import { memoryFiles } from '../../../support/memoryFiles';

const PAGE = 'docs/rfc/proposed/feature/2026-07-10-cache.md';

/** A configuration at which the rules that ask for `key` fail. */
function failingAt(key: 'legacy' | 'alternatives', reason: unknown, rules: Config['rules'] = {}): Config {
  return Object.defineProperty({ ...configWith({}), rules }, key, {
    get() {
      throw reason;
    },
  });
}

function lint(config: Config): { problems: Problem[]; crashed: string[] } {
  const crashed: string[] = [];
  const shell = { today: TODAY, onCrash: (rule: string) => crashed.push(rule) };
  const { problems } = lintProject({ roots: [config] }, memoryFiles({ [PAGE]: '# RFC: Cache\n' }), shell);
  return { problems: problems.filter(({ rule }) => rule === 'rule/crashed'), crashed };
}

describe('rule/crashed', () => {
  test('stands on the file, names the rule and gives one line of why', () => {
    const { problems, crashed } = lint(failingAt('alternatives', new Error('one\ntwo')));
    const first = problems.find(({ data }) => data.rule === 'alternatives/missing');
    assert.ok(first && crashed.includes('alternatives/missing'));
    assert.deepEqual([first.path, first.span, first.severity], [PAGE, { start: 0, end: 0 }, 'error']);
    assert.equal(
      renderMessage(first, messagesIn()),
      'The rule `alternatives/missing` failed here (one), so what it checks is unknown.',
    );
  });

  test('the other rules still speak', () => {
    const config = failingAt('legacy', 'no error object');
    const { problems } = lintProject({ roots: [config] }, memoryFiles({ [PAGE]: '# RFC: Cache\n' }), {
      today: TODAY,
      onCrash: () => undefined,
    });
    const rules = problems.map(({ rule }) => rule);
    assert.ok(rules.includes('rule/crashed') && rules.includes('status/missing'));
  });

  test('a tree-wide rule fails on the root', () => {
    const { problems } = lint(failingAt('legacy', new Error('one')));
    const tree = problems.find(({ data }) => data.rule === 'layout/legacy-root');
    assert.equal(tree?.path, 'docs/rfc/');
  });

  test('can be switched off; whoever asks still hears of it', () => {
    const { problems, crashed } = lint(failingAt('legacy', new Error('one'), { 'rule/crashed': 'off' }));
    assert.deepEqual(problems, []);
    assert.ok(crashed.length > 0);
  });
});
