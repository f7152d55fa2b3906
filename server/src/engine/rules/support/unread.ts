import type { Unread } from '../../files';
import type { Tree, TreeFile } from '../../tree';

/** A file that a rule would have read, and why it has no text. */
export interface UnreadFile<Kind extends Unread['kind']> {
  readonly path: string;
  readonly why: Extract<Unread, { kind: Kind }>;
}

/**
 * The files of the tree that were not read for this kind of reason. A folder directly in the root is left out whatever
 * its name: `layout/unknown-lifecycle` owns it.
 */
export function findUnread<Kind extends Unread['kind']>(tree: Tree, kind: Kind): UnreadFile<Kind>[] {
  return tree.files.flatMap((file) => {
    const { summary } = file;
    return isOfKind(summary, kind) && !isRootFolder(file) ? [{ path: file.place.path, why: summary }] : [];
  });
}

function isRootFolder({ place, summary }: TreeFile): boolean {
  return place.role === 'rootFile' && summary.kind === 'unreadable' && summary.reason === 'folder';
}

function isOfKind<Kind extends Unread['kind']>(
  summary: { readonly kind: string },
  kind: Kind,
): summary is Extract<Unread, { kind: Kind }> {
  return summary.kind === kind;
}
