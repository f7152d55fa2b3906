import type { Severity } from '../config/config';
import type { ProblemCounts } from './overview';

/** No problem at all. */
export const noProblems: ProblemCounts = { errors: 0, warnings: 0, information: 0, hints: 0 };

const keys: Readonly<Record<Severity, keyof ProblemCounts>> = {
  error: 'errors',
  warning: 'warnings',
  information: 'information',
  hint: 'hints',
};

/** How many problems of each severity there are. */
export function countBySeverity(problems: readonly { readonly severity: Severity }[]): ProblemCounts {
  const counts = { ...noProblems };
  for (const { severity } of problems) counts[keys[severity]]++;
  return counts;
}

/** Counts of several files together. */
export function sumOf(counts: readonly ProblemCounts[]): ProblemCounts {
  const sum = { ...noProblems };
  for (const each of counts) {
    sum.errors += each.errors;
    sum.warnings += each.warnings;
    sum.information += each.information;
    sum.hints += each.hints;
  }
  return sum;
}
