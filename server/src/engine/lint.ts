import type { Config, Severity, SeverityOrOff } from './config/config';
import type { ConfigFile } from './config/file';
import { type DocumentInput, isRfc, type MarkdownDocument, type RfcDocument, readDocument } from './document';
import type { Unread } from './files';
import type { Nearby } from './nearby';
import type { Pair } from './pairs/pair';
import { namespaceOf, registry } from './registry';
import type {
  DocumentRule,
  Extras,
  FileStep,
  Fix,
  MarkdownRule,
  Problem,
  Related,
  Report,
  Rule,
  RuleMeta,
} from './rule';
import { configParity } from './rules/config/parity';
import { fileNotUtf8 } from './rules/file/not-utf8';
import { fileTooLarge } from './rules/file/too-large';
import { fileUnreadable } from './rules/file/unreadable';
import { ruleCrashed } from './rules/rule/crashed';
import { suppressUnknownRule } from './rules/suppress/unknown-rule';
import { suppressUnused } from './rules/suppress/unused';
import { htmlComments, readSuppressions, suppress } from './suppress';
import { isKnown, reportParity, reportUnknown, reportUnused } from './suppressReport';
import type { Span } from './text/span';
import type { Tree } from './tree';

/** Called with the id of a rule that threw and what it threw, so that the shell can log the stack. */
export type OnCrash = (rule: string, error: unknown) => void;

const wholeFile: Span = { start: 0, end: 0 };

/**
 * What a configuration reports a rule at: its id before its namespace before a set of recommendations that is turned on
 * before all rules before the rule's default. Only the preset `none` speaks of all rules, and a set is asked for by name.
 */
export function severityOf(config: Config, rule: RuleMeta): SeverityOrOff {
  const { rules } = config;
  const recommended = rule.recommendedIn && config[rule.recommendedIn].enabled ? 'information' : undefined;
  return rules[rule.id] ?? rules[`${namespaceOf(rule.id)}/*`] ?? recommended ?? rules['*'] ?? rule.severity;
}

/** What is known of a document beside its text. */
export interface Given {
  /** What the rules over trees and pairs found in it. */
  readonly problems: readonly Problem[];
  /** The rules that already spoke for the whole tree. */
  readonly collapsed: ReadonlySet<string>;
  /** Absent where nothing may be asked about other files: the rules over any Markdown are left out then. */
  readonly nearby?: Nearby;
}

/** The problems of one RFC that its own text and the tree give, less what its suppression comments take away. */
export function lintDocument(input: DocumentInput, verdict: TreeVerdict, onCrash: OnCrash): Problem[] {
  return lintRead(readDocument(input), verdict, onCrash);
}

/**
 * All problems of one document: what is given, and what the rules find in its text, less what its suppression comments
 * take away.
 */
export function lintRead(doc: MarkdownDocument | RfcDocument, given: Given, onCrash: OnCrash): Problem[] {
  const collector = new Collector(doc.config, onCrash);
  const known = given.problems.filter((problem) => problem.path === doc.path);
  if (doc.facts.unread !== undefined) {
    const data = { reason: doc.facts.unread };
    collector.run(fileUnreadable, doc.path, (add) => add('tangled', doc.path, wholeFile, data));
    return [...known, ...collector.sorted()].sort(compareProblems);
  }
  for (const rule of registry) {
    if (given.collapsed.has(rule.id)) continue;
    if (rule.scope === 'document' && isRfc(doc)) checkDocument(collector, rule, doc);
    if (rule.scope === 'markdown' && given.nearby) checkMarkdown(collector, rule, doc, given.nearby);
  }
  return withoutSuppressed(doc, [...known, ...collector.sorted()], onCrash).sort(compareProblems);
}

/** The problem of a file that the rules would have read, but that has no text. */
export function lintUnread(config: Config, path: string, why: Unread, onCrash: OnCrash): Problem[] {
  const collector = new Collector(config, onCrash);
  const report = (rule: Rule, message: string, data: Problem['data'] = {}) =>
    collector.run(rule, path, (add) => add(message, path, wholeFile, data));
  if (why.kind === 'too-large') report(fileTooLarge, 'tooLarge', { size: why.size, limit: why.limit });
  else if (why.kind === 'not-utf8') report(fileNotUtf8, 'notUtf8', { offset: why.offset });
  else report(fileUnreadable, why.reason);
  return collector.sorted();
}

/** What the rules over pairs find in one of them; the problems stand on any of its files. */
export function lintPair(pair: Pair, onCrash: OnCrash): Problem[] {
  const collector = new Collector(pair.config, onCrash);
  for (const rule of registry) {
    if (rule.scope !== 'pair') continue;
    collector.run(rule, pair.anchor.path, (add) => {
      rule.check({
        pair,
        report: (message, at, data, extras) => add(message, at.path, at.span ?? wholeFile, data, extras),
      });
    });
  }
  return collector.sorted();
}

/** Applies the suppression comments of a document and reports those that are wrong, idle, or end exit parity. */
function withoutSuppressed(doc: MarkdownDocument, problems: readonly Problem[], onCrash: OnCrash): Problem[] {
  const suppressions = readSuppressions(doc.lines, htmlComments(doc.text, doc.facts.comments));
  if (suppressions.length === 0) return [...problems];
  const { kept, used, unused } = suppress(doc.lines, suppressions, problems);
  const collector = new Collector(doc.config, onCrash);
  const reporter = (rule: Rule, report: (add: Report<string>) => void) =>
    collector.run(rule, doc.path, (add) =>
      report((message, span, data, extras) => add(message, doc.path, span, data, extras)),
    );
  reporter(suppressUnknownRule, (report) => reportUnknown(suppressions, registry, report));
  reporter(suppressUnused, (report) =>
    reportUnused(
      doc.lines,
      unused.filter((entry) => isKnown(entry, registry)),
      report,
    ),
  );
  reporter(configParity, (report) => reportParity(used, registry, report));
  return [...kept, ...collector.sorted()];
}

