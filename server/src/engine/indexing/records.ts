import { findRootFolders } from '../rules/support/rootFolders';
import type { Tree, TreeFile } from '../tree';
import type { IndexRecord } from './render';

/** What the index of a tree lists, and what stands in the way of rendering it. Spec: index.md §1. */
export interface IndexContents {
  readonly records: readonly IndexRecord[];
  /** Paths by which the walk fails; a folder ends in `/`. While there are any the index is not rendered. */
  readonly blockedBy: readonly string[];
}

/** Reads what the index of a tree lists, by the titles on the disk. */
export function readIndexContents(tree: Tree): IndexContents {
  const unknown = findRootFolders(tree).filter(({ use }) => use === 'unknown');
  const rfcs = tree.files.filter(({ place }) => place.role === 'rfc');
  const records = rfcs.flatMap((file) => recordOf(file) ?? []);
  const unlisted = rfcs.filter((file) => !recordOf(file));
  return { records, blockedBy: [...unknown.map(({ path }) => `${path}/`), ...unlisted.map(({ place }) => place.path)] };
}

function recordOf({ place, summary }: TreeFile): IndexRecord | undefined {
  if (place.fault || summary.kind !== 'summary' || summary.savedTitle === undefined) return undefined;
  return { place, title: summary.savedTitle };
}
