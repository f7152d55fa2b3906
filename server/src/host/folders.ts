import { type FolderEntry, machine } from './machine';

/** What lies in folders, which are absolute. */
export interface Folders {
  /** What lies directly in a folder; nothing when that is missing, forbidden or gone since it was listed. */
  entriesIn(folder: string): readonly FolderEntry[];
  /** One of these by its name; `undefined` where there is none, and where a look at the disk is as good. */
  entryAt(folder: string, name: string): FolderEntry | undefined;
}

/** The folders of the disk as they are at each question. */
export const liveFolders: Folders = { entriesIn: readFolder, entryAt: () => undefined };

/** The folders of the disk as they were when first asked about: for a run in which nothing is meant to change. */
export function rememberFolders(): Folders {
  const known = new Map<string, ReadonlyMap<string, FolderEntry>>();
  const lists = new Map<string, readonly FolderEntry[]>();
  const entriesIn = (folder: string) => {
    const list = lists.get(folder) ?? readFolder(folder);
    lists.set(folder, list);
    return list;
  };
  const namesOf = (folder: string) => {
    const names = known.get(folder) ?? new Map(entriesIn(folder).map((entry) => [entry.name, entry]));
    known.set(folder, names);
    return names;
  };
  return { entriesIn, entryAt: (folder, name) => namesOf(folder).get(name) };
}

/** What lies directly in an absolute folder; nothing when that is missing, forbidden or gone since it was listed. */
export function readFolder(folder: string): readonly FolderEntry[] {
  try {
    return machine.entriesIn(folder);
  } catch {
    return [];
  }
}

/** The same for a walk that leaves nested repositories alone: nothing where one begins, unless the walk does too. */
export function readOwnFolder(
  folder: string,
  isStart: boolean,
  folders: Folders = liveFolders,
): readonly FolderEntry[] {
  const entries = folders.entriesIn(folder);
  return !isStart && entries.some(({ name }) => name === '.git') ? [] : entries;
}
