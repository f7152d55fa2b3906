import type { EntryKind } from '../../files';
import type { Tree } from '../../tree';

/** A folder directly in the root. */
export interface RootFolder {
  readonly path: string;
  readonly name: string;
  readonly kind: Extract<EntryKind, 'folder' | 'link-folder'>;
  /** `allowed`: the archive, or listed in `allow.folders`. */
  readonly use: 'lifecycle' | 'allowed' | 'unknown';
}

/** The folders directly in the root, symbolic links to folders included, with what the configuration makes of them. */
export function findRootFolders({ config, entries }: Tree): RootFolder[] {
  return entries.flatMap(({ path, kind }) => {
    const name = path.slice(config.root.length + 1);
    if (name.includes('/') || (kind !== 'folder' && kind !== 'link-folder')) return [];
    const isLifecycle = config.lifecycles.some((entry) => entry.name === name);
    const isAllowed = config.allow.folders.includes(name) || name === config.archive?.folder;
    return [{ path, name, kind, use: isLifecycle ? 'lifecycle' : isAllowed ? 'allowed' : 'unknown' }];
  });
}
