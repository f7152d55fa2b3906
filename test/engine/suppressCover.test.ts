import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Problem } from '../../server/src/engine/rule';
import { htmlComments, readSuppressions, type Suppression, suppress } from '../../server/src/engine/suppress';
import { Lines } from '../../server/src/engine/text/lines';

const verbs = ['disable-next-line', 'disable', 'enable'];
const names = ['a/x', 'a/y', 'b/x', 'a/*', 'b/*'];

/** A line: a comment that names some rules, or one at which these rules report something. */
const line = fc.record({
  verb: fc.option(fc.constantFrom(...verbs), { nil: undefined }),
  rules: fc.subarray(names, { minLength: 1, maxLength: 2 }),
});

function problemAt(rule: string, start: number): Problem {
  const span = { start, end: start };
  return { rule, severity: 'error', path: 'a.md', span, message: 'a', data: {}, fixes: [], related: [] };
}

/** What a suppression says, taken word for word. */
function covers({ rule, firstLine, lastLine, toEnd }: Suppression, problem: Problem, lines: Lines): boolean {
  const at = lines.lineAt(problem.span.start);
  const isNamed = rule === problem.rule || rule === `${problem.rule.split('/')[0]}/*`;
  return isNamed && ((firstLine <= at && at <= lastLine) || (toEnd && at === 0));
}

function read(written: readonly { verb: string | undefined; rules: readonly string[] }[]) {
  const text = written
    .map(({ verb, rules }) => (verb ? `<!-- rfc-${verb} ${rules.join(' ')} -->\n` : 'text\n'))
    .join('');
  const lines = new Lines(text);
  const comments = [...text.matchAll(/<!--.*?-->/g)].map(({ index, 0: all }) => ({
    start: index,
    end: index + all.length,
  }));
  const problems = written.flatMap(({ rules }, at) =>
    rules.filter((rule) => !rule.endsWith('*')).map((rule) => problemAt(rule, lines.span(at)?.start ?? 0)),
  );
  return { lines, problems, suppressions: readSuppressions(lines, htmlComments(text, comments)) };
}

describe('suppressions that overlap', () => {
  test('take away what one of them covers, and are used when they cover something', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (written) => {
        const { lines, problems, suppressions } = read(written);
        const { kept, used, unused } = suppress(lines, suppressions, problems);
        const isCovered = (problem: Problem) => suppressions.some((entry) => covers(entry, problem, lines));
        assert.deepEqual(
          kept,
          problems.filter((problem) => !isCovered(problem)),
        );
        const isUsed = (entry: Suppression) => problems.some((problem) => covers(entry, problem, lines));
        assert.deepEqual(used, suppressions.filter(isUsed));
        assert.deepEqual(
          unused,
          suppressions.filter((entry) => !isUsed(entry)),
        );
      }),
    );
  });

  test('end at the first comment behind them that enables their rule', () => {
    const { suppressions } = read([
      { verb: 'disable', rules: ['a/x', 'a/y'] },
      { verb: 'enable', rules: ['a/x'] },
      { verb: 'disable', rules: ['a/x'] },
      { verb: 'enable', rules: ['a/y', 'a/x'] },
    ]);
    assert.deepEqual(
      suppressions.map(({ rule, firstLine, lastLine }) => [rule, firstLine, lastLine]),
      [
        ['a/x', 1, 1],
        ['a/y', 1, 3],
        ['a/x', 3, 3],
      ],
    );
  });

  test('as many as a text can hold', () => {
    const { lines, problems, suppressions } = read(
      Array.from({ length: 100_000 }, () => ({ verb: 'disable', rules: ['a/x'] })),
    );
    assert.equal(suppress(lines, suppressions, problems).kept.length, 0);
  });
});
