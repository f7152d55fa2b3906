import { createHash } from 'node:crypto';
import type { ReportedProblem } from './toJson';

/**
 * A name for each problem that survives line shifts and is unique in the report: a hash over file, rule and message,
 * counted up where these repeat.
 */
export function fingerprints(problems: readonly ReportedProblem[]): string[] {
  const seen = new Map<string, number>();
  return problems.map(({ file, rule, message }) => {
    const key = JSON.stringify([file, rule, message]);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return createHash('sha256').update(`${key}#${count}`).digest('hex').slice(0, 40);
  });
}
