import type { Overview, OverviewEntry, PairStateName } from '../../engine/overview/overview';
import { plainText } from './plainText';
import type { Sort, SortKey } from './state';

/** The worst first. */
export const pairStates: readonly PairStateName[] = [
  'malformed',
  'missing-required',
  'incomplete',
  'out-of-sync',
  'diverged',
  'backlog',
  'ok',
  'excluded',
];

const collator = new Intl.Collator('en', { numeric: true });

type Compare = (a: OverviewEntry, b: OverviewEntry) => number;

/** The documents in the order that somebody has chosen; equal ones stay in the order of the index. */
export function sortEntries(
  { lifecycles, classes }: Pick<Overview, 'lifecycles' | 'classes'>,
  entries: readonly OverviewEntry[],
  { by, descending }: Sort,
): OverviewEntry[] {
  const rankOfLifecycle = ranks(lifecycles);
  const rankOfClass = ranks(classes);
  const compares: Readonly<Record<SortKey, Compare>> = {
    title: (a, b) => collator.compare(titleKey(a), titleKey(b)),
    date: (a, b) => collator.compare(a.date ?? a.number ?? '', b.date ?? b.number ?? ''),
    class: (a, b) => rankOfClass(a.className) - rankOfClass(b.className),
    status: (a, b) => rankOfLifecycle(a.lifecycle) - rankOfLifecycle(b.lifecycle),
    pair: (a, b) => pairRank(a) - pairRank(b),
    problems: compareProblems,
  };
  const compare = compares[by];
  return [...entries].sort(descending ? (a, b) => compare(b, a) : compare);
}

const titleKeys = new WeakMap<OverviewEntry, string>();

function titleKey(entry: OverviewEntry): string {
  const known = titleKeys.get(entry);
  if (known !== undefined) return known;
  const made = plainText(entry.title);
  titleKeys.set(entry, made);
  return made;
}

function ranks(named: readonly { readonly name: string }[]): (name: string | undefined) => number {
  const known = new Map(named.map(({ name }, index) => [name, index]));
  return (name) => known.get(name ?? '') ?? named.length;
}

function pairRank({ pair }: OverviewEntry): number {
  return pair ? pairStates.indexOf(pair.state) : pairStates.length;
}

/** The gravest severity decides first. */
function compareProblems({ problems: a }: OverviewEntry, { problems: b }: OverviewEntry): number {
  return a.errors - b.errors || a.warnings - b.warnings || a.information - b.information || a.hints - b.hints;
}
