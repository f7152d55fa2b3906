import type { Config } from '../../config/config';
import type { Place } from '../../place';
import { defineTreeRule } from '../../rule';
import { quoteList } from '../support/quote';
import { moveInto, moveTo } from '../support/relocate';

/** Next to the lifecycle folders a document has no status; people miss it, and so does every other rule. */
export const layoutStrayFile = defineTreeRule({
  id: 'layout/stray-file',
  summary: 'Markdown directly in the root must be its README, its index, or listed in `allow.root`.',
  severity: 'information',
  fix: 'suggestion',
  messages: {
    stray: 'This file lies directly in `{root}/`; expected there only {allowed} and entries of `allow.root`.',
    moveTo,
  },
  check({ tree, report }) {
    const { config } = tree;
    const allowed = allowedNames(config);
    for (const { place, summary } of tree.files) {
      if (place.role !== 'rootFile' || summary.kind !== 'summary') continue; // unread: `file/*`
      if (allowed.some((name) => place.base === name || place.base === counterpartOf(config, name))) continue;
      const at = { path: place.path, span: summary.firstLine };
      const data = { root: config.root, allowed: quoteList(allowed) };
      report('stray', at, data, { fixes: movesOf(config, place) });
    }
  },
});

/**
 * Into the lifecycle in which an RFC can begin. The other language's side goes along with its anchor, never alone; an index
 * and what is hidden are no RFCs.
 */
function movesOf(config: Config, place: Place) {
  const start = config.lifecycles.find(({ frozen, status }) => !frozen && status.reason !== 'required');
  const isCounterpart = config.pairing.enabled && place.base.endsWith(config.pairing.counterpartSuffix);
  const isRfc = /^[^.].*\.md$/.test(place.base) && place.base !== config.index.file && !isCounterpart;
  return start && isRfc ? moveInto(config, start, place) : [];
}

function allowedNames({ allow, index }: Config): string[] {
  const readme = index.readme === null ? [] : [index.readme];
  const list = index.mode === 'generated' ? [index.file] : [];
  return [...new Set([...readme, ...list, ...allow.root])];
}

/** The same document in the other language; `undefined` where there is none. */
function counterpartOf({ pairing }: Config, name: string): string | undefined {
  return pairing.enabled && name.endsWith('.md') ? name.slice(0, -'.md'.length) + pairing.counterpartSuffix : undefined;
}
