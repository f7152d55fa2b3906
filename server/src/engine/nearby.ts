import type { EntryKind, Files } from './files';
import { baseOf, folderOf } from './links/paths';
import { languageOf } from './literals';
import type { SchemaSite } from './schemaSites/site';

/**
 * What a rule may ask about the files around the one it checks. Paths are relative to the configuration's folder, with
 * `/`; one that begins with `../` leads out of it.
 */
export interface Nearby {
  /** What lies at exactly this path, upper and lower case told apart on every system; `undefined` when nothing does. */
  kindOf(path: string): EntryKind | undefined;
  /** The names in a folder (empty for the configuration's own), sorted; none when there is no such folder. */
  namesIn(folder: string): readonly string[];
  /** The anchors of a Markdown file, in order; `undefined` when it cannot be read. */
  anchorsOf(path: string): readonly string[] | undefined;
  /** The text of a file; `undefined` when it cannot be read. */
  textOf(path: string): string | undefined;
  /** The schema that some file of the project declares under that name; `undefined` when none does. */
  schemaNamed(name: string): SchemaSite | undefined;
  /** Every name under which some file of the project declares a schema. */
  schemaNames(): readonly string[];
}

/** Gives the anchors of the Markdown file at a path; `undefined` when it cannot be read. */
export type ReadAnchors = (path: string) => readonly string[] | undefined;

/** The schemas that the files of a project declare, by name. */
export type NamedSites = ReadonlyMap<string, SchemaSite>;

const noSites: NamedSites = new Map();

/** The names in a folder. */
interface Names {
  readonly list: readonly string[];
  readonly set: ReadonlySet<string>;
}

/** Answers that can be forgotten. */
export interface RememberedNearby extends Nearby {
  /** A file has changed: what was said of it and of its folder is found anew when next asked. */
  forget(path: string): void;
}

/** Answers from files, each question once: what it has been told stays true until it is forgotten. */
export function nearbyIn(
  files: Files,
  readAnchors: ReadAnchors,
  readSites: () => NamedSites = () => noSites,
): RememberedNearby {
  let sites: NamedSites | undefined;
  const allSites = () => {
    sites ??= readSites();
    return sites;
  };
  const names = new Map<string, Names>();
  const kinds = new Map<string, EntryKind | undefined>();
  const anchors = new Map<string, readonly string[] | undefined>();
  const texts = new Map<string, string | undefined>();
  const namesOf = (folder: string) =>
    remember(names, folder, () => {
      const list = files.namesIn(folder);
      return { list, set: setOf(list) };
    });
  const isNamed = (folder: string, name: string) => namesOf(folder).set.has(name);
  return {
    kindOf: (path) => remember(kinds, path, () => (isSpeltSo(path, isNamed) ? files.kindOf(path) : undefined)),
    namesIn: (folder) => namesOf(folder).list,
    anchorsOf: (path) => remember(anchors, path, () => readAnchors(path)),
    textOf: (path) => remember(texts, path, () => textAt(files, path)),
    schemaNamed: (name) => allSites().get(name),
    schemaNames: () => [...allSites().keys()],
    forget(path) {
      for (const answers of [kinds, anchors, texts]) answers.delete(path);
      names.delete(folderOf(path));
      sites = undefined;
    },
  };
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Files may give the same list again when nothing has changed. */
function setOf(list: readonly string[]): ReadonlySet<string> {
  const known = sets.get(list) ?? new Set(list);
  sets.set(list, known);
  return known;
}

function textAt(files: Files, path: string): string | undefined {
  const content = files.read(path, Number.POSITIVE_INFINITY);
  return content.kind === 'text' ? content.text : undefined;
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, find: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined || known.has(key)) return found as Value; // a stored `undefined` is a `Value` too
  const value = find();
  known.set(key, value);
  return value;
}

/** Some systems find a file by a name in other letters; links to it break on all others. */
function isSpeltSo(path: string, isNamed: (folder: string, name: string) => boolean): boolean {
  for (let at = path; at !== ''; at = folderOf(at)) {
    const name = baseOf(at);
    if (name === '..' || name === '') return true;
    if (!isNamed(folderOf(at), name)) return false;
  }
  return true;
}

/** Questions that were asked and the answers they got. */
export interface NearbyRecord {
  readonly nearby: Nearby;
  /** Whether each question still gets the answer it got. */
  holds(now: Nearby): boolean;
  /** What the questions were about. */
  topics(): Topics;
}

/** What questions are about; paths relative to the configuration's folder. */
export interface Topics {
  readonly paths: readonly string[];
  readonly folders: readonly string[];
  /** Schemas by their names, which any file with schemas may declare. */
  readonly schemas: boolean;
}

/** Passes questions on and remembers the answers, so that a verdict can be kept for as long as they hold. */
export function recordNearby(source: Nearby): NearbyRecord {
  const kinds = new Questions((now, path) => now.kindOf(path), Object.is);
  const names = new Questions((now, folder) => now.namesIn(folder), isSameList);
  const anchors = new Questions((now, path) => now.anchorsOf(path), isSameList);
  const texts = new Questions((now, path) => now.textOf(path), Object.is);
  const sites = new Questions((now, name) => now.schemaNamed(name), isSameSite);
  const siteNames = new Questions((now) => now.schemaNames(), isSameList);
  const all = [kinds, names, anchors, texts, sites, siteNames];
  return {
    nearby: {
      kindOf: (path) => kinds.ask(source, path),
      namesIn: (folder) => names.ask(source, folder),
      anchorsOf: (path) => anchors.ask(source, path),
      textOf: (path) => texts.ask(source, path),
      schemaNamed: (name) => sites.ask(source, name),
      schemaNames: () => siteNames.ask(source, ''),
    },
    topics: () => ({
      paths: [kinds, anchors, texts].flatMap((questions) => questions.topics()),
      folders: names.topics(),
      schemas: sites.size > 0 || siteNames.size > 0,
    }),
    holds: (now) => all.every((questions) => questions.holds(now)),
  };
}

/** Questions of one kind, by what they are about, with the first answer to each. */
class Questions<Answer> {
  readonly #answers = new Map<string, Answer>();

  constructor(
    private readonly find: (nearby: Nearby, about: string) => Answer,
    private readonly isSame: (a: Answer, b: Answer) => boolean,
  ) {}

  get size(): number {
    return this.#answers.size;
  }

  topics(): string[] {
    return [...this.#answers.keys()];
  }

  ask(source: Nearby, about: string): Answer {
    const answer = this.find(source, about);
    if (!this.#answers.has(about)) this.#answers.set(about, answer);
    return answer;
  }

  holds(now: Nearby): boolean {
    for (const [about, answer] of this.#answers) if (!this.isSame(answer, this.find(now, about))) return false;
    return true;
  }
}

function isSameList(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return a === b || (a !== undefined && a.length === b?.length && a.every((each, index) => each === b[index]));
}

/** All that a verdict may rest on: a schema may be put together from the whole text around it. */
function isSameSite(a: SchemaSite | undefined, b: SchemaSite | undefined): boolean {
  const isSamePlace = a?.shape === b?.shape && a?.literal.span.start === b?.literal.span.start;
  return a === b || (isSamePlace && a?.text === b?.text);
}

/** Whether a file may declare schemas. */
export function mayDeclare(path: string): boolean {
  return path.endsWith('.md') || languageOf(path) !== undefined;
}
