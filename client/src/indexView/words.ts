import type { IndexState, PairOverview, ProblemCounts } from '../../../server/src/protocol';

/** `1 file`, `2 files`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Problems by severity, such as `2 errors, 1 warning`; empty when there are none. */
export function describeProblems({ errors, hints, information, warnings }: ProblemCounts): string {
  return [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ...(information > 0 ? [`${information} information`] : []),
    ...(hints > 0 ? [counted(hints, 'hint')] : []),
  ].join(', ');
}

const pairStates: Readonly<Record<PairOverview['state'], string>> = {
  excluded: 'excluded from pairing',
  'missing-required': 'the other language is missing',
  incomplete: 'pair incomplete',
  malformed: 'record of the pair cannot be read',
  'out-of-sync': 'pair out of sync',
  diverged: 'sides of the pair differ in structure',
  ok: 'pair in sync',
  backlog: 'not translated yet',
};

/** The state of a pair, such as `pair out of sync, first language edited`. */
export function describePair({ edited = [], state }: PairOverview): string {
  const sides = edited.length === 2 ? 'both languages' : edited[0] === 'anchor' ? 'first language' : 'second language';
  return edited.length > 0 ? `${pairStates[state]}, ${sides} edited` : pairStates[state];
}

const indexStates: Readonly<Record<IndexState, string>> = {
  fresh: 'index fresh',
  stale: 'index stale',
  missing: 'index missing',
  blocked: 'index blocked',
  none: '',
};

/** The state of an index; empty where none is generated. */
export function describeIndex(state: IndexState): string {
  return indexStates[state];
}
