import type { Config } from '../config/config';
import type { EntryKind } from '../files';
import type { Nearby } from '../nearby';
import type { Guesses } from './guesses';
import { type KnownNames, knownNames } from './knownNames';
import { baseOf, folderOf, joinPaths } from './paths';
import { decodePath, type LinkTarget } from './resolve';

/** What a guess at a path looks at. */
export interface PathSearch {
  readonly config: Config;
  /** The file with the link. */
  readonly source: string;
  readonly nearby: Pick<Nearby, 'kindOf' | 'namesIn'>;
  readonly guesses: Guesses;
}

/** How many folders are looked into for a file of the same name. */
const MOST_FOLDERS = 50;

/** A longer path was meant for no file. */
const MOST_CHARACTERS = 1000;

/** About how many paths a guess asks about. */
const PATHS = 100;

/**
 * The path that a link which leads nowhere was probably meant for: the same name in letters of another case, the same
 * name elsewhere (an RFC that went to another lifecycle or class, a wrong number of `../`, a folder further down), else
 * names a slip of the finger away. `undefined` when nothing is near.
 */
export function nearestPath(search: PathSearch, target: LinkTarget): string | undefined {
  if (target.path.length > MOST_CHARACTERS || !search.guesses.spend(PATHS)) return undefined;
  const respelled = respell(search, target.path);
  if (respelled !== undefined) return respelled;
  const found =
    findInTree(search, baseOf(target.path)) ??
    findFromAbove(search, target) ??
    findBelow(search, target.path) ??
    correct(search, target.path);
  return found === search.source || found?.startsWith('../') ? undefined : found;
}

/** The path as it is spelled on the disk, when only upper and lower case differ; `undefined` when more does. */
function respell(search: PathSearch, path: string): string | undefined {
  return follow(path, search, (name, names) => names.spelledLike(name));
}

/** True for two spellings of a path that differ in upper and lower case only. */
export function differsInCase(path: string, other: string): boolean {
  return path.toLowerCase() === other.toLowerCase();
}

/** The path with each wrong name replaced by the nearest. */
function correct(search: PathSearch, path: string): string | undefined {
  return follow(path, search, (name, names) => names.nearest(name, search.guesses));
}

/** Goes down the path name by name, by another one where a folder has not the name. */
function follow(
  path: string,
  { config, guesses, nearby }: PathSearch,
  guess: (name: string, names: KnownNames) => string | undefined,
): string | undefined {
  let at = '';
  for (const name of path.split('/')) {
    if (name === '..') return undefined; // above the top
    const names = nearby.kindOf(joinPaths(at, name)) ? [] : nearby.namesIn(at);
    if (!guesses.spend(names.length)) return undefined;
    const next = names.length > 0 ? guess(name, knownNames(names, config)) : name;
    if (next === undefined) return undefined;
    at = joinPaths(at, next);
  }
  return exists(nearby.kindOf(at)) ? at : undefined;
}

function findInTree({ config, nearby }: PathSearch, base: string): string | undefined {
  if (base === '..') return undefined;
  return classFoldersIn(config)
    .map((folder) => `${folder}/${base}`)
    .find((path) => nearby.kindOf(path) === 'file');
}

const classFolders = new WeakMap<Config, readonly string[]>();

/** The folders of a tree that RFCs lie in. */
function classFoldersIn(config: Config): readonly string[] {
  const known = classFolders.get(config);
  if (known) return known;
  const stages = [...config.lifecycles.map(({ name }) => name), ...(config.archive ? [config.archive.folder] : [])];
  const classes = config.classes.length > 0 ? config.classes.map(({ name }) => name) : [''];
  const folders = stages.flatMap((stage) => classes.map((name) => joinPaths(`${config.root}/${stage}`, name)));
  classFolders.set(config, folders);
  return folders;
}

/** The names of the address from every folder above the file, the nearest first. */
function findFromAbove({ nearby, source }: PathSearch, { spelling }: LinkTarget): string | undefined {
  const names = decodePath(spelling).replace(/^(?:\.{0,2}\/)+/, '');
  if (names === '' || names.startsWith('..')) return undefined;
  for (let folder = folderOf(source); ; folder = folderOf(folder)) {
    const path = joinPaths(folder, names);
    if (exists(nearby.kindOf(path))) return path;
    if (folder === '') return undefined;
  }
}

/** The same name in a folder of the last folder that the path has, if only one of them has it: each may have a README. */
function findBelow({ nearby }: PathSearch, path: string): string | undefined {
  let folder = folderOf(path);
  while (folder !== '' && nearby.kindOf(folder) === undefined) folder = folderOf(folder);
  const names = nearby.namesIn(folder).slice(0, MOST_FOLDERS);
  const base = baseOf(path);
  const paths = names.map((name) => `${folder === '' ? '' : `${folder}/`}${name}/${base}`);
  const found = paths.filter((each) => exists(nearby.kindOf(each)));
  return found.length === 1 ? found[0] : undefined;
}

/** True for what a link can lead to: a link to nothing is nothing. */
export function exists(kind: EntryKind | undefined): boolean {
  return kind !== undefined && kind !== 'dangling';
}
