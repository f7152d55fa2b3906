// Folders that are made once per user and shared by all clones of the project: made under a temporary name and then renamed,
// so that nobody ever meets a half-made one.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Gives the folder of that name in the user's cache, which it makes when it is not there yet.
 * @param {string} family the project's own folder in the cache
 * @param {string} name says all that the contents depend on, such as versions
 * @param {(unfinished: string) => Promise<void>} make fills an empty folder; when it fails, nothing is kept
 * @returns {Promise<string>} its absolute path
 */
export async function cachedFolder(family, name, make) {
  const cache = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
  const folder = path.join(cache, family, name);
  if (existsSync(folder)) return folder;
  mkdirSync(path.dirname(folder), { recursive: true });
  removeAbandoned(folder);
  const unfinished = mkdtempSync(`${folder}.`);
  try {
    await make(unfinished);
    keep(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** @param {string} folder whose unfinished siblings go when nobody can be working on them any more */
function removeAbandoned(folder) {
  const parent = path.dirname(folder);
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(parent)) {
    const sibling = path.join(parent, name);
    if (!name.startsWith(`${path.basename(folder)}.`) || statSync(sibling).mtimeMs > anHourAgo) continue;
    rmSync(sibling, { recursive: true, force: true });
  }
}

/**
 * Moves a finished folder to its place, unless another process was faster.
 * @param {string} unfinished @param {string} folder
 */
function keep(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
