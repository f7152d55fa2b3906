import { defineTreeRule } from '../../rule';
import { indexPath, type Tree } from '../../tree';
import { firstLineOf, freshIndexOf } from '../support/indexFiles';

/** While the tree has a fault the index is not compared with it, and who trusts the silence trusts an old list. */
export const indexBlocked = defineTreeRule({
  id: 'index/blocked',
  summary: 'Faults of the layout must not keep the index from being rendered.',
  severity: 'information',
  fix: 'none',
  messages: {
    blocked: 'Whether this index is fresh cannot be told: {count} paths of the tree cannot be listed.',
    blockedByOne: 'Whether this index is fresh cannot be told: `{path}` cannot be listed.',
    unlisted: 'This has no place in the index.',
  },
  check({ tree, report }) {
    const { live } = tree.index;
    const { blockedBy } = freshIndexOf(tree);
    const [first] = blockedBy;
    if (tree.config.index.mode !== 'generated' || live?.kind !== 'text' || first === undefined) return;

    const at = { path: indexPath(tree.config), span: firstLineOf(live) };
    const data = { count: blockedBy.length, path: first };
    const related = blockedBy.map((path) => ({ path, span: firstLineAt(path, tree), message: 'unlisted' as const }));
    report(blockedBy.length === 1 ? 'blockedByOne' : 'blocked', at, data, { related });
  },
});

function firstLineAt(path: string, { files }: Tree) {
  const summary = files.find(({ place }) => place.path === path)?.summary;
  return summary?.kind === 'summary' ? summary.firstLine : { start: 0, end: 0 };
}
