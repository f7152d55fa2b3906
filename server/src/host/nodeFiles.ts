import {
  closeSync,
  type Dirent,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { type Content, decodeUtf8, type Entry, type EntryKind, type Files, type UnreadableReason } from '../engine';
import { readFolder, readOwnFolder } from './folders';
import { gitIgnoreAround, repositoryAround } from './gitIgnore';
import { configIn, configNames } from './locate';
import { pathBelow } from './paths';

/** The text of an open buffer by absolute path; `undefined` when the file is not open. */
export type Overlay = (absolutePath: string) => string | undefined;

const nothingOpen: Overlay = () => undefined;

/**
 * The files below an absolute folder on this machine's disk, open buffers before disk. Never throws: what cannot be
 * read comes back as a reason, and what cannot be listed is empty.
 */
export function nodeFiles(base: string, overlay: Overlay = nothingOpen): Files {
  const absolute = (relative: string) => path.join(base, relative);
  return {
    list: (folder) => listBelow(base, absolute(folder), folder).sort((a, b) => (a.path < b.path ? -1 : 1)),
    kindOf: (relative) => kindAt(absolute(relative)),
    namesIn: (folder) => namesIn(absolute(folder)),
    read: (relative, limit) => readContent(base, absolute(relative), limit, overlay),
    readSaved: (relative, limit) => readDisk(base, absolute(relative), limit),
  };
}

/**
 * Walks without recursion. Dot-folders, symlinked folders, nested repositories and nested projects are named but not
 * entered; what git ignores is left out.
 */
function listBelow(base: string, folder: string, relative: string): Entry[] {
  const found: Entry[] = [];
  if (isInNestedProject(base, path.dirname(folder))) return found;
  const git = gitIgnoreAround(folder);
  const pending = [{ folder, relative }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const entry of readProjectFolder(base, next.folder, next.folder === folder)) {
      const absolutePath = path.join(next.folder, entry.name);
      const kind = kindOfEntry(entry, absolutePath);
      if (git.ignores(absolutePath, kind === 'folder')) continue;
      const relativePath = next.relative === '' ? entry.name : `${next.relative}/${entry.name}`;
      found.push(toEntry(entry, relativePath, kind));
      if (kind === 'folder' && !isForeign(entry.name)) pending.push({ folder: absolutePath, relative: relativePath });
    }
  }
  return found;
}

/** What lies directly in a folder of the project at `base`: nothing where another one begins. */
function readProjectFolder(base: string, folder: string, isTop: boolean): Dirent[] {
  const entries = readOwnFolder(folder, isTop);
  return folder !== base && entries.some(isConfig) ? [] : entries;
}

/** The nearest configuration counts, so what lies around another one is its project's to judge. */
function isInNestedProject(base: string, folder: string): boolean {
  const isInside = (pathBelow(base, folder) ?? '') !== '';
  return isInside && (configIn(folder) !== undefined || isInNestedProject(base, path.dirname(folder)));
}

function isConfig({ name }: Dirent): boolean {
  return configNames.some((each) => each === name);
}

function toEntry(entry: Dirent, relativePath: string, kind: EntryKind): Entry {
  const isLink = kind === 'file' && entry.isSymbolicLink();
  return { path: relativePath, kind, ...(isLink ? { isLink } : {}) };
}

/** Hidden folders, and the one in which packages bring Markdown of their own. */
function isForeign(folderName: string): boolean {
  return folderName.startsWith('.') || folderName === 'node_modules';
}

function namesIn(absoluteFolder: string): string[] {
  return readFolder(absoluteFolder)
    .map(({ name }) => name)
    .sort();
}

function kindOfEntry(entry: Dirent, absolutePath: string): EntryKind {
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

function statOf(absolutePath: string): Stats | undefined {
  try {
    return statSync(absolutePath, { throwIfNoEntry: false });
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

function readContent(base: string, absolutePath: string, limit: number, overlay: Overlay): Content {
  const open = overlay(absolutePath);
  if (open === undefined) return readDisk(base, absolutePath, limit);
  const size = Buffer.byteLength(open);
  if (size > limit) return { kind: 'too-large', size, limit };
  const hiddenMark = !open.startsWith('\uFEFF') && beginsWithMark(absolutePath);
  return { kind: 'text', text: open, ...(hiddenMark ? { hiddenMark } : {}) };
}

function readDisk(base: string, absolutePath: string, limit: number): Content {
  try {
    const stats = statSync(absolutePath);
    if (stats.isDirectory()) return { kind: 'unreadable', reason: 'folder' };
    if (!stats.isFile()) return { kind: 'unreadable', reason: 'special' }; // reading a pipe would wait for ever
    if (leadsOut(base, absolutePath)) return { kind: 'unreadable', reason: 'outside' };
    if (stats.size > limit) return { kind: 'too-large', size: stats.size, limit };
    return decodeUtf8(readFileSync(absolutePath));
  } catch (error) {
    return { kind: 'unreadable', reason: reasonOf(error, absolutePath) };
  }
}

function reasonOf(error: unknown, absolutePath: string): UnreadableReason {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM') return 'permission';
  if (code === 'EISDIR') return 'folder';
  if (code === 'ELOOP') return 'dangling';
  if (code !== 'ENOENT') return 'error';
  if (isLink(absolutePath)) return 'dangling';
  // A name whose bytes are not UTF-8 comes to us garbled, and the file cannot be found by it.
  return absolutePath.includes('\uFFFD') ? 'error' : 'vanished';
}

/** True for a link out of the repository around `base`, or out of `base` where there is none. */
function leadsOut(base: string, absolutePath: string): boolean {
  if (!isLink(absolutePath)) return false;
  const top = realpathSync(repositoryAround(base) ?? base);
  return pathBelow(top, realpathSync(absolutePath)) === undefined;
}

function isLink(absolutePath: string): boolean {
  try {
    return lstatSync(absolutePath).isSymbolicLink();
  } catch {
    return false;
  }
}

function beginsWithMark(absolutePath: string): boolean {
  try {
    if (!statSync(absolutePath).isFile()) return false;
    const file = openSync(absolutePath, 'r');
    try {
      const bytes = Buffer.alloc(3);
      return readSync(file, bytes) === 3 && bytes.equals(byteOrderMark);
    } finally {
      closeSync(file);
    }
  } catch {
    return false; // not on disk (yet): there is no mark to hide
  }
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
