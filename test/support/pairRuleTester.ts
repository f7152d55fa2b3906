import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { applyEdits, applyFixes } from '../../server/src/engine/fix';
import { fillMessage } from '../../server/src/engine/messages';
import type { Extras, Fix, PairRule, Problem } from '../../server/src/engine/rule';
import { strongestOf, toFixes } from './fixes';
import { readMarks } from './marks';
import type { MemoryEntry } from './memoryFiles';
import { filesOf, type PairCase, pairFrom, pathsOf } from './pairs';

export interface OkPairCase extends PairCase {
  readonly name: string;
}

/** A problem on one of the three files; the part is where its mark is. */
export interface ExpectedPairProblem {
  readonly on: 'anchor' | 'counterpart' | 'record';
  readonly message: string;
  /** The filled message, where the wording matters. */
  readonly text?: string;
  readonly severity?: string;
}

export interface BadPairCase extends OkPairCase {
  /** Texts mark the exact spans with guillemets, in order of their start. Ordered by file (anchor first), then by span. */
  readonly problems: readonly ExpectedPairProblem[];
  /** Texts after all safe fixes of a file at once, by part. Left out: there is no safe fix. */
  readonly fixed?: Partial<Record<ExpectedPairProblem['on'], string>>;
  /** The titles of all suggested fixes, in the order of the problems. Left out: there are none. */
  readonly suggestions?: readonly string[];
  /** Texts (`null`: deleted) after the suggested fix with a title alone, by path. */
  readonly after?: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
}

export interface PairCases {
  readonly ok: readonly OkPairCase[];
  readonly bad: readonly BadPairCase[];
}

const parts = ['anchor', 'counterpart', 'record'] as const;

/**
 * Tests a rule over pairs: exact spans and message ids on each file, fixes as resulting texts. Unasked it also checks that
 * every message is reached and filled, that the declared fix kind is what was emitted, that safe fixes converge, that
 * related places lie in other files of the pair, that two runs agree, and that no case repeats. A rule says nothing of an
 * excluded pair unless that is what it is about.
 */
export function testPairRule(rule: PairRule, cases: PairCases): void {
  describe(rule.id, () => {
    const reached = new Set<string>();
    const kinds = new Set<string>();
    for (const ok of cases.ok) test(`ok: ${ok.name}`, () => assert.deepEqual(run(rule, ok).map(brief), []));
    for (const bad of cases.bad) test(`bad: ${bad.name}`, () => checkBad(rule, bad, reached, kinds));
    test('declares what it does', () => {
      assert.deepEqual([...reached].sort(), Object.keys(rule.messages).sort(), 'messages reached = messages declared');
      assert.equal(strongestOf(kinds), rule.fix, 'the strongest fix emitted = the fix declared');
      const all = [...cases.ok, ...cases.bad].map(({ name, ...rest }) => JSON.stringify(rest));
      assert.equal(new Set(all).size, all.length, 'no case repeats');
    });
  });
}

function brief({ path, message, span }: Problem): string {
  return `${path}@${span.start} ${message}`;
}

function checkBad(rule: PairRule, marked: BadPairCase, reached: Set<string>, kinds: Set<string>): void {
  const { bad, spans } = withoutMarks(marked);
  const problems = run(rule, bad);
  const paths: readonly string[] = pathsOf(bad);
  const marks = { anchor: [...spans.anchor], counterpart: [...spans.counterpart], record: [...spans.record] };
  assert.deepEqual(
    problems.map(({ path, message, span }) => ({ on: parts[paths.indexOf(path)], message, span })),
    bad.problems.map(({ on, message }) => ({ on, message, span: marks[on].shift() ?? { start: 0, end: 0 } })),
  );
  assert.deepEqual(marks, { anchor: [], counterpart: [], record: [] }, 'a problem for every mark');
  assert.deepEqual(run(rule, bad).map(brief), problems.map(brief), 'two runs agree');
  for (const [index, problem] of problems.entries()) checkWords(rule, problem, bad.problems[index], reached, kinds);
  checkFixes(rule, bad, problems);
}

function withoutMarks(marked: BadPairCase) {
  const read = (entry: MemoryEntry | null | undefined) =>
    typeof entry === 'string' ? readMarks(entry) : { text: entry, spans: [] };
  const texts = { anchor: read(marked.anchor), counterpart: read(marked.counterpart), record: read(marked.record) };
  const bad = {
    ...marked,
    ...(texts.anchor.text == null ? {} : { anchor: texts.anchor.text }),
    ...(texts.counterpart.text == null ? {} : { counterpart: texts.counterpart.text }),
    ...(texts.record.text == null ? {} : { record: texts.record.text }),
  };
  const spans = { anchor: texts.anchor.spans, counterpart: texts.counterpart.spans, record: texts.record.spans };
  return { bad, spans };
}

