import type { OverviewChange, OverviewSnapshot, RootChange, RootOverview } from '../../../server/src/protocol';

/**
 * What the page has to be told so that it shows the second snapshot after the first. What is the same object in both is
 * taken for unchanged, so this is cheap after a small change.
 */
export function deltaBetween(before: OverviewSnapshot, after: OverviewSnapshot): OverviewChange {
  const known = new Map(before.roots.map((root) => [root.id, root]));
  return {
    from: before.version,
    version: after.version,
    order: after.roots.map(({ id }) => id),
    added: after.roots.filter(({ id }) => !known.has(id)),
    changed: after.roots.flatMap((root) => {
      const old = known.get(root.id);
      return old && old !== root ? [rootDelta(old, root)] : [];
    }),
  };
}

function rootDelta(before: RootOverview, { entries, ...head }: RootOverview): RootChange {
  const old = new Set(before.entries);
  const paths = new Set(entries.map(({ path }) => path));
  return {
    head,
    entries: entries.filter((entry) => !old.has(entry)),
    removed: before.entries.flatMap(({ path }) => (paths.has(path) ? [] : [path])),
  };
}
