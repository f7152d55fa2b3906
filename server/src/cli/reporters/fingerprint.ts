import { createHash } from 'node:crypto';
import { englishOf, type ReportedProblem } from './report';

/**
 * A name for each problem that survives line shifts and is unique in the report: a hash over file, rule and message
 * in English, counted up where these repeat.
 */
export function fingerprints(problems: readonly ReportedProblem[]): string[] {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const key = JSON.stringify([problem.file, problem.rule, englishOf(problem)]);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return createHash('sha256').update(`${key}#${count}`).digest('hex').slice(0, 40);
  });
}
