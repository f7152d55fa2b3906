import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { applyBaseline, countProblems, readBaseline, writeBaseline } from '../../server/src/engine/baseline';

const title = { file: 'docs/rfc/a.md', rule: 'header/title' };
const status = { file: 'docs/rfc/a.md', rule: 'status/missing' };
const other = { file: 'docs/rfc/B.md', rule: 'header/title' };

describe('baseline', () => {
  test('counts per file and rule, sorted', () => {
    const text = writeBaseline(countProblems([title, status, title, other]));
    assert.equal(
      text,
      '{\n  "version": 1,\n  "problems": {\n    "docs/rfc/B.md": {\n      "header/title": 1\n    },\n    "docs/rfc/a.md": {\n      "header/title": 2,\n      "status/missing": 1\n    }\n  }\n}\n',
    );
  });

  test('known problems pass', () => {
    const verdict = applyBaseline(countProblems([title, status]), [status, title]);
    assert.deepEqual(verdict, { fresh: [], known: 2, stale: [] });
  });

  test('one more of the same rule in the same file reports them all', () => {
    const verdict = applyBaseline(countProblems([title, status]), [title, title, status]);
    assert.deepEqual(verdict.fresh, [title, title]);
    assert.equal(verdict.known, 1);
  });

  test('the same rule in another file is new', () => {
    assert.deepEqual(applyBaseline(countProblems([title]), [title, other]).fresh, [other]);
  });

  test('a mended fault leaves an entry to drop', () => {
    const verdict = applyBaseline(countProblems([title, title, status]), [title]);
    assert.deepEqual(verdict.fresh, []);
    assert.deepEqual(verdict.stale, [
      { ...title, recorded: 2, found: 1 },
      { ...status, recorded: 1, found: 0 },
    ]);
  });

  test('reads back what it writes', () => {
    const counts = countProblems([title, other, other]);
    assert.deepEqual(readBaseline(writeBaseline(counts)), counts);
  });

  test('names that live on every object are only names', () => {
    const odd = { file: '__proto__', rule: 'constructor' };
    assert.deepEqual(applyBaseline({}, [odd]).fresh, [odd]);
  });

  for (const [text, reason] of [
    ['{', 'it is not JSON'],
    ['[]', 'it has no `"version": 1`'],
    ['{"version":2}', 'it has no `"version": 1`'],
    ['{"version":1}', 'its `problems` is not an object of files'],
    ['{"version":1,"problems":{"a.md":1}}', 'the entry of `a.md` is not an object of rules'],
    ['{"version":1,"problems":{"a.md":{"x/y":0}}}', 'the count of `x/y` in `a.md` is not a whole number of at least 1'],
  ] as const) {
    test(`refuses ${text}`, () => assert.equal(readBaseline(text), reason));
  }
});
