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
export function findConflicts(root: BuiltRoot): ConfigFinding[] {
  return [...findBanned(root), ...findRequiredAndExcluded(root), ...findLooseLocale(root)];
}

function findBanned({ config, layers }: BuiltRoot): ConfigFinding[] {
  const opener = { name: config.sections.opener, origin: originOf(layers, ['sections', 'opener']) };
  const alternatives = { name: config.alternatives.heading, origin: originOf(layers, ['alternatives', 'heading']) };
  const entries = findWinningItems(layers, ['lifecycles']);
  return config.lifecycles.flatMap((lifecycle) => {
    const entry = entries.filter((each) => stringOf(findWinner([each], ['name'])?.value) === lifecycle.name);
    const required = lifecycle.required.map((name) => ({ name, origin: itemOrigin(entry, ['required'], name) }));
    return [...required, opener, alternatives].flatMap(({ name, origin }) => {
      const banned = name === null ? undefined : lifecycle.banned.find((each) => isBannedBy(name, each));
      if (name === null || banned === undefined) return [];
      const place = nearest([origin, itemOrigin(entry, ['banned'], banned)]);
      return findingAt(place, 'config/conflict', 'banned', { section: name, banned, lifecycle: lifecycle.name });
    });
  });
}

function findRequiredAndExcluded({ config, layers }: BuiltRoot): ConfigFinding[] {
  const { required, excluded } = config.pairing;
  if (required === 'all') return [];
  return required.flatMap((path) => {
    const entry = excluded.find((each) => each === path || (each.endsWith('/') && path.startsWith(each)));
    if (entry === undefined) return [];
    const origins = [
      ['pairing', 'required'],
      ['pairing', 'excluded'],
    ].map((key, index) => itemOrigin(layers, key, index === 0 ? path : entry));
    return findingAt(nearest(origins), 'config/conflict', 'excluded', { path, entry });
  });
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
  const has = (name: string) => config.lifecycles.some((lifecycle: Lifecycle) => lifecycle.name === name);
  return { ...config, moves: config.moves.filter(({ from, to }) => has(from) && has(to)) };
}

/** Entries about files that are not there, and folders written like files. */
export function findLostPaths({ layers }: BuiltRoot, lines: Lines, files: Files): ConfigFinding[] {
  return (['excluded', 'switcherExempt'] as const).flatMap((key) => {
    const list = findWinner(layers, ['pairing', key])?.value;
    return findWinningItems(layers, ['pairing', key]).flatMap((item): ConfigFinding[] => {
      const path = readPath(stringOf(item) ?? '');
      if (path === undefined || !item.origin || !list?.origin) return [];
      const kind = files.kindOf(path.replace(/\/$/, ''));
      const data = { key: `pairing.${key}`, path };
      if (isMissing(path, kind)) {
        const edits = removeItem(lines, list.origin.span, item.origin.span);
        return findingAt(item.origin, 'config/missing-path', 'missing', data, { edits, data: { path } });
      }
      if (key !== 'excluded' || path.endsWith('/') || !isFolder(kind)) return [];
      const end = item.origin.span.end - 1;
      const repair = { edits: [{ span: { start: end, end }, text: '/' }], data: { path: `${path}/` } };
      return findingAt(item.origin, 'config/excluded-no-slash', 'folder', data, repair);
    });
  });
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

function itemOrigin(layers: readonly Json[], path: readonly string[], value: string): Origin | undefined {
  const item = findWinningItems(layers, path).find((each) =>
    [stringOf(each), readPath(stringOf(each) ?? '')].includes(value),
  );
  return item?.origin;
}

/** The first place in the project's own file, else in an extended one. */
function nearest(origins: readonly (Origin | undefined)[]): Origin | undefined {
  return origins.find((origin) => origin && origin.file === undefined) ?? origins.find((origin) => origin);
}
