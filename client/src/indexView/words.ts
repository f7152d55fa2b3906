import type { IndexState, PairOverview, ProblemCounts } from '../../../server/src/protocol';
import { counted } from '../counted';
import { en, t } from '../l10n';

/** Problems by severity, such as `2 errors, 1 warning`; empty when there are none. */
export function describeProblems({ errors, hints, information, warnings }: ProblemCounts): string {
  return [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ...(information > 0 ? [t('{information} information', { information })] : []),
    ...(hints > 0 ? [counted(hints, 'hint')] : []),
  ].join(t(', '));
}

const pairStates: Readonly<Record<PairOverview['state'], string>> = {
  excluded: en('excluded from pairing'),
  'missing-required': en('the other language is missing'),
  incomplete: en('pair incomplete'),
  malformed: en('record of the pair cannot be read'),
  'out-of-sync': en('pair out of sync'),
  diverged: en('sides of the pair differ in structure'),
  ok: en('pair in sync'),
  backlog: en('not translated yet'),
};

/** The state of a pair, such as `pair out of sync, first language edited`. */
export function describePair({ edited = [], state }: PairOverview): string {
  const sides =
    edited.length === 2 ? t('both languages') : edited[0] === 'anchor' ? t('first language') : t('second language');
  return edited.length > 0
    ? t('{state}, {sides} edited', { state: t(pairStates[state]), sides })
    : t(pairStates[state]);
}

const indexStates: Readonly<Record<Exclude<IndexState, 'none'>, string>> = {
  fresh: en('index fresh'),
  stale: en('index stale'),
  missing: en('index missing'),
  blocked: en('index blocked'),
};

/** The state of an index; empty where none is generated. */
export function describeIndex(state: IndexState): string {
  return state === 'none' ? '' : t(indexStates[state]);
}
