import { type GitIgnore, gitIgnoreAround, repositoryAround } from './gitIgnore';
import { configNames } from './locate';
import { type FolderEntry, machine, path } from './machine';

/** A walk that has seen so many folders is over: what lies beyond is found when a file of it is opened. */
const maxFolders = 20_000;

/**
 * The folders at or below an absolute folder in which a project begins: those with a configuration file and, where the
 * folder is in no repository, the repositories. Not entered are dot-folders, `node_modules`, symlinked folders, what git
 * ignores, and repositories within a repository. Never rejects; ends early when `signal` is aborted.
 */
export async function findProjects(folder: string, signal: AbortSignal): Promise<string[]> {
  const found: string[] = [];
  const inRepository = repositoryAround(folder) !== undefined;
  const pending: Visit[] = [{ folder, git: gitIgnoreAround(folder) }];
  for (let seen = 0; seen < maxFolders && !signal.aborted; seen++) {
    const at = pending.shift();
    if (at === undefined) break;
    const entries = await readFolder(at.folder);
    const isRepository = entries.some(({ name }) => name === '.git');
    if (isRepository && inRepository && at.folder !== folder) continue;
    if (isRepository || entries.some(isConfig)) found.push(at.folder);
    const git = isRepository ? gitIgnoreAround(at.folder) : at.git;
    const below = entries.filter(isEntered).map((entry) => path.join(at.folder, entry.name));
    const entered = below.filter((inner) => !git.ignores(inner, true));
    for (const inner of entered) pending.push({ folder: inner, git }); // one by one: a call takes only so many arguments
  }
  return found;
}

interface Visit {
  readonly folder: string;
  /** What git ignores around it. */
  readonly git: GitIgnore;
}

async function readFolder(folder: string): Promise<FolderEntry[]> {
  try {
    return await machine.entriesSoon(folder);
  } catch {
    return []; // forbidden, or gone since it was listed
  }
}

function isConfig({ name }: FolderEntry): boolean {
  return configNames.some((config) => config === name);
}

function isEntered(entry: FolderEntry): boolean {
  return entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules';
}
