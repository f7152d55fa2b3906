import type { Config } from '../config/config';
import { compileFilename } from '../config/filename';
import { nearestName } from '../text/nearest';
import type { Guesses } from './guesses';

/** What guesses ask about the names of a folder. */
export interface KnownNames {
  /** The first name that is `name` but for upper and lower case. */
  spelledLike(name: string): string | undefined;
  /** The name that a slip of the finger was meant for. */
  nearest(name: string, guesses: Guesses): string | undefined;
}

const known = new WeakMap<readonly string[], WeakMap<Config, KnownNames>>();

/**
 * Questions about the names in a folder, which are sorted once for each listing: as long as a link into it leads nowhere,
 * they are asked again with each keystroke.
 */
export function knownNames(names: readonly string[], config: Config): KnownNames {
  const byConfig = known.get(names) ?? new WeakMap<Config, KnownNames>();
  known.set(names, byConfig);
  const found = byConfig.get(config) ?? new SortedNames(names, config);
  byConfig.set(config, found);
  return found;
}

/** So many answers are remembered for a folder: half typed names come and go. */
const MOST = 1000;

/** Names that can be taken for each other. */
interface Alike {
  /** The first name for each word. */
  readonly byWord: ReadonlyMap<string, string>;
  readonly words: readonly string[];
  /** The nearest of the words to those that were asked about. */
  readonly nearest: Map<string, string | undefined>;
}

class SortedNames implements KnownNames {
  #spellings: ReadonlyMap<string, string> | undefined;
  #kinds: ReadonlyMap<string, Alike> | undefined;

  constructor(
    private readonly names: readonly string[],
    private readonly config: Config,
  ) {}

  spelledLike(name: string): string | undefined {
    this.#spellings ??= firstBy(this.names, (each) => each.toLowerCase());
    return this.#spellings.get(name.toLowerCase());
  }

  /** Dates are alike in all file names of a tree: an RFC is known by its topic. */
  nearest(name: string, guesses: Guesses): string | undefined {
    this.#kinds ??= sortByKind(this.names, this.config);
    const { kind, word } = partsOf(this.config, name);
    const alike = this.#kinds.get(kind);
    if (!alike || !guesses.spend(alike.words.length)) return undefined;
    if (alike.nearest.size >= MOST) alike.nearest.clear();
    if (!alike.nearest.has(word)) alike.nearest.set(word, nearestName(word, alike.words));
    return alike.byWord.get(alike.nearest.get(word) ?? '');
  }
}

function firstBy(names: readonly string[], keyOf: (name: string) => string): Map<string, string> {
  const first = new Map<string, string>();
  for (const name of names) {
    const key = keyOf(name);
    if (!first.has(key)) first.set(key, name);
  }
  return first;
}

function sortByKind(names: readonly string[], config: Config): Map<string, Alike> {
  const kinds = new Map<string, Map<string, string>>();
  for (const name of names) {
    const { kind, word } = partsOf(config, name);
    const byWord = kinds.get(kind) ?? new Map<string, string>();
    kinds.set(kind, byWord);
    if (!byWord.has(word)) byWord.set(word, name);
  }
  return new Map([...kinds].map(([kind, byWord]) => [kind, alikeIn(byWord)]));
}

function alikeIn(byWord: ReadonlyMap<string, string>): Alike {
  return { byWord, words: [...byWord.keys()], nearest: new Map() };
}

/** What a file name can be taken for another by, and what the two must have in common. */
function partsOf(config: Config, name: string): { readonly kind: string; readonly word: string } {
  const ending = endingOf(config, name);
  const stem = name.slice(0, name.length - ending.length);
  const topic = compileFilename(config.filename)?.match(`${stem}.md`)?.topic;
  return topic === undefined ? { kind: ending, word: stem } : { kind: `{topic}${ending}`, word: topic };
}

/** A translation is no substitute for the document, nor is a picture. */
function endingOf({ pairing }: Config, name: string): string {
  if (pairing.enabled && name.endsWith(pairing.counterpartSuffix)) return pairing.counterpartSuffix;
  return /(?<=.)\.\w+$/.exec(name)?.[0] ?? '';
}
