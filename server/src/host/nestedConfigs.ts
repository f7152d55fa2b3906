import type { Dirent } from 'node:fs';
import path from 'node:path';
import { readFolder, readOwnFolder } from './folders';
import { gitIgnoreAround } from './gitIgnore';
import { configNames, type Location } from './locate';

/**
 * The projects below an absolute folder, the folder itself left out: one for each folder with a configuration, sorted.
 * Dot-folders, `node_modules`, symlinked folders, nested repositories and what git ignores are not entered.
 */
export function findNestedProjects(root: string): Location[] {
  const git = gitIgnoreAround(root);
  const found: Location[] = [];
  const pending = subfolders(root, readFolder(root));
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (git.ignores(at, true)) continue;
    const entries = readOwnFolder(at, false);
    const config = configNames.find((name) => entries.some((entry) => entry.name === name));
    if (config !== undefined) found.push({ base: at, configFile: path.join(at, config) });
    for (const folder of subfolders(at, entries)) pending.push(folder); // there may be more than a call takes arguments
  }
  return found.sort((a, b) => (a.base < b.base ? -1 : 1));
}

function subfolders(folder: string, entries: readonly Dirent[]): string[] {
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => path.join(folder, entry.name));
}
