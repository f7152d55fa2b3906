import { type Folders, liveFolders, readOwnFolder } from './folders';
import { gitIgnoreAround } from './gitIgnore';
import { configNames, type Location } from './locate';
import { type FolderEntry, path } from './machine';

/**
 * The projects below an absolute folder, the folder itself left out: one for each folder with a configuration, sorted.
 * Dot-folders, `node_modules`, symlinked folders, nested repositories and what git ignores are not entered.
 */
export function findNestedProjects(root: string, folders: Folders = liveFolders): Location[] {
  const git = gitIgnoreAround(root);
  const found: Location[] = [];
  const pending = subfolders(root, folders.entriesIn(root));
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (git.ignores(at, true)) continue;
    const entries = readOwnFolder(at, false, folders);
    const config = configNames.find((name) => entries.some((entry) => entry.name === name));
    if (config !== undefined) found.push({ base: at, configFile: path.join(at, config) });
    for (const folder of subfolders(at, entries)) pending.push(folder); // there may be more than a call takes arguments
  }
  return found.sort((a, b) => (a.base < b.base ? -1 : 1));
}

function subfolders(folder: string, entries: readonly FolderEntry[]): string[] {
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => path.join(folder, entry.name));
}
