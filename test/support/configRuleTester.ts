import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readProject } from '../../server/src/engine/config/read';
import { applyFixes, fixText } from '../../server/src/engine/fix';
import { fillMessage } from '../../server/src/engine/messages';
import type { ConfigRule, Extras, Problem } from '../../server/src/engine/rule';
import { readMarks } from './marks';
import { type MemoryEntry, memoryFiles } from './memoryFiles';

/** The rules that exist as far as these tests are concerned. */
export const knownRules = [
  { id: 'config/parity', summary: 'A rule.', parity: false },
  { id: 'pair/header-token', summary: 'A rule.', parity: false },
  { id: 'pair/required-missing', summary: 'A rule.', parity: true },
  { id: 'status/malformed', summary: 'A rule.', parity: true },
  { id: 'status/missing', summary: 'A rule.', parity: true },
  { id: 'status/reason-blank', summary: 'A rule.', parity: false },
] as const;

interface CommonCase {
  readonly name: string;
  /** The text of the configuration file. */
  readonly text: string;
  /** Base name of the configuration file. */
  readonly path?: string;
  /** What else lies in its folder. */
  readonly files?: Readonly<Record<string, MemoryEntry>>;
  /** The case is about line endings: do not run it again with CRLF. */
  readonly lfOnly?: true;
}

export interface OkConfigCase extends CommonCase {}

export interface BadConfigCase extends CommonCase {
  /** Guillemets mark the exact spans, in order of their start. */
  readonly text: string;
  /** What the file holds instead of `text`, where that cannot be read. There is one problem then, at its beginning. */
  readonly unread?: MemoryEntry;
  /** The message id of each problem, in order of span; problems at one span share a mark. */
  readonly problems: readonly string[];
  /** The filled message of each problem, where the wording matters. */
  readonly messages?: readonly string[];
  /** For each suggested fix, in order: its title and the text after it alone. */
  readonly suggestions?: readonly { readonly title: string; readonly text: string }[];
}

export interface ConfigRuleCases {
  readonly ok: readonly OkConfigCase[];
  readonly bad: readonly BadConfigCase[];
  /** Messages that the engine reports by itself, and whose tests stand elsewhere. */
  readonly others?: readonly string[];
}

/**
 * Tests a rule over the configuration file: exact spans and message ids, fixes as resulting text. Unasked it also checks
 * that every message is reached and filled, that the declared fix kind is what was emitted, that nothing is fixed that
 * was only suggested, that CRLF gives the same, that two runs agree, and that no case repeats.
 */
export function testConfigRule(rule: ConfigRule, cases: ConfigRuleCases): void {
  describe(rule.id, () => {
    const reached = new Set<string>();
    for (const ok of cases.ok) {
      test(`ok: ${ok.name}`, () => {
        for (const variant of variantsOf(ok)) assert.deepEqual(run(rule, variant, variant.text), []);
      });
    }
    for (const bad of cases.bad) {
      test(`bad: ${bad.name}`, () => {
        for (const variant of variantsOf(bad)) checkBad(rule, variant, reached);
      });
    }
    test('declares what it does', () => {
      assert.deepEqual(
        [...reached, ...(cases.others ?? [])].sort(),
        Object.keys(rule.messages).sort(),
        'messages reached = messages declared',
      );
      assert.equal(rule.fix, reached.has('repair') ? 'suggestion' : 'none', 'the fix emitted = the fix declared');
      const all = [...cases.ok, ...cases.bad].map(({ name, ...rest }) => JSON.stringify(rest));
      assert.equal(new Set(all).size, all.length, 'no case repeats');
    });
  });
}

function variantsOf<Case extends CommonCase & Partial<BadConfigCase>>(given: Case): Case[] {
  if (given.lfOnly || !given.text.includes('\n')) return [given];
  const toCrlf = (text: string) => text.replaceAll('\n', '\r\n');
  const suggestions = given.suggestions?.map(({ title, text }) => ({ title, text: toCrlf(text) }));
  return [given, { ...given, text: toCrlf(given.text), ...(suggestions ? { suggestions } : {}) }];
}

function checkBad(rule: ConfigRule, bad: BadConfigCase, reached: Set<string>): void {
  const { text, spans } = readMarks(bad.text);
  const problems = run(rule, bad, text);
  assert.deepEqual(
    problems.map(({ message }) => message),
    bad.problems,
  );
  const places = new Map(problems.map(({ span }) => [`${span.start}-${span.end}`, span]));
  const marked = ({ start, end }: { start: number; end: number }) => ({ start, end, text: text.slice(start, end) });
  assert.deepEqual([...places.values()].map(marked), (bad.unread ? [{ start: 0, end: 0 }] : spans).map(marked));
  assert.deepEqual(run(rule, bad, text), problems, 'two runs agree');
  const filled = problems.map((problem) => fill(rule, reached, problem.message, problem.data));
  if (bad.messages) assert.deepEqual(filled, bad.messages);
  const suggested = problems.flatMap(({ fixes }) => fixes);
  assert.deepEqual(
    suggested.map((fix) => ({ title: fill(rule, reached, fix.title, fix.data), text: applyFixes(text, [fix]) })),
    bad.suggestions ?? [],
  );
  assert.equal(fixText(text, (current) => run(rule, bad, current)).text, text, 'nothing is fixed unasked');
}

function fill(rule: ConfigRule, reached: Set<string>, message: string, data: Problem['data']): string {
  const template = rule.messages[message] ?? '';
  assert.notEqual(template, '', `\`${message}\` is declared`);
  reached.add(message);
  for (const [, name] of template.matchAll(/\{(\w+)\}/g)) {
    assert.ok(name !== undefined && name in data, `placeholder \`${name}\` of \`${message}\` is filled`);
  }
  return fillMessage(template, data);
}

function run(rule: ConfigRule, given: CommonCase & Partial<BadConfigCase>, text: string): Problem[] {
  const path = given.path ?? 'rfc.config.jsonc';
  const reading = readProject(path, memoryFiles({ ...given.files, [path]: given.unread ?? text }), knownRules);
  const { file } = reading.project;
  assert.ok(file);
  const problems: Problem[] = [];
  rule.check({
    file,
    report: (message, span, data = {}, extras: Extras<string> = {}) => {
      const fixes = (extras.fixes ?? []).map((fix) => ({ data: {}, kind: 'suggestion' as const, edits: [], ...fix }));
      problems.push({ rule: rule.id, severity: 'error', path, span, message, data, fixes, related: [] });
    },
  });
  return problems;
}
