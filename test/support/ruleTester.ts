import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Config } from '../../server/src/engine/config/config';
import {
  isRfc,
  type MarkdownDocument,
  type RfcDocument,
  readDocument,
  readMarkdown,
} from '../../server/src/engine/document';
import { fixText } from '../../server/src/engine/fix';
import { anchorsOf } from '../../server/src/engine/links/anchors';
import { fillMessage } from '../../server/src/engine/messages';
import { type Nearby, nearbyIn } from '../../server/src/engine/nearby';
import { placeOf } from '../../server/src/engine/place';
import type { DocumentRule, Extras, MarkdownRule, Problem, Report } from '../../server/src/engine/rule';
import { type ConfigChanges, configWith } from './configs';
import { describeFix, type ExpectedFix, strongestOf, toFixes } from './fixes';
import { readMarks } from './marks';
import { type MemoryEntry, memoryFiles } from './memoryFiles';

/** Where the file of a case lies when the case does not say. */
const DEFAULT_PATH = 'docs/rfc/proposed/feature/2026-07-10-cache.md';
const DEFAULT_TODAY = '2026-08-01';

/** A rule over the text of one file. */
export type TestedRule = DocumentRule | MarkdownRule;

interface CommonCase {
  readonly name: string;
  readonly path?: string;
  readonly text: string;
  readonly config?: ConfigChanges;
  readonly today?: string;
  readonly hiddenMark?: boolean;
  /** The other files of the project, for a rule that may ask about them. */
  readonly around?: Readonly<Record<string, MemoryEntry>>;
  /** The case is about line endings: do not run it again with CRLF. */
  readonly lfOnly?: true;
}

export interface OkCase extends CommonCase {}

export interface BadCase extends CommonCase {
  /** Guillemets mark the exact spans, in order of their start. */
  readonly text: string;
  /** The message id of each problem, in order of span. */
  readonly problems: readonly string[];
  /** The filled message of each problem, where the wording matters. */
  readonly messages?: readonly string[];
  /** The text after all safe fixes. Left out: there is no safe fix. */
  readonly fixed?: string;
  /** Each fix that is only suggested, in order. */
  readonly suggestions?: readonly ExpectedFix[];
}

export interface RuleCases {
  readonly ok: readonly OkCase[];
  readonly bad: readonly BadCase[];
  /** Messages that only `collapse` reports; `testCollapse` reaches them. */
  readonly collapsed?: readonly string[];
}

/**
 * Tests a rule over the text of one file: exact spans and message ids, fixes as resulting text. Unasked it also checks that every
 * message is reached, that the declared fix kind is what was emitted, that fixes converge, that CRLF gives the same
 * findings and the same fixed lines, that two runs agree, and that no case repeats.
 */
export function testRule(rule: TestedRule, cases: RuleCases): void {
  describe(rule.id, () => {
    const reached = new Set<string>();
    const kinds = new Set<string>();
    for (const ok of cases.ok) {
      test(`ok: ${ok.name}`, () => {
        assert.ok(!/[«»]/.test(ok.text), 'an ok case marks nothing');
        for (const variant of variantsOf(ok)) assert.deepEqual(run(rule, variant, variant.text), []);
      });
    }
    for (const bad of cases.bad) {
      test(`bad: ${bad.name}`, () => {
        for (const variant of variantsOf(bad)) checkBad(rule, variant as BadCase, reached, kinds);
      });
    }
    test('declares what it does', () => {
      const declared = Object.keys(rule.messages).sort();
      assert.deepEqual(
        [...reached, ...(cases.collapsed ?? [])].sort(),
        declared,
        'messages reached by the bad cases = messages declared',
      );
      assert.equal(strongestOf(kinds), rule.fix, 'the strongest fix emitted = the fix declared');
      const all = [...cases.ok, ...cases.bad].map(({ name, ...rest }) => JSON.stringify(rest));
      assert.equal(new Set(all).size, all.length, 'no case repeats');
    });
  });
}

function variantsOf<Case extends CommonCase>(given: Case): Case[] {
  if (given.lfOnly || given.text.includes('\r') || !given.text.includes('\n')) return [given];
  const toCrlf = (text: string) => text.replaceAll('\n', '\r\n');
  const bad = given as unknown as BadCase;
  const crlf = {
    ...given,
    text: toCrlf(given.text),
    ...(bad.fixed === undefined ? {} : { fixed: toCrlf(bad.fixed) }),
    ...(bad.suggestions === undefined
      ? {}
      : {
          suggestions: bad.suggestions.map(({ text, ...fix }) => {
            return text === undefined ? fix : { ...fix, text: toCrlf(text) };
          }),
        }),
  };
  return [given, crlf];
}

