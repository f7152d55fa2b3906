import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Files } from '../../server/src/engine/files';
import { fillMessage } from '../../server/src/engine/messages';
import type { DocumentRule, Extras, Problem, RuleMeta, TreeRule } from '../../server/src/engine/rule';
import { matchesAny } from '../../server/src/engine/text/glob';
import type { Span } from '../../server/src/engine/text/span';
import { readTree, type Tree } from '../../server/src/engine/tree';
import { type ConfigChanges, configWith } from './configs';
import { describeFix, type ExpectedFix, strongestOf, toFixes } from './fixes';
import { type MemoryEntry, memoryFiles } from './memoryFiles';

const DEFAULT_TODAY = '2026-08-01';

export interface TreeCase {
  readonly name: string;
  /** What lies where, relative to the configuration's folder. A path ending in `/` is an empty folder. */
  readonly files: Readonly<Record<string, MemoryEntry>>;
  /** What lies on the disk where the editor holds another text. */
  readonly saved?: Readonly<Record<string, MemoryEntry>>;
  readonly config?: ConfigChanges;
  readonly today?: string;
  /** The text of the archive's manifest at the reference that it is compared with. */
  readonly baseline?: string;
}

/** A place that a tree rule points at. */
export interface ExpectedPlace {
  readonly message: string;
  readonly path: string;
  /** The text under the span; left out for an empty span at the start: a folder, or a file that was not read. */
  readonly marked?: string;
  /** The filled message, where the wording matters. */
  readonly text?: string;
}

export interface ExpectedProblem extends ExpectedPlace {
  readonly related?: readonly ExpectedPlace[];
  /** Each fix, in order; left out where there is none. */
  readonly fixes?: readonly ExpectedFix[];
}

export interface BadTreeCase extends TreeCase {
  /** In order of path. */
  readonly problems: readonly ExpectedProblem[];
}

export interface TreeCases {
  /** Messages that the engine reports under the rule's id, not its check. */
  readonly others?: readonly string[];
  readonly ok: readonly TreeCase[];
  readonly bad: readonly BadTreeCase[];
}

type Check = (tree: Tree, report: Parameters<TreeRule['check']>[0]['report']) => void;

/**
 * Tests a tree rule: message ids, paths and marked text. Unasked it also checks that every message is reached, that the
 * declared fix kind is what was emitted, that two runs agree, and that no case repeats.
 */
export function testTreeRule(rule: TreeRule, cases: TreeCases): void {
  const { reached, kinds } = runCases(rule, cases, (tree, report) => rule.check({ tree, report }));
  test(`${rule.id} declares what it does`, () => {
    assert.deepEqual(
      [...reached, ...(cases.others ?? [])].sort(),
      Object.keys(rule.messages).sort(),
      'messages reached = messages declared',
    );
    assert.equal(strongestOf(kinds), rule.fix, 'the strongest fix emitted = the fix declared');
  });
}

/**
 * Tests when a document rule speaks once for the whole tree: `ok` trees are left to the single files, on `bad` ones
 * the rule says so itself. `testRule` is told the messages through `collapsed`.
 */
export function testCollapse(rule: DocumentRule, cases: TreeCases): void {
  runCases(rule, cases, (tree, report) => {
    let spoke = false;
    const collapsed = rule.collapse?.({
      tree,
      report: (...problem) => {
        spoke = true;
        report(...problem);
      },
    });
    assert.equal(collapsed, spoke, 'the single files fall silent exactly when the tree speaks');
  });
}

/** What the cases came across. */
interface Seen {
  readonly reached: Set<string>;
  readonly kinds: Set<string>;
}

/** Registers the tests of the cases; gives what they fill in when they run. */
function runCases(rule: RuleMeta, cases: TreeCases, check: Check): Seen {
  const seen: Seen = { reached: new Set(), kinds: new Set() };
  describe(`${rule.id} on a tree`, () => {
    for (const ok of cases.ok) test(`ok: ${ok.name}`, () => assert.deepEqual(run(rule, ok, check), []));
    for (const bad of cases.bad) test(`bad: ${bad.name}`, () => checkBad(rule, bad, check, seen));
    test('no case repeats', () => {
      const all = [...cases.ok, ...cases.bad].map(({ name, ...rest }) => JSON.stringify(rest));
      assert.equal(new Set(all).size, all.length);
    });
  });
  return seen;
}

