// What page cases see of the files on disk.
import { existsSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';

/** @param {string} folder @param {string} file @returns {string | undefined} its text, if it is there */
export function read(folder, file) {
  const full = path.join(folder, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

/** Longest wait for the disk, in milliseconds: it ends a case that has failed. */
const limit = 45_000;

/** After so many milliseconds everything is saved once more: an edit of several files comes to them one after the other. */
const patience = 1500;

/**
 * Saves everything, again and again, until the disk is as wanted.
 * @param {import('../../scripts/lib/workbenchPage.mjs').WorkbenchPage} workbench
 * @param {string} folder
 * @param {() => boolean} holds
 */
export async function untilSaved(workbench, folder, holds) {
  for (let attempt = 0; attempt * patience < limit; attempt++) {
    await workbench.saveAll();
    if (
      await untilOnDisk(folder, holds, patience).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`not seen on disk: ${holds}`);
}

/**
 * @param {string} folder one whose changes are watched
 * @param {() => boolean} holds
 * @param {number} [most] longest wait, in milliseconds
 * @returns {Promise<void>} when it holds
 */
export function untilOnDisk(folder, holds, most = limit) {
  return new Promise((resolve, reject) => {
    const watcher = watch(folder, { recursive: true }, () => look());
    const timer = setTimeout(() => finish(() => reject(new Error(`not seen on disk: ${holds}`))), most);
    const finish = (/** @type {() => void} */ end) => {
      watcher.close();
      clearTimeout(timer);
      end();
    };
    const look = () => {
      if (holds()) finish(resolve);
    };
    look();
  });
}
