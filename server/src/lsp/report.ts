import type { Diagnostic } from 'vscode-languageserver';
import { memoize } from '../engine';
import { type LocatedProblem, toDiagnostic } from './convert';
import { glance } from './glance';
import type { Check } from './liveProject';
import type { Target } from './workspace';

/** What is said about one file. */
export interface Report {
  readonly uri: string;
  /** Of the open document; `null` when the text came from the disk. */
  readonly version: number | null;
  /** Equal for equal reports. */
  readonly resultId: string;
  readonly diagnostics: readonly Diagnostic[];
}

const reportsOf = memoize((_: Check) => new Map<string, Report>());

/** The report on a file as it is now. */
export function reportOn({ project, path, uri, open }: Target): Report {
  const check = project.check(path);
  const known = reportsOf(check);
  const report = known.get(uri) ?? toReport(uri, open?.version ?? null, check.problems);
  known.set(uri, report);
  return report;
}

function toReport(uri: string, version: Report['version'], problems: readonly LocatedProblem[]): Report {
  const diagnostics = problems.map((problem) => toDiagnostic(problem, { version }));
  return { uri, version, diagnostics, resultId: digest(JSON.stringify(diagnostics)) };
}

/**
 * What can be said of an RFC from its own text, while the tree around it is not read yet; `undefined` once it is, and for
 * any other file.
 */
export function glanceOn({ project, path, uri, open }: Target): Report | undefined {
  const problems = project.isSurveyed ? undefined : glance(project, path);
  return problems && toReport(uri, open?.version ?? null, problems);
}

/** The report on a file that there is nothing to say about (any more). */
export function emptyReport(uri: string): Report {
  return { uri, version: null, diagnostics: [], resultId: digest('[]') };
}

/** A short text that differs for different texts, but for one pair in 2^53 or so. */
function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
