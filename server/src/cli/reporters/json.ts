import type { Sink } from '../io';
import type { Report } from './report';

/** Prints the report as one JSON object on one line. */
export function writeJson(report: Report, out: Sink): void {
  out.write(`${JSON.stringify(report)}\n`);
}
