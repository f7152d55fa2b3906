import type { EntryKind, Files } from '../files';
import type { Lines } from '../text/lines';
import { isBannedBy } from './banned';
import type { Config, Lifecycle } from './config';
import type { ConfigFinding } from './file';
import { findingAt } from './findings';
import { type Json, type Origin, showJson, stringOf } from './json';
import { findWinner, findWinningItems } from './layers';
import { readPath } from './paths';
import { removeItem } from './removeItem';

/** A root's configuration and the layers it was built from, strongest first. */
export interface BuiltRoot {
  readonly config: Config;
  readonly layers: readonly Json[];
}

/** What keys say against each other: `config/conflict`. */
export function findConflicts(roots: readonly BuiltRoot[]): ConfigFinding[] {
  return [
    ...roots.flatMap(findBanned),
    ...distinctBy(roots, [
      ['pairing', 'required'],
      ['pairing', 'excluded'],
    ]).flatMap(findRequiredAndExcluded),
    ...roots.flatMap(findLooseLocale),
  ];
}

/** Of roots that got the values at these keys from the same place, one: lists may be long and roots many. */
function distinctBy(roots: readonly BuiltRoot[], keys: readonly (readonly string[])[]): BuiltRoot[] {
  const seen: (Json | undefined)[][] = [];
  return roots.filter(({ layers }) => {
    const values = keys.map((key) => findWinner(layers, key)?.value);
    const known = seen.some((each) => each.every((value, index) => value === values[index]));
    seen.push(values);
    return !known;
  });
}

/** Sections beyond this many are not compared: each is with each, and nobody has so many. */
const MAX_COMPARED = 100;

function findBanned({ config, layers }: BuiltRoot): ConfigFinding[] {
  const everywhere = [
    { name: config.sections.opener, origin: originOf(layers, ['sections', 'opener']) },
    { name: config.alternatives.heading, origin: originOf(layers, ['alternatives', 'heading']) },
  ];
  const entries = new Map(
    findWinningItems(layers, ['lifecycles']).map((entry) => [stringOf(findWinner([entry], ['name'])?.value), entry]),
  );
  return config.lifecycles.flatMap((lifecycle) => {
    const entry = entries.get(lifecycle.name);
    const origins = itemOrigins(entry ? [entry] : [], ['required']);
    const own = lifecycle.required.map((name) => ({ name, origin: origins.get(name) }));
    return findBannedIn(lifecycle, entry, [...everywhere, ...own].slice(0, MAX_COMPARED));
  });
}

function findBannedIn(
  { name: lifecycle, banned }: Lifecycle,
  entry: Json | undefined,
  required: readonly { readonly name: string | null; readonly origin: Origin | undefined }[],
): ConfigFinding[] {
  const origins = itemOrigins(entry ? [entry] : [], ['banned']);
  return required.flatMap(({ name, origin }) => {
    if (name === null) return [];
    const ban = banned.slice(0, MAX_COMPARED).find((each) => isBannedBy(name, each));
    if (ban === undefined) return [];
    const place = nearest([origin, origins.get(ban)]);
    return findingAt(place, 'config/conflict', 'banned', { section: name, banned: ban, lifecycle });
  });
}

function findRequiredAndExcluded({ config, layers }: BuiltRoot): ConfigFinding[] {
  const { required, excluded } = config.pairing;
  if (required === 'all') return [];
  const exceptions = new Set(excluded);
  const requiredOrigins = itemOrigins(layers, ['pairing', 'required']);
  const excludedOrigins = itemOrigins(layers, ['pairing', 'excluded']);
  return required.flatMap((path) => {
    const entry = [path, ...foldersAbove(path)].find((each) => exceptions.has(each));
    if (entry === undefined) return [];
    const place = nearest([requiredOrigins.get(path), excludedOrigins.get(entry)]);
    return findingAt(place, 'config/conflict', 'excluded', { path, entry });
  });
}

/** The folders around a path, each with its final slash. */
function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
    folders.push(path.slice(0, slash + 1));
  }
  return folders;
}

function findLooseLocale({ config, layers }: BuiltRoot): ConfigFinding[] {
  const { linkPolicy, signature } = config.pairing;
  if (linkPolicy !== 'locale' || signature === 3) return [];
  const place = nearest([originOf(layers, ['pairing', 'linkPolicy']), originOf(layers, ['pairing', 'signature'])]);
  return findingAt(place, 'config/conflict', 'linkPolicy', { signature });
}

