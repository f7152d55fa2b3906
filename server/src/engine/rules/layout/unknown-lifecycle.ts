import { defineTreeRule } from '../../rule';
import { quoteList } from '../support/quote';
import { findRootFolders } from '../support/rootFolders';

/** Nothing in a folder outside the closed set is ever checked or indexed: RFCs get lost there. */
export const layoutUnknownLifecycle = defineTreeRule({
  id: 'layout/unknown-lifecycle',
  summary: 'A folder directly in the root must be a lifecycle, or be listed in `allow.folders`.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    unknown: 'The folder `{found}/` is no lifecycle; expected one of {lifecycles}, or an entry in `allow.folders`.',
    allow: 'Allow the folder `{name}/` in the configuration',
  },
  check({ tree, report }) {
    const lifecycles = quoteList(tree.config.lifecycles.map((entry) => entry.name));
    for (const { path, name, use } of findRootFolders(tree)) {
      if (use !== 'unknown') continue;
      const steps = [{ kind: 'listInConfig', key: ['allow', 'folders'], value: name }] as const;
      const fixes = [{ title: 'allow', data: { name }, steps }] as const;
      report('unknown', { path: `${path}/` }, { found: name, lifecycles }, { fixes });
    }
  },
});
