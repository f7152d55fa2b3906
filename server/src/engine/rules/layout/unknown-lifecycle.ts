import { defineTreeRule } from '../../rule';
import { quoteList } from '../support/quote';
import { findRootFolders } from '../support/rootFolders';

/** Nothing in a folder outside the closed set is ever checked or indexed: RFCs get lost there. */
export const layoutUnknownLifecycle = defineTreeRule({
  id: 'layout/unknown-lifecycle',
  summary: 'A folder directly in the root must be a lifecycle, or be listed in `allow.folders`.',
  severity: 'error',
  fix: 'none',
  parity: true,
  messages: {
    unknown: 'The folder `{found}/` is no lifecycle; expected one of {lifecycles}, or an entry in `allow.folders`.',
  },
  check({ tree, report }) {
    const lifecycles = quoteList(tree.config.lifecycles.map((entry) => entry.name));
    for (const { path, name, use } of findRootFolders(tree)) {
      if (use === 'unknown') report('unknown', { path: `${path}/` }, { found: name, lifecycles });
    }
  },
});
