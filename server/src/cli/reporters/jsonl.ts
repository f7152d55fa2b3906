import type { Sink } from '../io';
import type { Report } from './report';

/** Prints one problem a line, then a last line `{ "summary": … }`. */
export function writeJsonLines(report: Report, out: Sink): void {
  for (const problem of report.problems) out.write(`${JSON.stringify(problem)}\n`);
  out.write(`${JSON.stringify({ summary: report.summary })}\n`);
}
