import {
  type Content,
  decodeUtf8,
  type Entry,
  type EntryKind,
  type Files,
  folderOf,
  type TextContent,
  type UnreadableReason,
} from '../engine';
import { type Folders, liveFolders, readOwnFolder } from './folders';
import { gitIgnoreAround } from './gitIgnore';
import { configIn, configNames } from './locate';
import { type FileStats, type FolderEntry, machine, path } from './machine';
import { foldersOutside, isLink, leadsOut } from './outside';
import { pathBelow } from './paths';
import { rememberRecent } from './recentFiles';

/** The text of an open buffer by absolute path; `undefined` when the file is not open. */
export type Overlay = (absolutePath: string) => string | undefined;

/**
 * The files below an absolute folder on this machine's disk, open buffers before disk. Never throws: what cannot be
 * read comes back as a reason, and what cannot be listed is empty.
 */
export function nodeFiles(base: string, overlay?: Overlay): Files {
  const absolute = (relative: string) => path.join(base, relative);
  const leadsOutAt = foldersOutside(base);
  const readAny = (file: string, limit: number): Content =>
    leadsOutAt(path.dirname(file)) ? { kind: 'unreadable', reason: 'outside' } : readDisk(base, file, limit);
  const readFile = overlay ? rememberRecent(readAny) : readAny;
  const readSaved = (relative: string, limit: number) => readFile(absolute(relative), limit);
  const names = new Map<string, Names>();
  return {
    list: (folder) => listBelow(base, absolute(folder), folder, liveFolders),
    kindOf: (relative) => kindAt(absolute(relative)),
    namesIn: (folder) => namesNow(absolute(folder), names),
    read: (relative, limit) => readContent(absolute(relative), limit, readFile, overlay),
    ...(overlay ? { readSaved } : {}),
  };
}

/** The same for a run that ends: each folder is listed once, and what it holds is believed from then on. */
export function nodeFilesOnce(base: string, folders: Folders): Files {
  const live = nodeFiles(base);
  const lists = new Map<string, readonly Entry[]>();
  const parents = new Map<string, string>();
  const absolute = (folder: string) => remember(parents, folder, () => path.join(base, folder));
  const entryAt = (relative: string) => {
    const end = relative.lastIndexOf('/');
    return folders.entryAt(absolute(relative.slice(0, Math.max(0, end))), relative.slice(end + 1));
  };
  const plain = new Map<string, boolean>();
  /** No symbolic link is on the way: what is listed in the folder lies below `base`. */
  const isPlain = (folder: string): boolean =>
    folder === '' ||
    remember(plain, folder, () => entryAt(folder)?.isDirectory() === true && isPlain(folderOf(folder)));
  return {
    ...live,
    list: (folder) => remember(lists, folder, () => listBelow(base, absolute(folder), folder, folders)),
    kindOf(relative) {
      const entry = entryAt(relative);
      if (entry?.isFile()) return 'file';
      return entry?.isDirectory() ? 'folder' : live.kindOf(relative);
    },
    namesIn: (folder) => namesIn(absolute(folder), folders),
    read(relative, limit) {
      const isListed = entryAt(relative)?.isFile() === true && isPlain(folderOf(relative));
      const content = isListed ? machine.readRegular?.(path.join(base, relative), limit, true) : undefined;
      return content ?? live.read(relative, limit);
    },
  };
}

function remember<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}

/**
 * Walks without recursion. Dot-folders, symlinked folders, nested repositories and nested projects are named but not
 * entered; what git ignores is left out. Sorted.
 */
