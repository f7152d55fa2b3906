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
  type Span,
} from '../../engine';
import { spokenTexts } from '../../speech';
import { messageOf } from '../../speech/engineWords';
import { compareReported, keepEnglish, type Report, type ReportedProblem, summarise } from './report';

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

const english = messagesIn();

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
  if (spokenTexts() !== inEnglish) keepEnglish(reported, renderMessage(problem, english));
  return reported;
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
