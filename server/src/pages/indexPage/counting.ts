import type { OverviewEntry } from '../../engine/overview/overview';

/** How many documents have each key. */
export function countBy(
  entries: readonly OverviewEntry[],
  keyOf: (entry: OverviewEntry) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return counts;
}

/** The list with a name taken out or put in. */
export function toggled(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
}
