import type { OverviewEntry, OverviewSnapshot, RootOverview } from '../../../server/src/protocol';
import { uriIn } from './buildTree';

/** An RFC in its root. */
export interface FoundEntry {
  readonly root: RootOverview;
  readonly entry: OverviewEntry;
}

/** The RFC of which a URI that passes is one of the languages; `undefined` when there is none. */
export function findEntry(
  { roots }: Pick<OverviewSnapshot, 'roots'>,
  isWanted: (uri: string) => boolean,
): FoundEntry | undefined {
  for (const root of roots) {
    const entry = root.entries.find(({ counterpart, path }) => {
      return isWanted(uriIn(root, path)) || (counterpart !== undefined && isWanted(uriIn(root, counterpart)));
    });
    if (entry) return { root, entry };
  }
  return undefined;
}

/** A document that links to an RFC. */
export interface Backlink {
  readonly uri: string;
  readonly title: string;
  /** The date or number, and where it lies: `2026-07-05 · proposed/feature`. */
  readonly description: string;
}

/** The RFCs that link to one, in the order of the index, root by root. Paths mean the same in roots with one base. */
export function backlinksTo({ roots }: Pick<OverviewSnapshot, 'roots'>, { entry, root }: FoundEntry): Backlink[] {
  const near = roots.filter(({ base }) => base === root.base);
  return near.flatMap((each) =>
    each.entries
      .filter(({ links }) => links.includes(entry.path))
      .map((source) => ({ uri: uriIn(each, source.path), title: source.title, description: placeOf(source) })),
  );
}

function placeOf({ className, date, lifecycle, number }: OverviewEntry): string {
  const folder = className === undefined ? lifecycle : `${lifecycle}/${className}`;
  return [date ?? number, folder].filter((part) => part !== undefined).join(' · ');
}
