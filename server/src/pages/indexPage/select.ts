import type { OverviewEntry, PairOverview, PairStateName, ProblemCounts } from '../../engine/overview/overview';
import type { Filters, Only } from './state';

/** A part of the page that shows how many there would be without its own filter. */
export type Facet = 'lifecycles' | 'classes' | 'period';

/** The documents that pass the filters, in their order; `except` leaves one of the filters out. */
export function selectEntries(
  entries: readonly OverviewEntry[],
  filters: Filters,
  except?: Facet,
): readonly OverviewEntry[] {
  const words = normalise(filters.query).split(/\s+/).filter(Boolean);
  const { lifecycles, classes, period, only } = filters;
  const checks: ((entry: OverviewEntry) => boolean)[] = [];
  if (lifecycles.length > 0 && except !== 'lifecycles') checks.push((entry) => lifecycles.includes(entry.lifecycle));
  if (classes.length > 0 && except !== 'classes') checks.push(({ className = '' }) => classes.includes(className));
  if (period && except !== 'period') checks.push((entry) => isWithin(entry, period.from, period.to));
  for (const name of only) checks.push(needs[name]);
  if (words.length > 0) checks.push((entry) => words.every((word) => haystackOf(entry).includes(word)));
  return checks.length === 0 ? entries : entries.filter((entry) => checks.every((check) => check(entry)));
}

/** Whether anything is filtered at all. */
export function isNarrowed({ query, lifecycles, classes, period, only }: Filters): boolean {
  return query.trim() !== '' || lifecycles.length > 0 || classes.length > 0 || period !== undefined || only.length > 0;
}

const needs: Readonly<Record<Only, (entry: OverviewEntry) => boolean>> = {
  problems: ({ problems }) => countAll(problems) > 0,
  unpaired: ({ pair }) => isOneOf(pair, ['missing-required', 'incomplete', 'backlog']),
  outOfSync: ({ pair }) => isOneOf(pair, ['out-of-sync', 'diverged', 'malformed']),
  grandfathered: ({ grandfathered }) => grandfathered,
};

/** Whether a document passes one of the switches by itself. */
export function isInNeed(entry: OverviewEntry, only: Only): boolean {
  return needs[only](entry);
}

function isOneOf(pair: PairOverview | undefined, states: readonly PairStateName[]): boolean {
  return pair !== undefined && states.includes(pair.state);
}

/** Problems of every severity together. */
export function countAll({ errors, warnings, information, hints }: ProblemCounts): number {
  return errors + warnings + information + hints;
}

function isWithin({ date }: OverviewEntry, from: string, to: string): boolean {
  const month = date?.slice(0, 7);
  return month !== undefined && from <= month && month <= to;
}

const haystacks = new WeakMap<OverviewEntry, string>();

/** All that the query is looked for in. */
function haystackOf(entry: OverviewEntry): string {
  const known = haystacks.get(entry);
  if (known !== undefined) return known;
  const made = normalise([entry.title, entry.topic, entry.path].join('\n'));
  haystacks.set(entry, made);
  return made;
}

/** Upper and lower case, full and half width count as the same. */
function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
