import type { Unread } from '../../files';
import type { Tree, TreeFile } from '../../tree';

/** A file that a rule would have read, and why it has no text. */
export interface UnreadFile<Kind extends Unread['kind']> {
  readonly path: string;
  readonly why: Extract<Unread, { kind: Kind }>;
}

/**
 * The files of the tree, those of its archive included, that were not read for this kind of reason. A folder directly in
 * the root is left out whatever its name: `layout/unknown-lifecycle` owns it.
 */
export function findUnread<Kind extends Unread['kind']>(tree: Tree, kind: Kind): UnreadFile<Kind>[] {
  const walked = tree.files.flatMap((file) => (isRootFolder(file) ? [] : [[file.place.path, file.summary] as const]));
  return [...walked, ...archivedContents(tree)].flatMap(([path, why]) => (isOfKind(why, kind) ? [{ path, why }] : []));
}

function archivedContents({ archive }: Tree): (readonly [string, { readonly kind: string }])[] {
  if (!archive) return [];
  const files = archive.files.map(({ place, content }) => [place.path, content] as const);
  return archive.manifest ? [...files, [archive.manifestPath, archive.manifest]] : files;
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