function checkDocument(collector: Collector, rule: DocumentRule, doc: RfcDocument): void {
  collector.run(rule, doc.path, (add) => {
    rule.check({ doc, report: (message, span, data, extras) => add(message, doc.path, span, data, extras) });
  });
}

function checkMarkdown(collector: Collector, rule: MarkdownRule, doc: MarkdownDocument, nearby: Nearby): void {
  if (rule.reads === 'counterpart' && doc.kind !== 'counterpart') return;
  collector.run(rule, doc.path, (add) => {
    rule.check({ doc, nearby, report: (message, span, data, extras) => add(message, doc.path, span, data, extras) });
  });
}

/** What the tree as a whole gives: its problems, and the rules whose problems in single files it replaces. */
export interface TreeVerdict {
  readonly problems: Problem[];
  readonly collapsed: ReadonlySet<string>;
}

/** Runs the tree-wide rules. */
export function lintTree(tree: Tree, onCrash: OnCrash): TreeVerdict {
  const collector = new Collector(tree.config, onCrash);
  const collapsed = new Set<string>();
  for (const rule of registry) {
    if (rule.scope !== 'tree' && !(rule.scope === 'document' && rule.collapse)) continue;
    collector.run(rule, `${tree.config.root}/`, (add) => {
      const report = (message: string, at: { path: string; span?: Span }, data = {}, extras = {}) =>
        add(message, at.path, at.span ?? wholeFile, data, extras);
      if (rule.scope === 'tree') rule.check({ tree, report });
      else if (rule.scope === 'document' && rule.collapse?.({ tree, report })) collapsed.add(rule.id);
    });
  }
  return { problems: collector.sorted(), collapsed };
}

/** Runs the rules over the configuration file. */
export function lintConfigFile(file: ConfigFile, config: Config, onCrash: OnCrash): Problem[] {
  const collector = new Collector(config, onCrash);
  for (const rule of registry) {
    if (rule.scope !== 'config') continue;
    collector.run(rule, file.path, (add) => {
      rule.check({ file, report: (message, span, data, extras) => add(message, file.path, span, data, extras) });
    });
  }
  return collector.sorted();
}

/** Orders problems by file, start, end, rule. */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    compareText(a.path, b.path) || a.span.start - b.span.start || a.span.end - b.span.end || compareText(a.rule, b.rule)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

type Add = (message: string, path: string, span: Span, data?: Problem['data'], extras?: Extras<string>) => void;

/** Gathers what rules report at the configured severity, and contains a rule that throws. */
class Collector {
  readonly #problems: Problem[] = [];

  constructor(
    private readonly config: Config,
    private readonly onCrash: OnCrash,
  ) {}

  run(rule: Rule, path: string, check: (add: Add) => void): void {
    const severity = severityOf(this.config, rule);
    if (severity === 'off') return;
    try {
      check((message, at, span, data = {}, extras = {}) => {
        this.#problems.push({
          rule: rule.id,
          severity: softer(severity, extras.severity),
          path: at,
          span,
          message,
          data,
          fixes: toFixes(rule, extras),
          related: toRelated(extras),
        });
      });
    } catch (error) {
      this.onCrash(rule.id, error);
      this.#crash(rule, path, error);
    }
  }

  sorted(): Problem[] {
    return this.#problems.sort(compareProblems);
  }

  #crash(rule: Rule, path: string, error: unknown): void {
    const severity = severityOf(this.config, ruleCrashed);
    if (severity === 'off') return;
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    this.#problems.push({
      rule: ruleCrashed.id,
      severity,
      path,
      span: wholeFile,
      message: 'crashed',
      data: { rule: rule.id, reason },
      fixes: [],
      related: [],
    });
  }
}

const byLoudness = ['error', 'warning', 'information', 'hint'] as const;

/** A rule may be softer than configured about a single problem, never louder. */
function softer(configured: Severity, asked: Severity = configured): Severity {
  return byLoudness.indexOf(asked) > byLoudness.indexOf(configured) ? asked : configured;
}

/** Such a step concerns links everywhere, so it is never made without being asked for. */
const movesAFile: ReadonlySet<FileStep['kind']> = new Set(['rename', 'name', 'move']);

function toFixes(rule: Rule, extras: Extras<string>): Fix[] {
  return (extras.fixes ?? []).map((fix) => {
    const kind = fix.kind ?? (rule.fix === 'none' ? undefined : rule.fix);
    if (kind === undefined) throw new Error(`${rule.id} declares no fix but offers \`${fix.title}\``);
    if (kind === 'safe' && fix.steps?.some(({ kind }) => movesAFile.has(kind)))
      throw new Error(`${rule.id} calls \`${fix.title}\` safe although it moves a file`);
    const steps = fix.steps ? { steps: fix.steps } : {};
    return { title: fix.title, data: fix.data ?? {}, kind, edits: fix.edits ?? [], ...steps };
  });
}

function toRelated(extras: Extras<string>): Related[] {
  return (extras.related ?? []).map((related) => ({ data: {}, ...related }));
}
