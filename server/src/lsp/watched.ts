import { anchorMeant, type Config, foldersRead, isBelow, isInScope, matchesAny, type Project } from '../engine';

/**
 * What the verdict on a project rests on: the folders that rules read and those above them (deleting one of those is a
 * single event), and `.gitattributes`. A folder with everything in it ends in `/**`.
 */
export function watchedIn(project: Project): string[] {
  return [...foldersOf(project).flatMap((folder) => [...foldersDownTo(folder), `${folder}/**`]), '.gitattributes'];
}

/** How the names of files end that may matter wherever they lie. */
export function watchedSuffixes({ roots }: Project): string[] {
  return roots.flatMap(({ pairing }) => (pairing.enabled ? [pairing.recordSuffix] : []));
}

/** Whether rules read what lies at a path, or it leads to a folder in which they do. */
export function reaches(project: Project, path: string): boolean {
  const isOnTheWay = (folder: string) => `${folder}/`.startsWith(`${path}/`) || isBelow(folder, path);
  return foldersOf(project).some(isOnTheWay) || project.roots.some((config) => isScoped(config, path));
}

/** A document or a file of a pair that may lie in none of the folders. */
function isScoped({ markdown, pairing }: Config, path: string): boolean {
  const anchor = pairing.enabled ? anchorMeant(pairing, path) : undefined;
  return matchesAny(markdown.scope, path) || (anchor !== undefined && isInScope(pairing, anchor));
}

/** The folders that rules read, and those that must not be. */
function foldersOf(project: Project): string[] {
  return [...foldersRead(project), ...project.roots.flatMap(({ legacy }) => legacy.roots)];
}

/** `a`, `a/b`, `a/b/c` for `a/b/c`. */
function foldersDownTo(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}