function checkBad(rule: TestedRule, bad: BadCase, reached: Set<string>, kinds: Set<string>): void {
  const { text, spans } = readMarks(bad.text);
  const problems = run(rule, bad, text);
  assert.deepEqual(
    problems.map(({ message, span }) => ({ message, span, marked: text.slice(span.start, span.end) })),
    bad.problems.map((message, index) => {
      const span = spans[index] ?? { start: -1, end: -1 };
      return { message, span, marked: text.slice(span.start, span.end) };
    }),
  );
  assert.equal(spans.length, problems.length, 'a mark for every problem');
  assert.deepEqual(run(rule, bad, text), problems, 'two runs agree');
  for (const problem of problems) noteMessages(rule, problem, reached, kinds);
  if (bad.messages)
    assert.deepEqual(
      problems.map((problem) => filled(rule, problem.message, problem.data)),
      bad.messages,
    );
  checkFixes(rule, bad, text, problems);
}

function noteMessages(rule: TestedRule, problem: Problem, reached: Set<string>, kinds: Set<string>): void {
  const used = [problem, ...problem.related].map(({ message, data }) => ({ message, data }));
  for (const fix of problem.fixes) {
    used.push({ message: fix.title, data: fix.data });
    kinds.add(fix.kind);
  }
  for (const { message, data } of used) {
    reached.add(message);
    assert.doesNotMatch(filled(rule, message, data), /\{\w+\}/, `all placeholders of \`${message}\` are filled`);
  }
}

function checkFixes(rule: TestedRule, bad: BadCase, text: string, problems: readonly Problem[]): void {
  const lint = (current: string) => run(rule, bad, current);
  const fixed = fixText(text, lint);
  assert.equal(fixed.text, bad.fixed ?? text, 'text after safe fixes');
  assert.ok(fixed.passes < 10, 'fixes converge');
  assert.equal(fixText(fixed.text, lint).text, fixed.text, 'a second fix changes nothing');
  const suggested = problems.flatMap((problem) => problem.fixes.filter((fix) => fix.kind === 'suggestion'));
  const fill = (message: string, data: Problem['data']) => filled(rule, message, data);
  const results = suggested.map((fix) => describeFix(fix, text, fill));
  assert.deepEqual(results, bad.suggestions ?? [], 'suggested fixes');
}

function filled(rule: TestedRule, message: string, data: Problem['data']): string {
  return fillMessage(rule.messages[message] ?? message, data);
}

function run(rule: TestedRule, given: CommonCase, text: string): Problem[] {
  const doc = readCase(given, text);
  const problems: Problem[] = [];
  const report: Report<string> = (message, span, data = {}, extras: Extras<string> = {}) => {
    problems.push({
      rule: rule.id,
      severity: 'error',
      path: doc.path,
      span,
      message,
      data,
      fixes: toFixes(rule, extras),
      related: (extras.related ?? []).map((related) => ({ data: {}, ...related })),
    });
  };
  check(rule, doc, nearbyOf(given, doc), report);
  return problems.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

function check(rule: TestedRule, doc: MarkdownDocument | RfcDocument, nearby: Nearby, report: Report<string>): void {
  if (rule.scope === 'document') {
    assert.ok(isRfc(doc), 'the path is that of an RFC');
    rule.check({ doc, report });
  } else if (rule.reads === 'all' || doc.kind === 'counterpart') {
    rule.check({ doc, nearby, report });
  }
}

/** The text of a case as a document: an RFC by its path, or whatever else the path says. */
function readCase(given: CommonCase, text: string): MarkdownDocument | RfcDocument {
  const config: Config = configWith(given.config);
  const { path = DEFAULT_PATH, today = DEFAULT_TODAY } = given;
  const content = { kind: 'text' as const, text, ...(given.hiddenMark ? { hiddenMark: true } : {}) };
  const place = placeOf(config, path);
  if (place?.role === 'rfc') return readDocument({ config, place, content, today });
  const kind = path.endsWith(config.pairing.counterpartSuffix) ? 'counterpart' : 'companion';
  return readMarkdown({ config, kind, path, content, today });
}

function nearbyOf({ around = {} }: CommonCase, doc: MarkdownDocument): Nearby {
  const files = memoryFiles({ ...around, [doc.path]: doc.text });
  return nearbyIn(files, (path) => {
    const content = files.read(path, Number.MAX_SAFE_INTEGER);
    if (content.kind !== 'text') return undefined;
    return anchorsOf(readMarkdown({ config: doc.config, kind: 'companion', path, content, today: doc.today }).facts);
  });
}
