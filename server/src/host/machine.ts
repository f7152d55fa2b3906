import { type Dirent, lstatSync, promises, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import nodePath, { type PlatformPath } from 'node:path';
import type { Content } from '../engine';
import { makeFolders } from './makeFolders';
import { runGit } from './nodeGit';
import { readBytes, readStart } from './readBytes';
import { blobHash, readRegular } from './readRegular';
import type { FileChange } from './writeFiles';

/** What lies in a folder. */
export type FolderEntry = Pick<Dirent, 'name' | 'isFile' | 'isDirectory' | 'isSymbolicLink'>;

/** What lies at a path. */
export type FileStats = Pick<Stats, 'size' | 'isFile' | 'isDirectory' | 'isSymbolicLink'>;

/**
 * What the host asks of whatever it runs on. Paths are absolute. What throws does so with an error whose `code` is one of
 * Node's, such as `ENOENT`. A browser has a module of the same exports, which the bundles there get instead of this one.
 */
export interface Machine {
  /** Whether paths have drive letters and backslashes. */
  readonly isWindows: boolean;
  /** Whether programs can be run, and so git be looked for. */
  readonly runsPrograms: boolean;
  /** How paths and URIs name files where there is no disk; absent: `file:` URIs name them. */
  readonly uris?: { toPath(uri: string): string | undefined; toUri(path: string): string };
  /** What lies directly in a folder; throws where it cannot be listed. */
  entriesIn(folder: string): FolderEntry[];
  /** The same without holding anything up. */
  entriesSoon(folder: string): Promise<FolderEntry[]>;
  /** What lies at a path, or at the end of a link; `undefined` when nothing does. Throws where that cannot be told. */
  statsAt(file: string): FileStats | undefined;
  /** The same, of a link itself. */
  linkStatsAt(file: string): FileStats | undefined;
  /** The bytes of a file; throws where it cannot be read, and for what is no file, such as a pipe: it waits for nothing. */
  bytesOf(file: string): Uint8Array;
  /** A short way to the content of most files, as `readRegular` describes it; absent where there is none. */
  readRegular?(file: string, limit: number, isListed?: boolean): Content | undefined;
  /** Its first bytes; throws likewise. */
  startOf(file: string, length: number): Uint8Array;
  /** The path behind all links; throws where there is none. */
  realPathOf(file: string): string;
  /** A short text that changes whenever the file does; also when it appears or disappears. Throws like `statsAt`. */
  stampOf(file: string): string;
  /**
   * The same of what lies directly in a folder; `undefined` while the last change is so young that the next one might not
   * be seen. Absent where a folder knows no such thing.
   */
  listStamp?(folder: string): string | undefined;
  /** How many bytes a text has in UTF-8. */
  byteLength(text: string): number;
  /** The name that git gives to a text in UTF-8; absent where the engine is as fast. */
  blobHash?(text: string): string;
  /** Makes the folders that files are about to lie in where the editor does not; gives what takes empty ones away again. */
  makeFolders(files: readonly string[]): () => void;
  /** Makes all changes below the folder `root` or none; a sentence says why not. */
  write(root: string, changes: readonly FileChange[]): Promise<string | undefined>;
  /** What git prints, run with `args` for a folder; `undefined` when it gives no answer. */
  runGit(folder: string, args: readonly string[]): string | undefined;
}

/** This machine's way of writing paths. */
export const path: Pick<PlatformPath, 'basename' | 'dirname' | 'isAbsolute' | 'join' | 'parse' | 'relative' | 'sep'> =
  nodePath;

/** The machine that Node runs on. */
export const machine: Machine = {
  isWindows: process.platform === 'win32',
  runsPrograms: true,
  entriesIn: (folder) => readdirSync(folder, { withFileTypes: true }),
  entriesSoon: (folder) => promises.readdir(folder, { withFileTypes: true }),
  statsAt: (file) => statSync(file, { throwIfNoEntry: false }),
  linkStatsAt: (file) => lstatSync(file, { throwIfNoEntry: false }),
  bytesOf: readBytes,
  readRegular,
  startOf: readStart,
  realPathOf: (file) => realpathSync(file),
  stampOf,
  listStamp,
  byteLength: (text) => Buffer.byteLength(text),
  blobHash: (text) => blobHash(Buffer.from(text)),
  makeFolders,
  write,
  runGit,
};

async function write(root: string, changes: readonly FileChange[]): Promise<string | undefined> {
  const { WriteError, writeFiles } = await import('./writeFiles'); // late: it asks us how paths are written
  try {
    writeFiles(root, changes);
    return undefined;
  } catch (error) {
    if (error instanceof WriteError) return error.message;
    throw error;
  }
}

/** File systems tell the time in steps, some of a second or two. In milliseconds. */
const STEP = 3000;

function listStamp(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return 'nothing';
  return Date.now() - stats.ctimeMs < STEP ? undefined : `${stats.ino}:${stats.mtimeMs}:${stats.ctimeMs}`;
}

function stampOf(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}` : 'nothing';
}
