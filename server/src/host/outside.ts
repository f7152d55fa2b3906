import { repositoryAround } from './gitIgnore';
import { machine } from './machine';
import { pathBelow } from './paths';

/** So long what is known of a folder is believed, in milliseconds. */
const MOMENT = 1000;

/** True for a link out of the repository around `base`, or out of `base` where there is none. */
export function leadsOut(base: string, absolutePath: string): boolean {
  return isLink(absolutePath) && isReallyOutside(topAround(base), absolutePath);
}

/**
 * Says of the folders of a repository, by absolute paths, whether a symbolic link on the way leads out of it. What was found is
 * believed for a moment: files are read by the hundred.
 */
export function foldersOutside(base: string): (folder: string) => boolean {
  const known = new Map<string, boolean>();
  let since = performance.now();
  return (folder) => {
    if (performance.now() - since > MOMENT) {
      known.clear();
      since = performance.now();
    }
    const found = known.get(folder) ?? isFolderOutside(base, folder);
    known.set(folder, found);
    return found;
  };
}

/** True for a folder whose path is one in the repository, but for a link on the way that leads out of it. */
function isFolderOutside(base: string, folder: string): boolean {
  const top = topAround(base);
  try {
    return pathBelow(top, folder) !== undefined && isReallyOutside(top, folder);
  } catch {
    return false; // there is no such folder
  }
}

function topAround(base: string): string {
  return repositoryAround(base) ?? base;
}

function isReallyOutside(top: string, absolutePath: string): boolean {
  return pathBelow(machine.realPathOf(top), machine.realPathOf(absolutePath)) === undefined;
}

/** True for a symbolic link, wherever it leads. */
export function isLink(absolutePath: string): boolean {
  try {
    return machine.linkStatsAt(absolutePath)?.isSymbolicLink() === true;
  } catch {
    return false;
  }
}
