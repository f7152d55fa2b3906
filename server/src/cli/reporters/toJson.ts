import {
  type FixKind,
  inEnglish,
  type Lines,
  messagesIn,
  type Problem,
  type ProjectVerdict,
  type Range,
  type Related,
  renderMessage,
  type Severity,
  type Span,
} from '../../engine';
import { messageOf, spokenTexts } from '../../speech';

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

/** What the engine's paths and offsets mean here. */
export interface Places {
  readonly root: string;
  /** An engine path relative to the root. */
  shown(path: string): string;
  /** The lines of a file; `undefined` when it has no text. */
  linesOf(path: string): Lines | undefined;
}

/** Puts a verdict into words and positions. */
export function toReport(verdict: Pick<ProjectVerdict, 'problems' | 'rfcs'>, places: Places, ms: number): Report {
  const problems = verdict.problems.map((problem) => toReported(problem, places)).sort(compareReported);
  return {
    version: 1,
    root: places.root,
    summary: { files: verdict.rfcs, ...summarise(problems), ms: Math.round(ms) },
    problems,
  };
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

function toReported(problem: Problem, places: Places): ReportedProblem {
  const related = problem.related.map((entry) => toRelated(problem.rule, entry, places));
  const reported = {
    file: places.shown(problem.path),
    rule: problem.rule,
    severity: problem.severity,
    message: messageOf(problem),
    range: toRange(problem.path, problem.span, places),
    fix: strongestFix(problem),
    ...(related.length > 0 ? { related } : {}),
  };
  if (spokenTexts() !== inEnglish) inEnglishOf.set(reported, renderMessage(problem, english));
  return reported;
}

const english = messagesIn();

/** A contract has no place for it, and only some formats ask. */
const inEnglishOf = new WeakMap<ReportedProblem, string>();

/** The message in English, whatever language is spoken: what names problems must not change with the reader. */
export function englishOf(problem: ReportedProblem): string {
  return inEnglishOf.get(problem) ?? problem.message;
}

function toRelated(rule: string, { path, span, message, data }: Related, places: Places) {
  const text = messageOf({ rule, message, data });
  return { file: places.shown(path), range: toRange(path, span, places), message: text };
}

function toRange(path: string, span: Span, places: Places): Range {
  const start = { line: 0, character: 0 };
  if (span.end === 0) return { start, end: start };
  return places.linesOf(path)?.range(span) ?? { start, end: start };
}

function strongestFix({ fixes }: Problem): FixKind {
  if (fixes.some((fix) => fix.kind === 'safe')) return 'safe';
  return fixes.length > 0 ? 'suggestion' : 'none';
}

function compareReported(a: ReportedProblem, b: ReportedProblem): number {
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
