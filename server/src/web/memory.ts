import type { FileStats, FolderEntry } from '../host/machine';
import type { RemoteContent, RemoteEntry, RemoteListing } from '../protocol';
import { path } from './posixPath';

/** What is known of a file beside its name. */
interface Known {
  readonly content: RemoteContent;
  /** Counts what became known of any file, so that no two states of a file have the same. */
  readonly version: number;
}

/** What somebody wanted to look at that is not here; absolute paths. */
export interface Wanted {
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/**
 * The part of the client's files that is here, to be read at once. Whoever asks for another part is told that it cannot be
 * read, and it is noted down, to be brought in.
 */
export class Memory {
  #roots: readonly string[] = [];
  readonly #folders = new Map<string, ReadonlyMap<string, RemoteEntry>>();
  readonly #files = new Map<string, Known>();
  readonly #wantedFolders = new Set<string>();
  readonly #wantedFiles = new Set<string>();
  #versions = 0;
  /** Called when something is wanted for the first time since it was last brought in. */
  onWanted: () => void = () => undefined;

  /** The folders that are opened: what lies elsewhere is out of reach. */
  setRoots(roots: readonly string[]): void {
    this.#roots = roots;
  }

  /** What was wanted since this was last asked. */
  takeWanted(): Wanted {
    const wanted = { folders: [...this.#wantedFolders], files: [...this.#wantedFiles] };
    this.#wantedFolders.clear();
    this.#wantedFiles.clear();
    return wanted;
  }

  /** Keeps what lies in a folder. What is gone takes everything with it that was known below. */
  keepListing(folder: string, listing: RemoteListing): void {
    const entries = new Map((listing ?? []).map((entry) => [entry.name, entry]));
    for (const [name, { type }] of this.#folders.get(folder) ?? []) {
      if (entries.get(name)?.type !== type) this.#forget(path.join(folder, name));
    }
    this.#folders.set(folder, entries);
  }

  /** Keeps what a file holds. */
  keepContent(file: string, content: RemoteContent): void {
    this.#files.set(file, { content, version: ++this.#versions });
  }

  /** Whether what lies in a folder is known. */
  isListed(folder: string): boolean {
    return this.#folders.has(folder);
  }

  /** Whether what a file holds, or why it cannot be read, is known. */
  isHere(file: string): boolean {
    return this.#files.has(file);
  }

  /** What lies at a path; `undefined` when nothing does, or nothing is known of it yet. */
  entryAt(file: string): RemoteEntry | undefined {
    if (this.#roots.includes(file)) return { name: path.basename(file), type: 'folder' };
    if (!this.#roots.some((root) => file.startsWith(`${root}/`))) return undefined;
    const folder = path.dirname(file);
    if (!this.#isEntered(folder)) return undefined;
    return this.#folders.get(folder)?.get(path.basename(file));
  }

  /** What lies directly in a folder. */
  entriesIn(folder: string): FolderEntry[] {
    if (!this.#isEntered(folder)) return [];
    return [...(this.#folders.get(folder)?.values() ?? [])].map(toFolderEntry);
  }

  /** What a file holds; `undefined` when that is not here. */
  contentOf(file: string): RemoteContent | undefined {
    const known = this.#files.get(file);
    if (!known) this.#want(this.#wantedFiles, file);
    return known?.content;
  }

  /** What is known of the size of a file, in bytes. */
  sizeOf(file: string): number {
    const content = this.#files.get(file)?.content;
    if (!content) return 0;
    return 'bytes' in content ? content.bytes.length : content.size;
  }

  /** A text that changes with what is known of a file. */
  stampOf(file: string): string {
    const entry = this.entryAt(file);
    return entry ? `${entry.type} ${this.#files.get(file)?.version ?? 'unread'}` : 'nothing';
  }

  /** Whether what lies in a folder is here; a folder of which it is not is wanted. */
  #isEntered(folder: string): boolean {
    if (this.#folders.has(folder)) return true;
    if (this.entryAt(folder)?.type === 'folder') this.#want(this.#wantedFolders, folder);
    return false;
  }

  #want(list: Set<string>, wanted: string): void {
    if (list.has(wanted)) return;
    list.add(wanted);
    this.onWanted();
  }

  #forget(gone: string): void {
    const isGone = (each: string) => each === gone || each.startsWith(`${gone}/`);
    for (const file of this.#files.keys()) if (isGone(file)) this.#files.delete(file);
    for (const folder of this.#folders.keys()) if (isGone(folder)) this.#folders.delete(folder);
  }
}

/** An entry as Node gives it for a listing, in which a link is a link. */
function toFolderEntry({ isLink, name, type }: RemoteEntry): FolderEntry {
  return {
    name,
    isFile: () => type === 'file' && !isLink,
    isDirectory: () => type === 'folder' && !isLink,
    isSymbolicLink: () => isLink === true,
  };
}

/** What lies at a path as Node tells it, of a link's end. */
export function toStats({ type }: RemoteEntry, size: number): FileStats {
  return {
    size,
    isFile: () => type === 'file',
    isDirectory: () => type === 'folder',
    isSymbolicLink: () => false,
  };
}

/** The same of the link. */
export function toLinkStats(entry: RemoteEntry, size: number): FileStats {
  return { size, ...toFolderEntry(entry) };
}
