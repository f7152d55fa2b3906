import { type PairPaths, pairAt } from '../pairs/names';
import type { Tree } from '../tree';
import { compareEntries } from './overview';

/** Which files there are, for all roots of a project. It changes when files come and go, never by typing. */
export interface Members {
  /** The RFC that a path stands for: its own, or that of which it is the other language's side. */
  readonly rfcs: ReadonlyMap<string, string>;
  /** The place of an RFC in the order of the index, by path. */
  readonly ranks: ReadonlyMap<string, number>;
  /** Every path of the roots, folders included. */
  readonly present: ReadonlySet<string>;
}

/** Reads which files there are. `isNew` is true for a path without a file, which an unsaved document may have. */
export function readMembers(trees: readonly Tree[], isNew: (path: string) => boolean): Members {
  const listed = trees.flatMap(({ entries }) => entries.map(({ path }) => path));
  const present = new Set(listed.filter((path) => !isNew(path)));
  const rfcs = new Map<string, string>();
  const sortable = trees.flatMap(({ config, files }) => {
    const own = files.flatMap(({ place }) => (place.role === 'rfc' && present.has(place.path) ? [place] : []));
    for (const { path } of own) {
      rfcs.set(path, path);
      const counterpart = pairPaths(config, path)?.counterpart;
      if (counterpart !== undefined && present.has(counterpart)) rfcs.set(counterpart, path);
    }
    return own.map(({ path, base, name }) => ({ path, base, ...name }));
  });
  const ranks = new Map(sortable.sort(compareEntries).map(({ path }, rank) => [path, rank]));
  return { rfcs, ranks, present };
}

/** The paths of the pair that an RFC is, be they there or not; `undefined` where pairing is off. */
export function pairPaths({ pairing }: Tree['config'], path: string): PairPaths | undefined {
  return pairing.enabled ? pairAt(pairing, path) : undefined;
}

/** When nothing has been read yet. */
export const noMembers: Members = { rfcs: new Map(), ranks: new Map(), present: new Set() };
