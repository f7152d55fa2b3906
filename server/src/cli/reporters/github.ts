import type { Severity } from '../../engine';
import type { Sink } from '../io';
import type { Report, ReportedProblem } from './report';

/**
 * Prints GitHub workflow commands, one a problem, which Actions shows as annotations on the changed lines.
 * `prefix` leads from the repository root to the report's root; it is empty or ends in `/`.
 */
export function writeGithub(report: Report, out: Sink, prefix: string): void {
  for (const problem of report.problems) out.write(`${toCommand(problem, prefix)}\n`);
}

function toCommand({ file, rule, severity, message, range }: ReportedProblem, prefix: string): string {
  const properties = {
    file: (prefix + file).replace(/\/$/, ''),
    line: range.start.line + 1,
    col: range.start.character + 1,
    endLine: range.end.line + 1,
    endColumn: range.end.character + 1,
    title: rule,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${commandOf(severity)} ${list.join(',')}::${escapeData(message)}`;
}

function commandOf(severity: Severity): string {
  return severity === 'error' || severity === 'warning' ? severity : 'notice';
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
