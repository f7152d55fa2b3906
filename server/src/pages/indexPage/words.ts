import type { IndexState, Overview, PairOverview, PairStateName, ProblemCounts } from '../../engine/overview/overview';

const numbers = new Intl.NumberFormat('en');

/** `1,204`. */
export function formatNumber(number: number): string {
  return numbers.format(number);
}

/** `1 error`, `2 errors`, `1,204 errors`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

/** `1 RFC`, `2 RFCs`: the noun as the project's configuration has it. */
export function countDocuments(number: number, { noun }: Pick<Overview, 'noun'>): string {
  return count(number, noun);
}

/** `RFC` after 1, else `RFCs`. */
export function nounAfter(number: number, { noun }: Pick<Overview, 'noun'>): string {
  return number === 1 ? noun : `${noun}s`;
}

/** What a pair state is called. */
export const pairNames: Readonly<Record<PairStateName, string>> = {
  malformed: 'Record malformed',
  'missing-required': 'Translation missing',
  incomplete: 'Incomplete',
  'out-of-sync': 'Out of sync',
  diverged: 'Diverged',
  backlog: 'Not translated yet',
  ok: 'In sync',
  excluded: 'Excluded',
};

/** A pair's state in a few words. */
export function describePair({ state, edited = [] }: PairOverview): string {
  if (state !== 'out-of-sync' || edited.length === 0) return pairNames[state];
  const sides = edited.length > 1 ? 'both sides' : edited[0] === 'anchor' ? 'the original' : 'the translation';
  return `${pairNames[state]}: ${sides} changed`;
}

/** What the state of the generated index is called. */
export const indexNames: Readonly<Record<Exclude<IndexState, 'none'>, string>> = {
  fresh: 'Index fresh',
  stale: 'Index stale',
  missing: 'Index missing',
  blocked: 'Index blocked',
};

/** `2 errors, 1 warning`; empty where there is no problem. */
export function describeProblems({ errors, warnings, information, hints }: ProblemCounts): string {
  const parts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(information > 0 ? [count(information, 'note')] : []),
    ...(hints > 0 ? [count(hints, 'hint')] : []),
  ];
  return parts.join(', ');
}
