import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { configNames } from './locate';

/** A walk that has seen so many folders is over: what lies beyond is found when a file of it is opened. */
const maxFolders = 20_000;

/**
 * The folders at or below an absolute folder in which a project begins: those with a configuration file or `.git`.
 * Dot-folders and `node_modules` are not entered. Never rejects; ends early when `signal` is aborted.
 */
export async function findProjects(folder: string, signal: AbortSignal): Promise<string[]> {
  const found: string[] = [];
  const pending = [folder];
  for (let seen = 0; seen < maxFolders && !signal.aborted; seen++) {
    const at = pending.shift();
    if (at === undefined) break;
    const entries = await readFolder(at);
    if (entries.some(startsProject)) found.push(at);
    pending.push(...entries.filter(isEntered).map((entry) => path.join(at, entry.name)));
  }
  return found;
}

async function readFolder(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return []; // forbidden, or gone since it was listed
  }
}

function startsProject({ name }: Dirent): boolean {
  return name === '.git' || configNames.some((config) => config === name);
}

function isEntered(entry: Dirent): boolean {
  return entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules';
}
