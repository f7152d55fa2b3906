import type { MarkdownDocument } from '../../document';
import type { Link } from '../../facts/facts';
import { Guesses } from '../../links/guesses';
import { differsInCase, exists, nearestPath } from '../../links/nearestPath';
import { rebaseLink } from '../../links/rebase';
import { type LinkTarget, resolveLink } from '../../links/resolve';
import { defineMarkdownRule, type FixDraft } from '../../rule';
import { clip } from '../support/clip';

/** A link that leads nowhere costs each reader the search that its author had already made. */
export const linkBroken = defineMarkdownRule({
  id: 'link/broken',
  summary: 'A relative link must lead to a file or folder that exists.',
  severity: 'error',
  fix: 'suggestion',
  messages: {
    missing: '`{address}` leads to `{path}`, and there is no such file or folder.',
    spelling: '`{address}` leads to `{path}`, which is spelled `{actual}`: upper and lower case count.',
    useNearest: 'Lead to `{path}`',
  },
  reads: 'all',
  check({ doc, nearby, report }) {
    const search = { config: doc.config, source: doc.path, nearby, guesses: new Guesses() };
    const guessed = new Map<string, string | undefined>();
    const guess = (target: LinkTarget) => {
      if (!guessed.has(target.path)) guessed.set(target.path, nearestPath(search, target));
      return guessed.get(target.path);
    };
    for (const link of doc.facts.links) {
      // What uses a definition has no address of its own: the definition is reported, once.
      const target = link.destination && resolveLink(doc.path, link.url);
      if (!link.destination || !target || target.path === '' || exists(nearby.kindOf(target.path))) continue;
      const nearest = guess(target);
      const data = { address: clip(link.url), path: clip(target.path), actual: clip(nearest ?? '') };
      const message = nearest !== undefined && differsInCase(nearest, target.path) ? 'spelling' : 'missing';
      report(message, link.destination, data, { fixes: fixesFor(doc, link, nearest) });
    }
  },
});

function fixesFor({ path, text }: MarkdownDocument, link: Link, nearest: string | undefined): FixDraft<'useNearest'>[] {
  if (nearest === undefined) return [];
  const edit = rebaseLink(text, link, { from: path, to: path, targetAfter: () => nearest });
  return edit ? [{ title: 'useNearest', data: { path: clip(nearest) }, edits: [edit] }] : [];
}