function listBelow(base: string, folder: string, relative: string, folders: Folders): Entry[] {
  const found: Entry[] = [];
  if (isInNestedProject(base, path.dirname(folder))) return found;
  const git = gitIgnoreAround(folder);
  const pending = [{ folder, relative }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const start = startOf(next.folder);
    for (const entry of readProjectFolder(base, next.folder, next.folder === folder, folders)) {
      const absolutePath = start + entry.name;
      const kind = kindOfEntry(entry, absolutePath);
      if (git.ignores(absolutePath, kind === 'folder')) continue;
      const relativePath = next.relative === '' ? entry.name : `${next.relative}/${entry.name}`;
      found.push(toEntry(entry, relativePath, kind));
      if (kind === 'folder' && !isForeign(entry.name)) pending.push({ folder: absolutePath, relative: relativePath });
    }
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** What the absolute paths of all that lies in a folder begin with; only that of a disk's top ends so already. */
function startOf(folder: string): string {
  return folder.endsWith(path.sep) ? folder : folder + path.sep;
}

/** What lies directly in a folder of the project at `base`: nothing where another one begins. */
function readProjectFolder(base: string, folder: string, isTop: boolean, folders: Folders): readonly FolderEntry[] {
  const entries = readOwnFolder(folder, isTop, folders);
  return folder !== base && entries.some(isConfig) ? [] : entries;
}

/** The nearest configuration counts, so what lies around another one is its project's to judge. */
function isInNestedProject(base: string, folder: string): boolean {
  const isInside = (pathBelow(base, folder) ?? '') !== '';
  return isInside && (configIn(folder) !== undefined || isInNestedProject(base, path.dirname(folder)));
}

function isConfig({ name }: FolderEntry): boolean {
  return configNames.some((each) => each === name);
}

function toEntry(entry: FolderEntry, relativePath: string, kind: EntryKind): Entry {
  const isLink = kind === 'file' && entry.isSymbolicLink();
  return { path: relativePath, kind, ...(isLink ? { isLink } : {}) };
}

/** Hidden folders, and the one in which packages bring Markdown of their own. */
function isForeign(folderName: string): boolean {
  return folderName.startsWith('.') || folderName === 'node_modules';
}

function namesIn(absoluteFolder: string, folders: Folders): string[] {
  return folders
    .entriesIn(absoluteFolder)
    .map(({ name }) => name)
    .sort();
}

/** The names in a folder, and what it was like then. */
interface Names {
  readonly stamp: string;
  readonly list: readonly string[];
}

/** The names that are there now; the same list for as long as nothing has come or gone, as rules ask at each keystroke. */
function namesNow(absoluteFolder: string, known: Map<string, Names>): readonly string[] {
  const stamp = listStampOf(absoluteFolder);
  const before = known.get(absoluteFolder);
  if (before && before.stamp === stamp) return before.list;
  const list = namesIn(absoluteFolder, liveFolders);
  if (stamp === undefined) known.delete(absoluteFolder);
  else known.set(absoluteFolder, { stamp, list });
  return list;
}

function listStampOf(folder: string): string | undefined {
  try {
    return machine.listStamp?.(folder);
  } catch {
    return undefined; // a loop of links, a forbidden folder
  }
}

function kindOfEntry(entry: FolderEntry, absolutePath: string): EntryKind {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? kindOfLink(absolutePath) : 'special';
}

function kindOfLink(absolutePath: string): EntryKind {
  const target = statOf(absolutePath);
  if (!target) return 'dangling';
  if (target.isDirectory()) return 'link-folder';
  return target.isFile() ? 'file' : 'special';
}

function statOf(absolutePath: string): FileStats | undefined {
  try {
    return machine.statsAt(absolutePath);
  } catch {
    return undefined; // a loop of links, a forbidden folder, a file where a folder should be
  }
}

function kindAt(absolutePath: string): EntryKind | undefined {
  const stats = statOf(absolutePath);
  if (!stats) return undefined;
  if (stats.isDirectory()) return 'folder';
  return stats.isFile() ? 'file' : 'special';
}

function readContent(file: string, limit: number, readFile: ReadFile, overlay: Overlay | undefined): Content {
  const open = overlay?.(file);
  if (open === undefined) return readFile(file, limit);
  const size = machine.byteLength(open);
  if (size > limit) return { kind: 'too-large', size, limit };
  const hiddenMark = !open.startsWith('\uFEFF') && beginsWithMark(file);
  return bufferContent(open, hiddenMark);
}

/** Reads a file of the disk at an absolute path. */
type ReadFile = (file: string, limit: number) => Content;

function bufferContent(text: string, hiddenMark: boolean): Content {
  const { blobHash } = machine;
  const content = { kind: 'text', text, ...(hiddenMark ? { hiddenMark } : {}) } as const;
  return blobHash ? new HashedBuffer(text, hiddenMark, blobHash) : content;
}

/** Hashed when a rule asks, which it does at each keystroke in a pair. */
class HashedBuffer implements TextContent {
  readonly kind = 'text';
  declare readonly hiddenMark?: boolean;
  readonly #hash: (text: string) => string;
  #known: string | undefined;

  constructor(
    readonly text: string,
    hiddenMark: boolean,
    hash: (text: string) => string,
  ) {
    if (hiddenMark) this.hiddenMark = true;
    this.#hash = hash;
  }

  get blobHash(): string {
    this.#known ??= this.#hash(this.hiddenMark ? `\uFEFF${this.text}` : this.text);
    return this.#known;
  }
}

function readDisk(base: string, absolutePath: string, limit: number): Content {
  return machine.readRegular?.(absolutePath, limit) ?? readWithCare(base, absolutePath, limit);
}

/** What is no regular file, or only behind a link. */
function readWithCare(base: string, absolutePath: string, limit: number): Content {
  try {
    const stats = machine.statsAt(absolutePath);
    if (!stats) return { kind: 'unreadable', reason: reasonOfNothing(absolutePath) };
    if (stats.isDirectory()) return { kind: 'unreadable', reason: 'folder' };
    if (!stats.isFile()) return { kind: 'unreadable', reason: 'special' }; // reading a pipe would wait for ever
    if (leadsOut(base, absolutePath)) return { kind: 'unreadable', reason: 'outside' };
    if (stats.size > limit) return { kind: 'too-large', size: stats.size, limit };
    return decodeUtf8(machine.bytesOf(absolutePath));
  } catch (error) {
    return { kind: 'unreadable', reason: reasonOf(error, absolutePath) };
  }
}

function reasonOf(error: unknown, absolutePath: string): UnreadableReason {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM') return 'permission';
  if (code === 'EISDIR') return 'folder';
  if (code === 'ENXIO') return 'special'; // since we looked
  if (code === 'ELOOP') return 'dangling';
  return code === 'ENOENT' ? reasonOfNothing(absolutePath) : 'error';
}

function reasonOfNothing(absolutePath: string): UnreadableReason {
  if (isLink(absolutePath)) return 'dangling';
  // A name whose bytes are not UTF-8 comes to us garbled, and the file cannot be found by it.
  return absolutePath.includes('\uFFFD') ? 'error' : 'vanished';
}

function beginsWithMark(absolutePath: string): boolean {
  try {
    if (!machine.statsAt(absolutePath)?.isFile()) return false;
    const start = machine.startOf(absolutePath, byteOrderMark.length);
    return byteOrderMark.every((byte, index) => start[index] === byte);
  } catch {
    return false; // not on disk (yet): there is no mark to hide
  }
}

const byteOrderMark = [0xef, 0xbb, 0xbf];
