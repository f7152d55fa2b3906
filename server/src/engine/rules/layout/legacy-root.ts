import { defineTreeRule } from '../../rule';

/** Where the old folder lives on, people keep adding to it, and half of the decisions are in the wrong place. */
export const layoutLegacyRoot = defineTreeRule({
  id: 'layout/legacy-root',
  summary: 'A folder listed in `legacy.roots` must not exist any more.',
  severity: 'error',
  fix: 'none',
  messages: { exists: 'The folder `{folder}/` is retired (`legacy.roots`); expected its {noun}s in `{root}/`.' },
  check({ tree, report }) {
    const { legacy, root, noun } = tree.config;
    for (const folder of new Set(legacy.roots.map((path) => path.replace(/\/+$/, '')))) {
      const kind = tree.kindOf(folder);
      if (kind === 'folder' || kind === 'link-folder') report('exists', { path: `${folder}/` }, { folder, noun, root });
    }
  },
});
