import { defineTreeRule } from '../../rule';
import { indexPath } from '../../tree';

/** Where the folders are the inventory, a second list only contradicts them. */
export const indexForbidden = defineTreeRule({
  id: 'index/forbidden',
  summary: 'With `index.mode` set to `forbidden` the root must hold no index.',
  severity: 'error',
  fix: 'suggestion',
  messages: {
    exists: '`{path}` exists, but the folders are the inventory here (`index.mode`); expected no index.',
    deleteFile: 'Delete the index',
  },
  check({ tree, report }) {
    if (tree.config.index.mode !== 'forbidden') return;
    const path = indexPath(tree.config);
    const kind = tree.kindOf(path);
    if (kind === undefined) return;
    if (kind === 'folder' || kind === 'link-folder') return report('exists', { path: `${path}/` }, { path });
    report('exists', { path }, { path }, { fixes: [{ title: 'deleteFile', steps: [{ kind: 'delete', path }] }] });
  },
});
