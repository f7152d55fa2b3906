import { machine, path } from './machine';
import { pathBelow } from './paths';

/** The names of the configuration file; the first wins where both lie in one folder. Spec: config.md §1. */
export const configNames = ['rfc.config.json', 'rfc.config.jsonc'] as const;

/** Where a project lies; absolute paths. */
export interface Location {
  /** The configuration file's folder, else the repository root, else the folder the search began in. */
  readonly base: string;
  /** Absent when the defaults apply. */
  readonly configFile?: string;
}

/**
 * Finds the project around a folder: the nearest configuration up to the repository root (the nearest folder with
 * `.git`), or up to `outermost` where there is no repository. Spec: config.md §1.
 */
export function locateProject(folder: string, outermost = folder): Location {
  const inside = insideRepository(folder);
  const repository = findUp(inside, path.parse(folder).root, hasRepository);
  const stop = repository ?? outermost;
  const withConfig = findUp(inside, stop, (candidate) => configIn(candidate) !== undefined);
  const configFile = withConfig && configIn(withConfig);
  return withConfig && configFile ? { base: withConfig, configFile } : { base: stop };
}

/**
 * Where the search begins: in front of a link that leads out of a repository. What lies behind it is none of the project's,
 * a configuration least of all.
 */
function insideRepository(folder: string): string {
  let inside = folder;
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) if (leadsOut(at)) inside = path.dirname(at);
  return inside;
}

function leadsOut(folder: string): boolean {
  try {
    if (machine.linkStatsAt(folder)?.isSymbolicLink() !== true) return false;
    const repository = findUp(path.dirname(folder), path.parse(folder).root, hasRepository);
    return !!repository && pathBelow(machine.realPathOf(repository), machine.realPathOf(folder)) === undefined;
  } catch {
    return false; // a forbidden folder, a link to nothing
  }
}

/** The nearest folder from `folder` up that holds `.git` or a configuration file. */
export function findRoot(folder: string): string | undefined {
  return findUp(folder, path.parse(folder).root, (candidate) => hasRepository(candidate) || !!configIn(candidate));
}

/** The absolute path of the configuration file directly in a folder, if there is one. */
export function configIn(folder: string): string | undefined {
  return configNames.map((name) => path.join(folder, name)).find(exists);
}

function hasRepository(folder: string): boolean {
  return exists(path.join(folder, '.git'));
}

/** Whether anything lies at an absolute path; a link to nothing counts, since whoever reads it has a word on it. */
export function exists(absolutePath: string): boolean {
  try {
    return machine.linkStatsAt(absolutePath) !== undefined;
  } catch {
    return false; // a forbidden folder, a file where a folder should be
  }
}

/** Tries `folder` and its ancestors up to and including `stop`. */
function findUp(folder: string, stop: string, test: (folder: string) => boolean): string | undefined {
  for (let at = folder; ; at = path.dirname(at)) {
    if (test(at)) return at;
    if (at === stop || at === path.dirname(at)) return undefined;
  }
}
