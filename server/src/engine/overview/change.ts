import type { OverviewChange, OverviewEntry, OverviewSnapshot, RootChange, RootOverview } from './overview';

/** What leads from a snapshot to the roots as they are now; `undefined` when that is nothing. */
export function changeBetween(before: OverviewSnapshot, roots: readonly RootOverview[]): OverviewChange | undefined {
  const known = new Map(before.roots.map((root) => [root.id, root]));
  const order = roots.map(({ id }) => id);
  const added = roots.filter(({ id }) => !known.has(id));
  const changed = roots.flatMap((root) => {
    const old = known.get(root.id);
    return old ? (changeOfRoot(old, root) ?? []) : [];
  });
  const isSame = added.length === 0 && changed.length === 0 && order.join('\n') === [...known.keys()].join('\n');
  return isSame ? undefined : { from: before.version, version: before.version + 1, order, added, changed };
}

function changeOfRoot(before: RootOverview, after: RootOverview): RootChange | undefined {
  const known = new Map(before.entries.map((entry) => [entry.path, entry]));
  const entries = after.entries.filter((entry) => !isSame(known.get(entry.path), entry));
  for (const { path } of after.entries) known.delete(path);
  const removed = [...known.keys()];
  const [head, oldHead] = [headOf(after), headOf(before)];
  const isUnchanged = entries.length === 0 && removed.length === 0 && JSON.stringify(head) === JSON.stringify(oldHead);
  return isUnchanged ? undefined : { head, entries, removed };
}

/** Most entries are the same object as before; those of a project that was read anew only say the same. */
function isSame(before: OverviewEntry | undefined, after: OverviewEntry): boolean {
  return before === after || (before !== undefined && JSON.stringify(before) === JSON.stringify(after));
}

function headOf(root: RootOverview): RootChange['head'] {
  const { entries: _, ...head } = root;
  return head;
}
