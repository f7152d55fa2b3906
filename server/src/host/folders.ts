import { type Dirent, readdirSync } from 'node:fs';

/** What lies directly in an absolute folder; nothing when that is missing, forbidden or gone since it was listed. */
export function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The same for a walk that leaves nested repositories alone: nothing where one begins, unless the walk does too. */
export function readOwnFolder(folder: string, isStart: boolean): Dirent[] {
  const entries = readFolder(folder);
  return !isStart && entries.some(({ name }) => name === '.git') ? [] : entries;
}
