import type { Entry } from '../../files';
import { placeOf } from '../../place';
import { defineTreeRule } from '../../rule';
import type { Tree } from '../../tree';
import { rename, renameTo } from '../support/relocate';
import { findRootFolders } from '../support/rootFolders';

/** What the walk passes over looks like an RFC to people, but has never been checked and is in no index. */
export const layoutUnwalked = defineTreeRule({
  id: 'layout/unwalked',
  summary: 'Markdown below a lifecycle folder must be named and placed so that the walk sees it.',
  severity: 'information',
  fix: 'suggestion',
  messages: {
    extension: 'The walk passes over this file, as its name ends in `{found}`; expected `.md`.',
    dotFile: 'The walk passes over this file, as its name `{found}` begins with a dot.',
    linkFolder: 'The walk does not enter this folder, as it is a symbolic link; expected a folder.',
    rename,
  },
  check({ tree, report }) {
    for (const { path, name, kind, use } of findRootFolders(tree)) {
      if (use === 'lifecycle' && kind === 'link-folder') report('linkFolder', { path: `${path}/` }, { found: name });
    }
    for (const entry of tree.entries) {
      const found = findUnwalked(tree, entry);
      if (!found) continue;
      const fixes = found.walked === undefined ? [] : [renameTo(found.path, found.walked)];
      report(found.message, { path: found.path }, { found: found.name }, { fixes });
    }
  },
});

interface Unwalked {
  readonly message: 'extension' | 'dotFile' | 'linkFolder';
  readonly path: string;
  readonly name: string;
  /** A name by which the walk sees the file. */
  readonly walked?: string;
}

function findUnwalked({ config }: Tree, { path, kind }: Entry): Unwalked | undefined {
  const place = placeOf(config, path);
  if (!place?.lifecycle || (place.role !== 'unwalked' && place.role !== 'other')) return undefined;
  const isDot = place.base.startsWith('.');
  if (kind === 'link-folder' && !isDot) return { message: 'linkFolder', path: `${path}/`, name: place.base };
  if (kind === 'folder' || kind === 'link-folder' || place.role === 'other') return undefined;
  const walked = place.base.replace(/^\.+/, '').replace(/\.md$/i, '.md');
  const common = { path, ...(/^[^.].*\.md$/.test(walked) ? { walked } : {}) };
  if (isDot) return { ...common, message: 'dotFile', name: place.base };
  return { ...common, message: 'extension', name: place.base.slice(-'.md'.length) };
}