function checkBad(rule: RuleMeta, bad: BadTreeCase, check: Check, { reached, kinds }: Seen): void {
  const problems = run(rule, bad, check);
  const files = memoryFiles(bad.files);
  assert.deepEqual(
    problems.map((problem, index) => describeProblem(rule, files, problem, bad.problems[index])),
    bad.problems,
  );
  assert.deepEqual(run(rule, bad, check), problems, 'two runs agree');
  for (const problem of problems) {
    for (const fix of problem.fixes) kinds.add(fix.kind);
    const titles = problem.fixes.map(({ title, data }) => ({ message: title, data }));
    for (const { message, data } of [problem, ...problem.related, ...titles]) {
      reached.add(message);
      assert.doesNotMatch(filled(rule, message, data), /\{\w+\}/, `all placeholders of \`${message}\` are filled`);
    }
  }
}

/** The problem in the words of the case, which need not mention everything. */
function describeProblem(
  rule: RuleMeta,
  files: Files,
  problem: Problem,
  expected: ExpectedProblem | undefined,
): ExpectedProblem {
  const related = problem.related.map((place, index) => describePlace(rule, files, place, expected?.related?.[index]));
  const place = describePlace(rule, files, problem, expected);
  const content = files.read(problem.path, Number.MAX_SAFE_INTEGER);
  const text = content.kind === 'text' ? content.text : '';
  const fixes = problem.fixes.map((fix) => describeFix(fix, text, (message, data) => filled(rule, message, data)));
  return {
    ...place,
    ...(expected?.related || related.length > 0 ? { related } : {}),
    ...(expected?.fixes || fixes.length > 0 ? { fixes } : {}),
  };
}

function describePlace(
  rule: RuleMeta,
  files: Files,
  place: Pick<Problem, 'message' | 'path' | 'span' | 'data'>,
  expected: ExpectedPlace | undefined,
): ExpectedPlace {
  const marked = markedText(files, place.path, place.span);
  return {
    message: place.message,
    path: place.path,
    ...(marked === undefined ? {} : { marked }),
    ...(expected?.text === undefined ? {} : { text: filled(rule, place.message, place.data) }),
  };
}

function markedText(files: Files, path: string, span: Span): string | undefined {
  const content = files.read(path, Number.MAX_SAFE_INTEGER);
  if (content.kind === 'text' && span.end > 0) return content.text.slice(span.start, span.end);
  assert.deepEqual(span, { start: 0, end: 0 }, 'what was not read has an empty span');
  return undefined;
}

function filled(rule: RuleMeta, message: string, data: Problem['data']): string {
  return fillMessage(rule.messages[message] ?? message, data);
}

/** The problems in order of path. */
function run(rule: RuleMeta, given: TreeCase, check: Check): Problem[] {
  const config = configWith(given.config);
  const owns = (path: string) => !matchesAny(config.ignore, path);
  const { files, today = DEFAULT_TODAY, baseline } = given;
  const live = memoryFiles(files);
  const disk = memoryFiles({ ...files, ...given.saved });
  const tree = readTree(config, given.saved ? { ...live, readSaved: disk.read } : live, {
    today,
    owns,
    readBaseline: () => baseline,
  });
  const problems: Problem[] = [];
  check(tree, (message, at, data = {}, extras: Extras<string> = {}) => {
    problems.push({
      rule: rule.id,
      severity: 'error',
      path: at.path,
      span: at.span ?? { start: 0, end: 0 },
      message,
      data,
      fixes: toFixes(rule, extras),
      related: (extras.related ?? []).map((related) => ({ data: {}, ...related })),
    });
  });
  return problems.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}
