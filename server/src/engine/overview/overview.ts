// What the tree view and the preview page show. Plain data and pure functions that import next to nothing: the engine makes
// it, the protocol carries it, and client and pages read it.
import { collate } from '../text/collate';

/** One RFC root at a glance. All paths are relative to the configuration's folder, with `/`. Spec: index.md §7. */
export interface Overview {
  readonly root: string;
  /** What a document is called. */
  readonly noun: string;
  /** In canonical order. */
  readonly lifecycles: readonly OverviewLifecycle[];
  /** In canonical order; empty where there are no class folders. */
  readonly classes: readonly OverviewClass[];
  /** In the order of the index: by date (or number), then base name. */
  readonly entries: readonly OverviewEntry[];
  /** What the walk does not file, with the reason; sorted by path. */
  readonly unfiled: readonly UnfiledEntry[];
  /** Sorted by path; empty where there is no archive. */
  readonly archived: readonly ArchivedEntry[];
  readonly index: IndexOverview;
  readonly totals: OverviewTotals;
}

export interface OverviewLifecycle {
  /** Of its folder. */
  readonly name: string;
  readonly label: string;
  /** A new RFC can begin here. */
  readonly isStart: boolean;
  /** Names of the lifecycles that its RFCs can move to. */
  readonly moves: readonly string[];
}

export interface OverviewClass {
  /** Of its folder. */
  readonly name: string;
  readonly label: string;
}

/** An RFC where it belongs. */
export interface OverviewEntry {
  readonly path: string;
  /** Name of a lifecycle. */
  readonly lifecycle: string;
  /** Name of a class; absent where there are no class folders. */
  readonly className?: string;
  readonly base: string;
  readonly topic: string;
  /** `yyyy-mm-dd`, where file names begin with a date. */
  readonly date?: string;
  /** Where file names begin with a number. */
  readonly number?: string;
  /**
   * Prefix stripped as the index does; Markdown inside is kept. Text of a stranger: never HTML, never trusted. At most
   * some 10,000 characters.
   */
  readonly title: string;
  /** The status line as it is written; absent when there is none. */
  readonly statusLine?: string;
  /** The reason that the status gives. */
  readonly reason?: string;
  /** The comment that excuses missing alternatives stands in the document and counts. */
  readonly grandfathered: boolean;
  /** The other language's side, where it exists. */
  readonly counterpart?: string;
  /** Absent where pairing is off or nothing is known. */
  readonly pair?: PairOverview;
  /** Those of its files (both sides of a pair and the record) that are known so far. */
  readonly problems: ProblemCounts;
  /** The RFCs that its text links to: sorted, each once, itself left out. A link to the other side of one counts. */
  readonly links: readonly string[];
}

/** The state of a pair; the first that holds. Spec: bilingual.md §4. */
export type PairStateName =
  | 'excluded'
  | 'missing-required'
  | 'incomplete'
  | 'malformed'
  | 'out-of-sync'
  | 'diverged'
  | 'ok'
  | 'backlog';

export interface PairOverview {
  readonly state: PairStateName;
  /** The sides that were changed since the pair was recorded; only where it is out of sync. */
  readonly edited?: readonly ('anchor' | 'counterpart')[];
}

/** Something that the walk does not file. */
export interface UnfiledEntry {
  /** A folder ends in `/`. */
  readonly path: string;
  /** The title, where line 1 is one. */
  readonly title?: string;
  /** One sentence. */
  readonly reason: string;
  readonly problems: ProblemCounts;
}

/** A document of the archive. */
export interface ArchivedEntry {
  readonly path: string;
  /** The base name where line 1 is no title. */
  readonly title: string;
  /** Name of a class; absent where there are no class folders. */
  readonly className?: string;
  readonly date?: string;
  readonly number?: string;
  readonly problems: ProblemCounts;
}

export interface ProblemCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly information: number;
  readonly hints: number;
}

/**
 * - `fresh`: the index reads as it should, the texts in the editor taken for those on disk
 * - `stale`: it reads otherwise
 * - `missing`: there is none, though there are RFCs
 * - `blocked`: something unfiled stands in the way of rendering it
 * - `none`: none is generated, or there is nothing to list and no file
 */
export type IndexState = 'fresh' | 'stale' | 'missing' | 'blocked' | 'none';

export interface IndexOverview {
  readonly mode: 'generated' | 'off' | 'forbidden';
  readonly path: string;
  readonly state: IndexState;
}

export interface OverviewTotals {
  /** How many RFCs are where they belong. */
  readonly entries: number;
  readonly unfiled: number;
  readonly archived: number;
  /** Of all entries, unfiled and archived documents together. */
  readonly problems: ProblemCounts;
}

/** An overview as client and server share it: the same, with what it takes to find its files. */
export interface RootOverview extends Overview {
  /** URI of the root folder; no two roots have the same. */
  readonly id: string;
  /** URI of the folder that paths are relative to, without a final slash. */
  readonly base: string;
  /** The root as people know it: from the opened folder, with the folder's name when several are open. */
  readonly name: string;
}

/** All roots at one moment. */
export interface OverviewSnapshot {
  /** Grows with each change. */
  readonly version: number;
  readonly roots: readonly RootOverview[];
}

/** What has changed from one snapshot to the next. */
export interface OverviewChange {
  /** The version that it leads from: a receiver that knows another one asks for everything. */
  readonly from: number;
  /** The version that it leads to. */
  readonly version: number;
  /** The ids of all roots there are, in order. */
  readonly order: readonly string[];
  /** Roots that are new, whole. */
  readonly added: readonly RootOverview[];
  readonly changed: readonly RootChange[];
}

/** What has changed in one root: `head` is everything but the entries. */
export interface RootChange {
  readonly head: Omit<RootOverview, 'entries'>;
  /** New entries and those that differ, in any order. */
  readonly entries: readonly OverviewEntry[];
  /** Paths of entries that are gone. */
  readonly removed: readonly string[];
}

/** The snapshot after a change; `undefined` when the change leads from another one. */
export function applyChange(snapshot: OverviewSnapshot, change: OverviewChange): OverviewSnapshot | undefined {
  if (snapshot.version !== change.from) return undefined;
  const known = new Map([...snapshot.roots, ...change.added].map((root) => [root.id, root]));
  for (const part of change.changed) {
    const before = known.get(part.head.id);
    if (before) known.set(part.head.id, { ...part.head, entries: mergeEntries(before.entries, part) });
  }
  return { version: change.version, roots: change.order.flatMap((id) => known.get(id) ?? []) };
}

function mergeEntries(before: readonly OverviewEntry[], { entries, removed }: RootChange): OverviewEntry[] {
  const gone = new Set([...removed, ...entries.map(({ path }) => path)]);
  return [...before.filter(({ path }) => !gone.has(path)), ...entries].sort(compareEntries);
}

/** What an entry is sorted by. */
export type Sortable = Pick<OverviewEntry, 'path' | 'base' | 'date' | 'number'>;

/** The order of the index: by date (or number), then base name, then path. Spec: index.md §2. */
export function compareEntries(a: Sortable, b: Sortable): number {
  return (
    collate(a.date ?? a.number ?? '', b.date ?? b.number ?? '') ||
    collate(a.base, b.base) ||
    Number(a.path > b.path) - Number(a.path < b.path)
  );
}
