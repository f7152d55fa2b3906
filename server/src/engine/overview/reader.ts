import { movesFrom } from '../authoring/move';
import { startingLifecycles } from '../authoring/newRfc';
import type { Config } from '../config/config';
import type { IndexRecord } from '../indexing/render';
import { type Say, sayIn } from '../messages';
import { findRootFolders } from '../rules/support/rootFolders';
import { inEnglish, type Texts } from '../texts';
import { indexPath, type Tree, type TreeFile } from '../tree';
import { readArchived } from './archived';
import { noProblems, sumOf } from './counts';
import { type Known, type ReadFile, readFile } from './entry';
import type { OverviewFacts } from './facts';
import { RenderedIndex } from './freshness';
import { type Members, noMembers, pairPaths, readMembers } from './members';
import type { IndexOverview, Overview, OverviewLifecycle, PairOverview, ProblemCounts, UnfiledEntry } from './overview';
import { reasonOfFolder } from './unfiled';

/** What is known of files beside the trees. Paths are relative to the configuration's folder. */
export interface Knowledge {
  /** What a document says; `undefined` for one that has not been read yet, or cannot be. */
  factsOf(path: string): OverviewFacts | undefined;
  /** The problems of one file that are known so far. */
  problemsOf(path: string): ProblemCounts;
  /** The state of a pair, by its anchor; `undefined` where it is not known, or there are none. */
  pairOf(anchor: string): PairOverview | undefined;
  /** True for a path that only an unsaved document has: it is no member yet. */
  isNew(path: string): boolean;
}

/** What a file was last found to be, and from what. */
interface Remembered extends ReadFile {
  readonly inputs: readonly unknown[];
}

/**
 * Reads the overviews of a project again and again: an entry that has not changed is the same object as before, and no
 * text is read but through `Knowledge`. Spec: index.md §7.
 */
export class OverviewReader {
  #lists: readonly unknown[] = [];
  #members: Members = noMembers;
  #files: ReadonlyMap<string, Remembered> = new Map();
  readonly #indexes = new Map<string, RenderedIndex>();
  readonly #say: Say;

  /** `texts`: the language of the sentences in an overview. */
  constructor(texts: Texts = inEnglish) {
    this.#say = sayIn(texts);
  }

  /** One overview a root, in the order of the trees, which are all those of a project. */
  read(trees: readonly Tree[], knowledge: Knowledge): Overview[] {
    this.#noteMembers(trees, knowledge);
    const kept = new Map<string, Remembered>();
    const overviews = trees.map((tree) => this.#readTree(tree, knowledge, kept));
    this.#files = kept;
    return overviews;
  }

  #noteMembers(trees: readonly Tree[], { isNew }: Knowledge): void {
    const lists = trees.map(({ entries }) => entries);
    if (isSame(lists, this.#lists)) return;
    this.#lists = lists;
    this.#members = readMembers(trees, isNew);
  }

  #readTree(tree: Tree, knowledge: Knowledge, kept: Map<string, Remembered>): Overview {
    const { config } = tree;
    const { present, ranks } = this.#members;
    const candidates = tree.files.filter(({ place }) => place.role === 'rfc' && present.has(place.path));
    const found = candidates.map((file) => this.#readFile(config, file, knowledge, kept));
    const entries = found.flatMap(({ entry }) => entry ?? []);
    const unfiled = [...found.flatMap((each) => each.unfiled ?? []), ...unknownFolders(tree, this.#say)].sort(byPath);
    const archived = readArchived(tree, knowledge.problemsOf);
    const records = found.flatMap(({ record }) => record ?? []);
    return {
      root: config.root,
      noun: config.noun,
      lifecycles: lifecyclesOf(config),
      classes: config.classes.map(({ name, label }) => ({ name, label })),
      entries: entries.sort((a, b) => (ranks.get(a.path) ?? 0) - (ranks.get(b.path) ?? 0)),
      unfiled,
      archived,
      index: this.#readIndex(tree, records, unfiled.length > 0),
      totals: {
        entries: entries.length,
        unfiled: unfiled.length,
        archived: archived.length,
        problems: sumOf([...entries, ...unfiled, ...archived].map(({ problems }) => problems)),
      },
    };
  }

  #readFile(config: Config, file: TreeFile, knowledge: Knowledge, kept: Map<string, Remembered>): ReadFile {
    const { path } = file.place;
    const known = this.#know(config, path, knowledge);
    const before = this.#files.get(path);
    const inputs = [config, file, ...Object.values(known)];
    const isUnchanged = before !== undefined && isSame(before.inputs, inputs);
    const after = isUnchanged ? before : { inputs, ...keepEqual(readFile(config, file, known, this.#say), before) };
    kept.set(path, after);
    return after;
  }

  #know(config: Config, path: string, knowledge: Knowledge): Known {
    const { present, rfcs } = this.#members;
    const pair = pairPaths(config, path);
    const isThere = (part: string | undefined) => part !== undefined && present.has(part);
    const problemsOf = (part: string | undefined) => {
      return part !== undefined && isThere(part) ? knowledge.problemsOf(part) : noProblems;
    };
    return {
      facts: knowledge.factsOf(path),
      counterpart: isThere(pair?.counterpart) ? pair?.counterpart : undefined,
      pair: knowledge.pairOf(path),
      own: knowledge.problemsOf(path),
      others: problemsOf(pair?.counterpart),
      records: problemsOf(pair?.record),
      rfcs,
    };
  }

  /** The state of the index by the texts in the editor; the rules judge by those on the disk. Spec: index.md §3. */
  #readIndex({ config, index: files }: Tree, records: readonly IndexRecord[], isBlocked: boolean): IndexOverview {
    const index = this.#indexes.get(config.root) ?? new RenderedIndex();
    this.#indexes.set(config.root, index);
    const state = index.stateOf({ config, records, isBlocked, content: files.live });
    return { mode: config.index.mode, path: indexPath(config), state };
  }
}

/** The same objects as before where they say the same. */
function keepEqual(after: ReadFile, before: ReadFile | undefined): ReadFile {
  const { entry, unfiled } = before ?? {};
  return {
    ...after,
    ...(entry && JSON.stringify(entry) === JSON.stringify(after.entry) ? { entry } : {}),
    ...(unfiled && JSON.stringify(unfiled) === JSON.stringify(after.unfiled) ? { unfiled } : {}),
  };
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((value, at) => value === others[at]);
}

function unknownFolders(tree: Tree, say: Say): UnfiledEntry[] {
  const unknown = findRootFolders(tree).filter(({ use }) => use === 'unknown');
  return unknown.map(({ path }) => {
    return { path: `${path}/`, reason: reasonOfFolder(tree.config, say), problems: noProblems };
  });
}

function byPath(a: UnfiledEntry, b: UnfiledEntry): number {
  return Number(a.path > b.path) - Number(a.path < b.path);
}

function lifecyclesOf(config: Config): OverviewLifecycle[] {
  const starting = startingLifecycles(config);
  return config.lifecycles.map((lifecycle) => ({
    name: lifecycle.name,
    label: lifecycle.label,
    isStart: starting.includes(lifecycle),
    moves: movesFrom(config, lifecycle.name).map(({ to }) => to),
  }));
}
