import { applyFixes, reachesOut } from '../fix';
import type { Fix, Problem } from '../rule';

/** How often one fix may bring up the next. */
const MAX_PASSES = 10;

/**
 * The text after every problem of a rule that has exactly one repair was repaired; `undefined` where fewer than two can be,
 * so that there is nothing to gain over a single fix. `lint` gives the problems of a text.
 */
export function fixRule(
  text: string,
  rule: string,
  problems: readonly Problem[],
  lint: (text: string) => readonly Problem[],
): string | undefined {
  let fixes = soleFixes(problems, rule);
  if (fixes.length < 2) return undefined;
  let current = text;
  for (let pass = 0; pass < MAX_PASSES && fixes.length > 0; pass++) {
    const next = applyFixes(current, fixes);
    const rest = soleFixes(lint(next), rule);
    if (rest.length >= fixes.length) break; // no gain: the repair does not take
    current = next;
    fixes = rest;
  }
  return current === text ? undefined : current;
}

function soleFixes(problems: readonly Problem[], rule: string): Fix[] {
  const sole = problems.flatMap(({ fixes, ...problem }) => (problem.rule === rule && fixes.length === 1 ? fixes : []));
  return sole.filter((fix) => !reachesOut(fix));
}
