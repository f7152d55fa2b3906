import { compareEntries, type OverviewEntry } from '../../../server/src/protocol';
import { en } from '../l10n';
import { plainTitle } from './plainTitle';

/** The order of the RFCs in each class. `oldestFirst` is that of the index. */
export type IndexSort = 'oldestFirst' | 'newestFirst' | 'title';

/** Every order, as people know it. */
export const sorts: readonly { readonly sort: IndexSort; readonly label: string }[] = [
  { sort: 'oldestFirst', label: en('Oldest First, as in the Index') },
  { sort: 'newestFirst', label: en('Newest First') },
  { sort: 'title', label: en('Title') },
];

/** Reads a setting; anything else counts as the order of the index. */
export function readSort(value: unknown): IndexSort {
  return sorts.find(({ sort }) => sort === value)?.sort ?? 'oldestFirst';
}

/** Entries that come in the order of the index, in another one. */
export function sortEntries(entries: readonly OverviewEntry[], sort: IndexSort): readonly OverviewEntry[] {
  if (sort === 'oldestFirst') return entries;
  if (sort === 'newestFirst') return entries.toReversed();
  const titles = new Intl.Collator(undefined, { numeric: true }); // by the rules of the reader's language
  const keyed = entries.map((entry) => ({ entry, title: plainTitle(entry.title) }));
  keyed.sort((a, b) => titles.compare(a.title, b.title) || compareEntries(a.entry, b.entry));
  return keyed.map(({ entry }) => entry);
}
