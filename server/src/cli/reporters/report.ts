import type { FixKind, Range, Severity } from '../../engine';

/** The result of `rfc lint` as every reporter takes it, and as `--format json` prints it: a contract. */
export interface Report {
  readonly version: 1;
  /** The absolute repository root. */
  readonly root: string;
  readonly summary: Summary;
  /** Sorted by file, start, rule. */
  readonly problems: readonly ReportedProblem[];
}

export interface Summary {
  /** How many RFCs were checked; other files that were looked at do not count. */
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
  readonly information: number;
  readonly hints: number;
  /** Problems with a safe fix. */
  readonly fixable: number;
  /** Wall time of the check in milliseconds. */
  readonly ms: number;
  /** How many further problems the baseline knows; absent without one. */
  readonly baselined?: number;
}

/** A problem in words. Positions are those of LSP: zero-based, UTF-16. */
export interface ReportedProblem {
  /** Relative to the root, with `/`; a folder ends in `/`. */
  readonly file: string;
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** `0:0` for a folder and for a file that was not read. */
  readonly range: Range;
  readonly fix: FixKind;
  readonly related?: readonly { readonly file: string; readonly range: Range; readonly message: string }[];
}

/** The counts of a list of problems. */
export function summarise(problems: readonly ReportedProblem[]): Omit<Summary, 'files' | 'ms' | 'baselined'> {
  const count = (severity: Severity) => problems.filter((problem) => problem.severity === severity).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    information: count('information'),
    hints: count('hint'),
    fixable: problems.filter((problem) => problem.fix === 'safe').length,
  };
}

/** One report of the projects of a repository. */
export function mergeReports(root: string, reports: readonly Report[], ms: number): Report {
  const problems = reports.flatMap((report) => report.problems).sort(compareReported);
  const files = reports.reduce((sum, { summary }) => sum + summary.files, 0);
  return { version: 1, root, summary: { files, ...summarise(problems), ms: Math.round(ms) }, problems };
}

/** A contract has no place for it, and only some formats ask. */
const inEnglishOf = new WeakMap<ReportedProblem, string>();

/** Remembers what a problem is called in English, where another language is spoken. */
export function keepEnglish(problem: ReportedProblem, message: string): void {
  inEnglishOf.set(problem, message);
}

/** The message in English, whatever language is spoken: what names problems must not change with the reader. */
export function englishOf(problem: ReportedProblem): string {
  return inEnglishOf.get(problem) ?? problem.message;
}

/** The order of problems in a report. */
export function compareReported(a: ReportedProblem, b: ReportedProblem): number {
  const { start, end } = a.range;
  return (
    compareText(a.file, b.file) ||
    start.line - b.range.start.line ||
    start.character - b.range.start.character ||
    compareText(a.rule, b.rule) ||
    end.line - b.range.end.line ||
    end.character - b.range.end.character
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