function checkWords(
  rule: PairRule,
  problem: Problem,
  expected: ExpectedPairProblem | undefined,
  reached: Set<string>,
  kinds: Set<string>,
): void {
  const used = [problem, ...problem.related].map(({ message, data }) => ({
    message,
    data: { ...problem.data, ...data },
  }));
  for (const fix of problem.fixes) {
    used.push({ message: fix.title, data: fix.data });
    kinds.add(fix.kind);
  }
  for (const { message, data } of used) {
    reached.add(message);
    assert.doesNotMatch(fill(rule, message, data), /\{\w+\}/, `all placeholders of \`${message}\` are filled`);
  }
  for (const { path } of problem.related) assert.notEqual(path, problem.path, 'related places lie in other files');
  if (expected?.text !== undefined) assert.equal(fill(rule, problem.message, problem.data), expected.text);
  if (expected?.severity !== undefined) assert.equal(problem.severity, expected.severity);
}

function checkFixes(rule: PairRule, bad: BadPairCase, problems: readonly Problem[]): void {
  const paths = pathsOf(bad);
  const files = filesOf(bad);
  for (const [index, part] of parts.entries()) {
    const [path = '', text] = [paths[index], files[paths[index] ?? '']];
    if (typeof text !== 'string') continue;
    const fixed = fixSafely(rule, bad, part, text, path);
    assert.equal(fixed, bad.fixed?.[part] ?? text, `${part} after safe fixes`);
  }
  const suggested = problems.flatMap(({ path, fixes }) =>
    fixes
      .filter(({ kind }) => kind === 'suggestion')
      .map((fix) => ({ path, fix, title: fill(rule, fix.title, fix.data) })),
  );
  assert.deepEqual(
    suggested.map(({ title }) => title),
    bad.suggestions ?? [],
  );
  for (const [title, after] of Object.entries(bad.after ?? {})) {
    const found = suggested.find((each) => each.title === title);
    assert.ok(found, `\`${title}\` is offered`);
    assert.deepEqual(applyFix(files, found.path, found.fix), after, title);
  }
}

/** The text after safe fixes of one file, to the end; a second round changes nothing. */
function fixSafely(rule: PairRule, bad: BadPairCase, part: (typeof parts)[number], text: string, path: string): string {
  const record = filesOf(bad)[pathsOf(bad)[2]] ?? null;
  let current = text;
  for (let pass = 0; pass < 10; pass++) {
    const problems = run(rule, { ...bad, record, [part]: current });
    const safe = problems.filter((each) => each.path === path).flatMap(({ fixes }) => fixes);
    const next = applyFixes(
      current,
      safe.filter(({ kind }) => kind === 'safe'),
    );
    if (next === current) return current;
    current = next;
  }
  throw new Error('fixes do not converge');
}

/** What a fix makes of the files: texts by path, `null` for one that is deleted, `confirmed` for a record anew. */
export function applyFix(
  files: Readonly<Record<string, MemoryEntry>>,
  path: string,
  { edits, steps = [] }: Fix,
): Record<string, string | null> {
  const after: Record<string, string | null> = {};
  const textAt = (file: string) => {
    const entry = files[file];
    return typeof entry === 'string' ? entry : '';
  };
  if (edits.length > 0) after[path] = applyEdits(textAt(path), edits);
  for (const step of steps) {
    if (step.kind === 'edit') after[step.path] = applyEdits(textAt(step.path), step.edits);
    else if (step.kind === 'create') after[step.path] = step.text;
    else if (step.kind === 'delete') after[step.path] = null;
    else if (step.kind === 'confirmPair') after[step.anchor] = 'confirmed';
    else if (step.kind === 'unlistInConfig') after[step.key.join('.')] = step.value;
  }
  return after;
}

function fill(rule: PairRule, message: string, data: Problem['data']): string {
  return fillMessage(rule.messages[message] ?? message, data);
}

/** The problems, by file (anchor first), then by span. */
export function run(rule: PairRule, given: PairCase): Problem[] {
  const paths: readonly string[] = pathsOf(given);
  const problems: Problem[] = [];
  rule.check({
    pair: pairFrom(given),
    report: (message, at, data = {}, extras: Extras<string> = {}) => {
      problems.push({
        rule: rule.id,
        severity: extras.severity ?? 'error',
        path: at.path,
        span: at.span ?? { start: 0, end: 0 },
        message,
        data,
        fixes: toFixes(rule, extras),
        related: (extras.related ?? []).map((related) => ({ data: {}, ...related })),
      });
    },
  });
  const order = ({ path, span }: Problem) => paths.indexOf(path) * 1e9 + span.start;
  return problems.sort((a, b) => order(a) - order(b));
}
