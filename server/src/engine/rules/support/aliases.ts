import type { Config, Lifecycle } from '../../config/config';
import type { RfcDocument } from '../../document';
import { canonicalNames, findBanned } from './canonical';
import { foldName } from './headings';

/** The canonical names that headings may stand for in a document. */
export interface Aliases {
  /** The canonical name that a heading's text is another word for; `undefined` when it is none here. */
  targetOf(headingText: string): string | undefined;
}

/**
 * The sole name that means another thing by lifecycle: while risks are still asked for, what is given up is a risk; once
 * the work has shipped it is a consequence. Spec: config.md §2.2.
 */
const whereRisksAreAsked = { alias: foldName('What we give up'), means: 'Risks' };

const known = new WeakMap<Config, Map<Lifecycle | undefined, Aliases>>();

/** The aliases that count in the document's lifecycle. Spec: config.md §2.2. */
export function readAliases(doc: RfcDocument): Aliases {
  const { config, place } = doc;
  const byLifecycle = known.get(config) ?? new Map<Lifecycle | undefined, Aliases>();
  const aliases = byLifecycle.get(place.lifecycle) ?? aliasesFor(doc);
  known.set(config, byLifecycle.set(place.lifecycle, aliases));
  return aliases;
}

function aliasesFor(doc: RfcDocument): Aliases {
  const canonical = canonicalNames(doc);
  const lifecycle = doc.place.lifecycle;
  const exact = new Map<string, string>();
  const prefixes: { prefix: string; name: string }[] = [];
  for (const [name, aliases] of byRank(doc, canonical)) {
    for (const alias of aliases.map(foldName)) {
      if (alias.endsWith(' …')) prefixes.push({ prefix: alias.slice(0, -1), name });
      else if (!exact.has(alias)) exact.set(alias, name);
    }
  }
  const { alias, means } = whereRisksAreAsked;
  if (exact.has(alias) && lifecycle?.required.includes(means)) exact.set(alias, means);
  return {
    targetOf: (headingText) => {
      if (canonical.has(foldName(headingText))) return undefined;
      if (lifecycle && findBanned(lifecycle, headingText) !== undefined) return undefined;
      const bare = dropParenthetical(foldName(headingText));
      return exact.get(bare) ?? prefixes.find(({ prefix }) => bare.startsWith(prefix))?.name;
    },
  };
}

/** Two names may claim one alias, say where `Context` is the opener: the opener wins, then a name that is in use here. */
function byRank(doc: RfcDocument, canonical: ReadonlySet<string>): [string, readonly string[]][] {
  const { aliases, opener } = doc.config.sections;
  const rank = (name: string) => Number(name !== opener) + Number(!canonical.has(foldName(name)));
  return Object.entries(aliases).sort(([a], [b]) => rank(a) - rank(b));
}

function dropParenthetical(folded: string): string {
  return folded.replace(/ ?\([^()]*\)$/, '');
}
