import type { ArchivedEntry, OverviewEntry, ProblemCounts, UnfiledEntry } from '../../../server/src/protocol';
import { t } from '../l10n';

/** What the view shows; an RFC has to pass all of it. Spec: index.md §7. */
export interface IndexFilter {
  /** Words that all have to occur in title, topic or path, in any case. */
  readonly text: string;
  readonly onlyProblems: boolean;
  /** Only what has no other language's side. */
  readonly onlyUnpaired: boolean;
  readonly onlyGrandfathered: boolean;
  /** Names of classes; none: all of them. */
  readonly classes: readonly string[];
}

/** Lets everything pass. */
export const noFilter: IndexFilter = {
  text: '',
  onlyProblems: false,
  onlyUnpaired: false,
  onlyGrandfathered: false,
  classes: [],
};

/** Whether a filter keeps anything back. */
export function isFiltering({ classes, onlyGrandfathered, onlyProblems, onlyUnpaired, text }: IndexFilter): boolean {
  return text.trim() !== '' || onlyProblems || onlyUnpaired || onlyGrandfathered || classes.length > 0;
}

/** The RFCs that pass. */
export function filterEntries(entries: readonly OverviewEntry[], filter: IndexFilter): readonly OverviewEntry[] {
  if (!isFiltering(filter)) return entries;
  const hasWords = wordTest(filter);
  return entries.filter(
    (entry) =>
      hasWords(entry.title, entry.topic, entry.path) &&
      isOfClass(entry.className, filter) &&
      (!filter.onlyProblems || countProblems(entry.problems) > 0) &&
      (!filter.onlyUnpaired || isUnpaired(entry)) &&
      (!filter.onlyGrandfathered || entry.grandfathered),
  );
}

/** What is not filed and passes: it has neither class nor pair. */
export function filterUnfiled(unfiled: readonly UnfiledEntry[], filter: IndexFilter): readonly UnfiledEntry[] {
  if (filter.classes.length > 0 || filter.onlyUnpaired || filter.onlyGrandfathered) return [];
  const hasWords = wordTest(filter);
  return unfiled.filter(({ path, title = '' }) => hasWords(title, path)); // each of them is a problem
}

/** The archived documents that pass: they are not paired any more. */
export function filterArchived(archived: readonly ArchivedEntry[], filter: IndexFilter): readonly ArchivedEntry[] {
  if (filter.onlyUnpaired || filter.onlyGrandfathered) return [];
  const hasWords = wordTest(filter);
  return archived.filter(
    (entry) =>
      hasWords(entry.title, entry.path) &&
      isOfClass(entry.className, filter) &&
      (!filter.onlyProblems || countProblems(entry.problems) > 0),
  );
}

function wordTest({ text }: IndexFilter): (...texts: readonly string[]) => boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (...texts) => {
    const all = texts.join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  };
}

function isOfClass(className: string | undefined, { classes }: IndexFilter): boolean {
  return classes.length === 0 || (className !== undefined && classes.includes(className));
}

/** Whether an RFC has one language only, or a part of a pair is missing. */
function isUnpaired({ counterpart, pair }: OverviewEntry): boolean {
  if (!pair) return counterpart === undefined;
  return pair.state === 'missing-required' || pair.state === 'incomplete' || pair.state === 'backlog';
}

/** How many problems there are, of any severity. */
export function countProblems({ errors, hints, information, warnings }: ProblemCounts): number {
  return errors + warnings + information + hints;
}

/** A filter in words, such as `“cache”, only problems`; empty for one that lets everything pass. */
export function describeFilter(filter: IndexFilter): string {
  const { classes, onlyGrandfathered, onlyProblems, onlyUnpaired, text } = filter;
  return [
    ...(text.trim() === '' ? [] : [t('“{text}”', { text: text.trim() })]),
    ...(onlyProblems ? [t('only problems')] : []),
    ...(onlyUnpaired ? [t('only unpaired')] : []),
    ...(onlyGrandfathered ? [t('only grandfathered')] : []),
    ...(classes.length === 0 ? [] : [t('only {classes}', { classes: classes.join(t(', ')) })]),
  ].join(t(', '));
}