/** Moves that name a lifecycle which no root has. */
export function findLostMoves(roots: readonly BuiltRoot[]): ConfigFinding[] {
  const known = new Set(roots.flatMap(({ config }) => config.lifecycles.map(({ name }) => name)));
  const items = roots.flatMap(({ layers }) => findWinningItems(layers, ['moves']));
  return items.flatMap((item) =>
    (['from', 'to'] as const).flatMap((end) => {
      const value = findWinner([item], [end])?.value;
      const found = stringOf(value);
      if (!value || found === undefined || known.has(found)) return [];
      return findingAt(value.origin, 'config/invalid', 'lifecycle', {
        key: `moves.${end}`,
        found: showJson(value),
      });
    }),
  );
}

/** The configuration without moves from or to a lifecycle it does not have, such as those of the defaults. */
export function dropLostMoves(config: Config): Config {
  const known = new Set(config.lifecycles.map(({ name }) => name));
  return { ...config, moves: config.moves.filter(({ from, to }) => known.has(from) && known.has(to)) };
}

/** Entries about files that are not there, and folders written like files. */
export function findLostPaths(roots: readonly BuiltRoot[], lines: Lines, files: Files): ConfigFinding[] {
  return (['required', 'excluded', 'switcherExempt'] as const).flatMap((key) =>
    distinctBy(roots, [['pairing', key]]).flatMap(({ config, layers }) => {
      if (key === 'required' && !config.pairing.enabled) return [];
      const list = findWinner(layers, ['pairing', key])?.value;
      const items = findWinningItems(layers, ['pairing', key]);
      return items.flatMap((item) => judgeEntry(key, list, item, lines, files));
    }),
  );
}

function judgeEntry(
  key: 'required' | 'excluded' | 'switcherExempt',
  list: Json | undefined,
  item: Json,
  lines: Lines,
  files: Files,
): ConfigFinding[] {
  const path = readPath(stringOf(item) ?? '');
  const [listed, written] = [list?.origin, item.origin];
  if (path === undefined || !written || !listed) return [];
  const kind = files.kindOf(path.replace(/\/$/, ''));
  const data = { key: `pairing.${key}`, path };
  const repairs = () => ({
    edits: written.file === undefined ? removeItem(lines, listed.span, written.span) : [],
    data: { path },
  });
  if (key === 'required') {
    const isFile = kind !== undefined && kind !== 'dangling' && !isFolder(kind) && !path.endsWith('/');
    return isFile ? [] : findingAt(written, 'pair/required-unknown', 'unknown', data, repairs());
  }
  if (isMissing(path, kind)) return findingAt(written, 'config/missing-path', 'missing', data, repairs());
  if (key !== 'excluded' || path.endsWith('/') || !isFolder(kind)) return [];
  const end = written.span.end - 1;
  const repair = { edits: [{ span: { start: end, end }, text: '/' }], data: { path: `${path}/` } };
  return findingAt(written, 'config/excluded-no-slash', 'folder', data, repair);
}

function isMissing(path: string, kind: EntryKind | undefined): boolean {
  return kind === undefined || kind === 'dangling' || (path.endsWith('/') && !isFolder(kind));
}

function isFolder(kind: EntryKind | undefined): boolean {
  return kind === 'folder' || kind === 'link-folder';
}

function originOf(layers: readonly Json[], path: readonly string[]): Origin | undefined {
  return findWinner(layers, path)?.value.origin;
}

/** Where each item of a list of texts stands, by what it says and by the path it means. */
function itemOrigins(layers: readonly Json[], path: readonly string[]): Map<string, Origin | undefined> {
  return new Map(
    findWinningItems(layers, path).flatMap((item) => {
      const text = stringOf(item) ?? '';
      return [...new Set([text, readPath(text) ?? text])].map((name) => [name, item.origin] as const);
    }),
  );
}

/** The first place in the project's own file, else in an extended one. */
function nearest(origins: readonly (Origin | undefined)[]): Origin | undefined {
  return origins.find((origin) => origin && origin.file === undefined) ?? origins.find((origin) => origin);
}
