import type { IndexOptions } from '../../client/src/indexView/buildTree';
import { noFilter } from '../../client/src/indexView/filter';
import type { OverviewSnapshot, RootOverview } from '../../server/src/protocol';
import { overviewOf } from './overviews';

/** The overview of a tree in memory as the server sends it. */
export function rootOf(texts: Readonly<Record<string, string>>, base = 'file:///w'): RootOverview {
  const overview = overviewOf(texts);
  return { ...overview, id: `${base}/${overview.root}`, base, name: overview.root };
}

/** One root, or several, as they are at first. */
export function snapshotOf(...roots: readonly RootOverview[]): OverviewSnapshot {
  return { version: 1, roots };
}

/** How the view shows things before anybody has changed it. */
export const usual: IndexOptions = { sort: 'oldestFirst', filter: noFilter };
