import { defineTreeRule } from '../../rule';
import { indexPath, readmePath, type Tree } from '../../tree';
import { firstLineOf, freshIndexOf } from '../support/indexFiles';

/** Without its index a tree is a pile of files: nobody finds what was decided, and links to the index lead nowhere. */
export const indexMissing = defineTreeRule({
  id: 'index/missing',
  summary: 'A tree with RFCs must have its generated index.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    missing: 'There is no `{path}`; expected the generated index of {count} {noun}s.',
    missingOne: 'There is no `{path}`; expected the generated index of the only {noun}.',
    generate: 'Generate the index',
  },
  check({ tree, report }) {
    const { index, noun } = tree.config;
    const { text, records } = freshIndexOf(tree);
    if (index.mode !== 'generated' || tree.index.live || text === undefined || records.length === 0) return;

    const path = indexPath(tree.config);
    const fixes = [{ title: 'generate' as const, steps: [{ kind: 'create' as const, path, text }] }];
    const message = records.length === 1 ? 'missingOne' : 'missing';
    report(message, shownAt(tree), { path, count: records.length, noun }, { fixes });
  },
});

/** On the README, else on the first RFC: what is not there has no place of its own. */
function shownAt({ config, files, index }: Tree) {
  const readme = readmePath(config);
  if (readme !== undefined && index.readme?.kind === 'text') return { path: readme, span: firstLineOf(index.readme) };
  const first = files.find(({ place }) => place.role === 'rfc');
  if (!first) return { path: `${config.root}/` };
  const { place, summary } = first;
  return { path: place.path, ...(summary.kind === 'summary' ? { span: summary.firstLine } : {}) };
}
