import type { IndexState, Overview, PairOverview, PairStateName, ProblemCounts } from '../../engine/overview/overview';
import { en, t } from '../l10n';

const numbers = new Intl.NumberFormat('en');

/** `1,204`. */
export function formatNumber(number: number): string {
  return numbers.format(number);
}

/** Words of ours that are counted, for one and for several. */
const forms = {
  document: [en('{number} document'), en('{number} documents')],
  error: [en('{number} error'), en('{number} errors')],
  hint: [en('{number} hint'), en('{number} hints')],
  note: [en('{number} note'), en('{number} notes')],
  warning: [en('{number} warning'), en('{number} warnings')],
} as const;

/** `1 error`, `2 errors`, `1,204 errors`. */
export function count(number: number, noun: keyof typeof forms): string {
  const [one, many] = forms[noun];
  return t(number === 1 ? one : many, { number: formatNumber(number) });
}

/** `1 RFC`, `2 RFCs`: the noun as the project's configuration has it. */
export function countDocuments(number: number, { noun }: Pick<Overview, 'noun'>): string {
  return t(number === 1 ? '{number} {noun}' : '{number} {noun}s', { number: formatNumber(number), noun });
}

/** `RFC` after 1, else `RFCs`. */
export function nounAfter(number: number, { noun }: Pick<Overview, 'noun'>): string {
  return number === 1 ? noun : t('{noun}s', { noun });
}

/** What a pair state is called. */
export const pairNames: Readonly<Record<PairStateName, string>> = {
  malformed: en('Record malformed'),
  'missing-required': en('Translation missing'),
  incomplete: en('Incomplete'),
  'out-of-sync': en('Out of sync'),
  diverged: en('Diverged'),
  backlog: en('Not translated yet'),
  ok: en('In sync'),
  excluded: en('Excluded'),
};

/** A pair's state in a few words. */
export function describePair({ state, edited = [] }: PairOverview): string {
  if (state !== 'out-of-sync' || edited.length === 0) return t(pairNames[state]);
  const sides = edited.length > 1 ? t('both sides') : edited[0] === 'anchor' ? t('the original') : t('the translation');
  return t('{state}: {sides} changed', { state: t(pairNames[state]), sides });
}

/** What the state of the generated index is called. */
export const indexNames: Readonly<Record<Exclude<IndexState, 'none'>, string>> = {
  fresh: en('Index fresh'),
  stale: en('Index stale'),
  missing: en('Index missing'),
  blocked: en('Index blocked'),
};

/** `2 errors, 1 warning`; empty where there is no problem. */
export function describeProblems({ errors, warnings, information, hints }: ProblemCounts): string {
  const parts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(information > 0 ? [count(information, 'note')] : []),
    ...(hints > 0 ? [count(hints, 'hint')] : []),
  ];
  return parts.join(t(', '));
}
