import type { Severity } from '../../engine';
import type { Sink } from '../io';
import { fingerprints } from './fingerprint';
import type { Report } from './report';

/**
 * Prints a GitLab Code Quality report: one JSON array. `prefix` leads from the repository root to the report's root;
 * it is empty or ends in `/`.
 */
export function writeGitlab(report: Report, out: Sink, prefix: string): void {
  const names = fingerprints(report.problems);
  const issues = report.problems.map(({ file, rule, severity, message, range }, index) => ({
    description: message,
    check_name: rule,
    fingerprint: names[index],
    severity: gitlabSeverity[severity],
    location: {
      path: (prefix + file).replace(/\/$/, ''),
      lines: { begin: range.start.line + 1, end: range.end.line + 1 },
    },
  }));
  out.write(`${JSON.stringify(issues, undefined, 2)}\n`);
}

const gitlabSeverity: Readonly<Record<Severity, string>> = {
  error: 'major',
  warning: 'minor',
  information: 'info',
  hint: 'info',
};
