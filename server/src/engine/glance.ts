import type { Content } from './files';
import { lintDocument } from './lint';
import { placeOf } from './place';
import { ownerOf, type Project, type Shell } from './project';
import { registry } from './registry';
import type { Problem } from './rule';

/** Rules that may speak for a whole tree instead of for each of its files: who does is not known yet. */
const collapsed: ReadonlySet<string> = new Set(
  registry.flatMap((rule) => (rule.scope === 'document' && rule.collapse ? [rule.id] : [])),
);

/** They rest on what other files declare, and on what all other rules have found. */
const restsOnMore = /^(?:schema|suppress)\//;

/**
 * Problems that the text of an RFC gives by itself, before anything else of its project is read; each of them is found
 * again by a whole look. `undefined` for a file of which that cannot be said.
 */
export function glanceAt(project: Project, path: string, content: Content, shell: Shell): Problem[] | undefined {
  const config = ownerOf(project, path);
  const place = config && placeOf(config, path);
  if (!config || place?.role !== 'rfc' || content.kind !== 'text') return undefined;
  const input = { config, place, content, today: shell.today };
  const problems = lintDocument(input, { problems: [], collapsed }, shell.onCrash);
  return problems.filter(({ rule }) => !restsOnMore.test(rule));
}
