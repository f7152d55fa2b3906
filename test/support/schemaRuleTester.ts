import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkSchemas } from '../../server/src/engine/checkSchemas';
import { Collector } from '../../server/src/engine/collector';
import type { Config } from '../../server/src/engine/config/config';
import { readMarkdown } from '../../server/src/engine/document';
import { fixText } from '../../server/src/engine/fix';
import { Judge } from '../../server/src/engine/judge';
import { fillMessage } from '../../server/src/engine/messages';
import type { Nearby } from '../../server/src/engine/nearby';
import type { Problem, SchemaRule } from '../../server/src/engine/rule';
import type { SchemaSource } from '../../server/src/engine/schemaSites/site';
import { readSchemaFile, schemasOf, sourceFileAt } from '../../server/src/engine/schemaSites/source';
import { surveyProject } from '../../server/src/engine/survey';
import { type ConfigChanges, configWith } from './configs';
import { describeFix, type ExpectedFix, strongestOf } from './fixes';
import { readMarks } from './marks';
import { memoryFiles } from './memoryFiles';

interface CommonCase {
  readonly name: string;
  /**
   * The file's name by its ending, such as `ts` (which is what a case without one has), `json` or `md`; a Markdown text
   * lies below `docs`.
   */
  readonly in?: string;
  readonly text: string;
  readonly config?: ConfigChanges;
  /** The other files of the project, by path, for what a rule asks about them. */
  readonly around?: Readonly<Record<string, string>>;
}

export interface BadSchemaCase extends CommonCase {
  /** The message id of each problem, in order of span. Guillemets mark the spans. */
  readonly problems: readonly string[];
  /** The severity of all of them, where it is not the rule's own. */
  readonly severity?: Problem['severity'];
  /** The text after all safe fixes. Left out: there is no safe fix. */
  readonly fixed?: string;
  /** Each fix that is only suggested, in order. */
  readonly suggestions?: readonly ExpectedFix[];
  /** Other rules that speak of the text as well: the fault is not theirs, but it brings another one along. */
  readonly others?: readonly string[];
}

export interface SchemaCases {
  readonly ok: readonly CommonCase[];
  readonly bad: readonly BadSchemaCase[];
}

/** Rules that speak of nearly every short text; where they do is tested with each of them alone. */
const talkative: ReadonlySet<string> = new Set(['schema/description-missing', 'schema/default-unused']);

/**
 * Tests a rule over schemas: exact spans and message ids, fixes as resulting text. Unasked it also checks that no other
 * rule speaks at the same time unless the case says so, that every message is reached, that the declared fix kind is what was
 * emitted, that safe fixes converge, that two runs agree, and that no case repeats.
 */
export function testSchemaRule(rule: SchemaRule, { ok, bad }: SchemaCases): void {
  describe(rule.id, () => {
    const reached = new Set<string>();
    const kinds = new Set<string>();
    for (const given of ok) {
      test(`ok: ${given.name}`, () => {
        const own = lint(given, given.text).filter((problem) => problem.rule === rule.id);
        assert.deepEqual(own, []);
      });
    }
    for (const given of bad) test(`bad: ${given.name}`, () => checkBad(rule, given, reached, kinds));
    test('declares what it does', () => {
      assert.deepEqual([...reached].sort(), Object.keys(rule.messages).sort(), 'messages reached = messages declared');
      assert.equal(strongestOf(kinds), rule.fix, 'the strongest fix emitted = the fix declared');
      const all = [...ok, ...bad].map(({ name, ...rest }) => JSON.stringify(rest));
      assert.equal(new Set(all).size, all.length, 'no case repeats');
    });
  });
}

