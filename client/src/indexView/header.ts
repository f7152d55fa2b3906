import type { OverviewSnapshot, ProblemCounts } from '../../../server/src/protocol';
import { counted } from '../counted';
import { t } from '../l10n';
import { describeFilter, type IndexFilter, isFiltering } from './filter';
import { describeIndex, describeProblems } from './words';

/** What stands above the rows and on the view's icon. */
export interface Header {
  /** The state of the index, totals, and what a filter leaves. */
  readonly message: string;
  /** On the icon; absent when every index is as it should be. */
  readonly badge?: { readonly value: number; readonly tooltip: string };
}

/** The header for a snapshot of which so many RFCs are shown. Spec: index.md §7. */
export function headerOf({ roots }: OverviewSnapshot, filter: IndexFilter, shown: number): Header {
  if (roots.length === 0) return { message: '' };
  const wrong = roots.filter(({ index }) => index.state !== 'fresh' && index.state !== 'none');
  const tooltip = wrong
    .map(({ index, name }) => t('{name}: {state}', { name, state: describeIndex(index.state) }))
    .join('\n');
  return {
    message: isFiltering(filter)
      ? t('{shown} of {total} shown: {filter}', { shown, total: totalOf(roots), filter: describeFilter(filter) })
      : summaryOf(roots),
    ...(wrong.length > 0 ? { badge: { value: wrong.length, tooltip } } : {}),
  };
}

/** Such as `Index fresh · 12 RFCs · 2 errors`. Where there are several roots, each row says how its index is. */
function summaryOf(roots: OverviewSnapshot['roots']): string {
  const [only, second] = roots;
  const state = only && !second ? describeIndex(only.index.state) : '';
  const summary = [state, totalOf(roots), describeProblems(loudIn(roots))].filter(Boolean).join(' · ');
  return summary.charAt(0).toUpperCase() + summary.slice(1);
}

function totalOf(roots: OverviewSnapshot['roots']): string {
  const [only, second] = roots;
  const all = roots.reduce((sum, { totals }) => sum + totals.entries, 0);
  return counted(all, only && !second ? only.noun : 'document');
}

function loudIn(roots: OverviewSnapshot['roots']): ProblemCounts {
  const sum = (key: 'errors' | 'warnings') => roots.reduce((total, { totals }) => total + totals.problems[key], 0);
  return { errors: sum('errors'), warnings: sum('warnings'), information: 0, hints: 0 };
}
