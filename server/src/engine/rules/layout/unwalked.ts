import type { Entry } from '../../files';
import { placeOf } from '../../place';
import { defineTreeRule } from '../../rule';
import type { Tree } from '../../tree';
import { findRootFolders } from '../support/rootFolders';

/** What the walk passes over looks like an RFC to people, but has never been checked and is in no index. */
export const layoutUnwalked = defineTreeRule({
  id: 'layout/unwalked',
  summary: 'Markdown below a lifecycle folder must be named and placed so that the walk sees it.',
  severity: 'information',
  fix: 'none',
  messages: {
    extension: 'The walk passes over this file, as its name ends in `{found}`; expected `.md`.',
    dotFile: 'The walk passes over this file, as its name `{found}` begins with a dot.',
    linkFolder: 'The walk does not enter this folder, as it is a symbolic link; expected a folder.',
  },
  check({ tree, report }) {
    for (const { path, name, kind, use } of findRootFolders(tree)) {
      if (use === 'lifecycle' && kind === 'link-folder') report('linkFolder', { path: `${path}/` }, { found: name });
    }
    for (const entry of tree.entries) {
      const found = findUnwalked(tree, entry);
      if (found) report(found.message, { path: found.path }, { found: found.name });
    }
  },
});

interface Unwalked {
  readonly message: 'extension' | 'dotFile' | 'linkFolder';
  readonly path: string;
  readonly name: string;
}

function findUnwalked({ config }: Tree, { path, kind }: Entry): Unwalked | undefined {
  const place = placeOf(config, path);
  if (!place?.lifecycle || (place.role !== 'unwalked' && place.role !== 'other')) return undefined;
  const isDot = place.base.startsWith('.');
  if (kind === 'link-folder' && !isDot) return { message: 'linkFolder', path: `${path}/`, name: place.base };
  if (kind === 'folder' || kind === 'link-folder' || place.role === 'other') return undefined;
  if (isDot) return { message: 'dotFile', path, name: place.base };
  return { message: 'extension', path, name: place.base.slice(-'.md'.length) };
}