function checkBad(rule: SchemaRule, bad: BadSchemaCase, reached: Set<string>, kinds: Set<string>): void {
  const { text, spans } = readMarks(bad.text);
  const all = lint(bad, text);
  const problems = all.filter((problem) => problem.rule === rule.id);
  assert.deepEqual(
    problems.map(({ message, span }) => ({ message, span, marked: text.slice(span.start, span.end) })),
    bad.problems.map((message, index) => {
      const span = spans[index] ?? { start: -1, end: -1 };
      return { message, span, marked: text.slice(span.start, span.end) };
    }),
  );
  assert.equal(spans.length, problems.length, 'a mark for every problem');
  const others = new Set(all.flatMap((one) => (one.rule === rule.id || talkative.has(one.rule) ? [] : [one.rule])));
  assert.deepEqual([...others].sort(), [...(bad.others ?? [])].sort(), 'other rules that speak');
  for (const { severity } of problems) assert.equal(severity, bad.severity ?? loudness(rule));
  for (const problem of problems) noteMessages(rule, problem, reached, kinds);
  const lintAgain = (current: string) => lint(bad, current).filter((problem) => problem.rule === rule.id);
  assert.deepEqual(lintAgain(text), problems, 'two runs agree');
  const fixed = fixText(text, lintAgain);
  assert.equal(fixed.text, bad.fixed ?? text, 'text after safe fixes');
  assert.ok(fixed.passes < 10, 'fixes converge');
  const suggested = problems.flatMap((problem) => problem.fixes.filter((fix) => fix.kind === 'suggestion'));
  const results = suggested.map((fix) => describeFix(fix, text, (message, data) => filled(rule, message, data)));
  assert.deepEqual(results, bad.suggestions ?? [], 'suggested fixes');
}

/** An opt-in rule is tested as a warning. */
function loudness({ severity }: SchemaRule): string {
  return severity === 'off' ? 'warning' : severity;
}

function noteMessages(rule: SchemaRule, problem: Problem, reached: Set<string>, kinds: Set<string>): void {
  const titles = problem.fixes.map(({ title, data }) => ({ message: title, data }));
  for (const { kind } of problem.fixes) kinds.add(kind);
  for (const { message, data } of [problem, ...titles]) {
    reached.add(message);
    assert.doesNotMatch(filled(rule, message, data), /\{\w+\}/, `all placeholders of \`${message}\` are filled`);
  }
}

function filled(rule: SchemaRule, message: string, data: Problem['data']): string {
  return fillMessage(rule.messages[message] ?? message, data);
}

function lint(given: CommonCase, text: string): Problem[] {
  const config = configWith(given.config);
  const files = memoryFiles({ ...given.around, 'docs/tools.md': '' });
  const shell = { today: '2026-08-01', onCrash: rethrow };
  const { nearby } = new Judge(surveyProject({ roots: [config] }, files, shell), files, shell);
  return lintSchemaText(text, given.in ?? 'ts', config, nearby);
}

function rethrow(_rule: string, error: unknown): never {
  throw error;
}

/** What all rules over schemas say of a text in a file whose name ends so. */
export function lintSchemaText(text: string, ending = 'ts', config: Config = configWith(), nearby?: Nearby): Problem[] {
  const source = readSchemaText(text, ending, config);
  if (!source) return [];
  const collector = new Collector(config, rethrow);
  checkSchemas(collector, source, nearby);
  return collector.sorted();
}

/** The schemas of a text in a file whose name ends so. */
export function readSchemaText(text: string, ending: string, config: Config): SchemaSource | undefined {
  if (ending === 'md') {
    const content = { kind: 'text', text } as const;
    return schemasOf(readMarkdown({ config, kind: 'companion', path: 'docs/tools.md', content, today: '2026-08-01' }));
  }
  const isJson = ending === 'json' || ending === 'jsonc';
  const named = isJson ? { ...config, schema: { ...config.schema, files: [`tools.${ending}`] } } : config;
  const place = sourceFileAt({ roots: [named] }, `tools.${ending}`);
  assert.ok(place, `files that end in .${ending} are read`);
  return readSchemaFile(place, text);
}
