import type { Config, Severity, SeverityOrOff } from './config/config';
import { namespaceOf } from './registry';
import type { Extras, FileStep, Fix, Problem, Related, Rule, RuleMeta } from './rule';
import { ruleCrashed } from './rules/rule/crashed';
import type { Span } from './text/span';

/** Called with the id of a rule that threw and what it threw, so that the shell can log the stack. */
export type OnCrash = (rule: string, error: unknown) => void;

/** The span of a problem of a file as a whole. */
export const wholeFile: Span = { start: 0, end: 0 };

/**
 * What a configuration reports a rule at: its id before its namespace before a set of recommendations that is turned on
 * before all rules before the rule's default. Only the preset `none` speaks of all rules, and a set is asked for by name.
 */
export function severityOf(config: Config, rule: RuleMeta): SeverityOrOff {
  const { rules } = config;
  const recommended = rule.recommendedIn && config[rule.recommendedIn].enabled ? 'information' : undefined;
  return rules[rule.id] ?? rules[`${namespaceOf(rule.id)}/*`] ?? recommended ?? rules['*'] ?? rule.severity;
}

const settled = new WeakMap<Config, Map<string, SeverityOrOff>>();

/** The same, worked out once for a configuration: every rule asks for every document. */
export function settledSeverityOf(config: Config, rule: RuleMeta): SeverityOrOff {
  const known = settled.get(config) ?? new Map<string, SeverityOrOff>();
  if (known.size === 0) settled.set(config, known);
  const severity = known.get(rule.id) ?? severityOf(config, rule);
  known.set(rule.id, severity);
  return severity;
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

/** Adds a problem that a rule reports. */
export type Add = (message: string, path: string, span: Span, data?: Problem['data'], extras?: Extras<string>) => void;

/** A rule, and what it reports at. */
interface Reporter {
  readonly rule: Rule;
  readonly severity: Severity;
}

/** Gathers what rules report at the configured severity, and contains a rule that throws. */
export class Collector {
  readonly #problems: Problem[] = [];
  #now: Reporter | undefined;

  constructor(
    private readonly config: Config,
    private readonly onCrash: OnCrash,
  ) {}

  /** Adds a problem of the rule that runs at the moment. */
  readonly add: Add = (message, path, span, data = {}, extras = {}) => {
    if (!this.#now) throw new Error('a rule has reported something after its run');
    const { rule, severity } = this.#now;
    this.#problems.push({
      rule: rule.id,
      severity: softer(severity, extras.severity),
      path,
      span,
      message,
      data,
      fixes: toFixes(rule, extras),
      related: toRelated(extras),
    });
  };

  /** Runs the check of a rule, whose reports go to `add`. What it throws is said at `path`. */
  run(rule: Rule, path: string, check: () => void): void {
    const severity = settledSeverityOf(this.config, rule);
    if (severity === 'off') return;
    this.#now = { rule, severity };
    try {
      check();
    } catch (error) {
      this.onCrash(rule.id, error);
      this.#crash(rule, path, error);
    }
    this.#now = undefined;
  }

  sorted(): Problem[] {
    return this.#problems.sort(compareProblems);
  }

  #crash(rule: Rule, path: string, error: unknown): void {
    const severity = settledSeverityOf(this.config, ruleCrashed);
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
