import { sayIn } from './messages';
import { inEnglish, type Texts } from './texts';

/** How many problems of each rule each file is known to have: file to rule to count, at least 1. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The part of a problem that a baseline counts. */
export interface Countable {
  readonly file: string;
  readonly rule: string;
}

/** What a baseline says of the problems found now. */
export interface BaselineVerdict<P extends Countable> {
  /** Problems of a file and rule with more of them than the baseline knows: all are kept, since any may be the new one. */
  readonly fresh: readonly P[];
  /** How many problems the baseline accounts for. */
  readonly known: number;
  /** Entries with more than are left: to be lowered or dropped. Sorted by file, rule. */
  readonly stale: readonly StaleEntry[];
}

/** A baseline entry that claims more problems than there are. */
export interface StaleEntry {
  readonly file: string;
  readonly rule: string;
  readonly recorded: number;
  readonly found: number;
}

/** Counts problems per file and rule. Line shifts do not change it. */
export function countProblems(problems: readonly Countable[]): Counts {
  const counts = new Map<string, Map<string, number>>();
  for (const { file, rule } of problems) {
    const rules = counts.get(file) ?? new Map<string, number>();
    rules.set(rule, (rules.get(rule) ?? 0) + 1);
    counts.set(file, rules);
  }
  return sortedRecord([...counts].map(([file, rules]) => [file, sortedRecord([...rules])]));
}

/** The text of a baseline file: JSON, keys sorted, one final LF. */
export function writeBaseline(counts: Counts): string {
  return `${JSON.stringify({ version: 1, problems: counts }, undefined, 2)}\n`;
}

/** Reads a baseline file; a string says in one sentence of a language what is wrong with it. Never throws. */
export function readBaseline(text: string, texts: Texts = inEnglish): Counts | string {
  const say = sayIn(texts);
  const value = parse(text);
  if (value === undefined) return say('it is not JSON');
  if (!isRecord(value) || value.version !== 1) return say('it has no `"version": 1`');
  const { problems } = value;
  if (!isRecord(problems)) return say('its `problems` is not an object of files');
  for (const [file, rules] of Object.entries(problems)) {
    if (!isRecord(rules)) return say('the entry of `{file}` is not an object of rules', { file });
    const wrong = Object.entries(rules).find(([, count]) => !isCount(count));
    if (!wrong) continue;
    return say('the count of `{rule}` in `{file}` is not a whole number of at least 1', { rule: wrong[0], file });
  }
  return problems as Counts;
}

/** Sets the problems found now against a baseline. */
export function applyBaseline<P extends Countable>(baseline: Counts, problems: readonly P[]): BaselineVerdict<P> {
  const now = countProblems(problems);
  const recordedOf = ({ file, rule }: Countable) => ownValue(ownValue(baseline, file), rule) ?? 0;
  const foundOf = ({ file, rule }: Countable) => ownValue(ownValue(now, file), rule) ?? 0;
  const fresh = problems.filter((problem) => foundOf(problem) > recordedOf(problem));
  const entries = Object.entries(baseline).flatMap(([file, rules]) =>
    Object.keys(rules).map((rule) => ({ file, rule })),
  );
  const stale = entries
    .map((entry) => ({ ...entry, recorded: recordedOf(entry), found: foundOf(entry) }))
    .filter((entry) => entry.found < entry.recorded)
    .sort((a, b) => compare(a.file, b.file) || compare(a.rule, b.rule));
  return { fresh, known: problems.length - fresh.length, stale };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

function ownValue<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

function sortedRecord<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries([...entries].sort(([a], [b]) => compare(a, b)));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
