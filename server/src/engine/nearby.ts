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

/** Answers from files, each question once: what it has been told stays true for as long as it is used. */
export function nearbyIn(files: Files, readAnchors: ReadAnchors, readSites: () => NamedSites = () => noSites): Nearby {
  let sites: NamedSites | undefined;
  const allSites = () => {
    sites ??= readSites();
    return sites;
  };
  const names = new Map<string, ReadonlySet<string>>();
  const kinds = new Map<string, EntryKind | undefined>();
  const anchors = new Map<string, readonly string[] | undefined>();
  const texts = new Map<string, string | undefined>();
  const namesOf = (folder: string) => remember(names, folder, () => new Set(files.namesIn(folder)));
  return {
    kindOf: (path) =>
      remember(kinds, path, () => (isSpeltSo(path, (folder) => namesOf(folder)) ? files.kindOf(path) : undefined)),
    namesIn: (folder) => [...namesOf(folder)],
    anchorsOf: (path) => remember(anchors, path, () => readAnchors(path)),
    textOf: (path) => remember(texts, path, () => textAt(files, path)),
    schemaNamed: (name) => allSites().get(name),
    schemaNames: () => [...allSites().keys()],
  };
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
function isSpeltSo(path: string, namesOf: (folder: string) => ReadonlySet<string>): boolean {
  for (let at = path; at !== ''; at = folderOf(at)) {
    const name = baseOf(at);
    if (name === '..' || name === '') return true;
    if (!namesOf(folderOf(at)).has(name)) return false;
  }
  return true;
}

/** Questions that were asked and the answers they got. */
export interface NearbyRecord {
  readonly nearby: Nearby;
  /** Whether each question still gets the answer it got. */
  holds(now: Nearby): boolean;
  /** Whether a question was about this path, or about the folder it lies in. */
  asksAbout(path: string): boolean;
}

/** Passes questions on and remembers the answers, so that a verdict can be kept for as long as they hold. */
export function recordNearby(source: Nearby): NearbyRecord {
  const asked = new Map<string, { now: (nearby: Nearby) => string; answer: string }>();
  const note = <Answer>(
    key: string,
    ask: (nearby: Nearby) => Answer,
    show: (answer: Answer) => string = (answer) => JSON.stringify(answer) ?? '',
  ): Answer => {
    const answer = ask(source);
    if (!asked.has(key)) asked.set(key, { now: (nearby) => show(ask(nearby)), answer: show(answer) });
    return answer;
  };
  return {
    nearby: {
      kindOf: (path) => note(`kind ${path}`, (nearby) => nearby.kindOf(path)),
      namesIn: (folder) => note(`names ${folder}`, (nearby) => nearby.namesIn(folder)),
      anchorsOf: (path) => note(`anchors ${path}`, (nearby) => nearby.anchorsOf(path)),
      textOf: (path) => note(`text ${path}`, (nearby) => nearby.textOf(path)),
      schemaNamed: (name) => note(`schema ${name}`, (nearby) => nearby.schemaNamed(name), showSite),
      schemaNames: () => note('schemas', (nearby) => nearby.schemaNames()),
    },
    asksAbout: (path) =>
      ['kind', 'anchors', 'text'].some((what) => asked.has(`${what} ${path}`)) ||
      asked.has(`names ${folderOf(path)}`) ||
      (mayDeclare(path) && [...asked.keys()].some((question) => question.startsWith('schema'))),
    holds: (asks) => [...asked.values()].every(({ now, answer }) => now(asks) === answer),
  };
}

/** All that a verdict may rest on: a schema may be put together from the whole text around it. */
function showSite(site: SchemaSite | undefined): string {
  return site ? `${site.shape} ${site.literal.span.start} ${site.text}` : '';
}

function mayDeclare(path: string): boolean {
  return path.endsWith('.md') || languageOf(path) !== undefined;
}
