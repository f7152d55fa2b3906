import { type Content, decodeUtf8, type Entry, type EntryKind, type Files } from '../../server/src/engine/files';

/** What a test puts at a path: text, bytes, a link to a file with that text, or something that is no file. */
export type MemoryEntry = string | Uint8Array | { readonly linkTo: string } | { readonly kind: EntryKind } | Content;

/** A file system in memory, by path relative to the configuration's folder. Folders follow from the files in them. */
export function memoryFiles(entries: Readonly<Record<string, MemoryEntry>>): Files {
  const kinds = new Map<string, EntryKind>();
  for (const [path, entry] of Object.entries(entries)) {
    for (const folder of foldersAbove(path)) kinds.set(folder, 'folder');
    kinds.set(path.replace(/\/$/, ''), kindOfEntry(path, entry));
  }
  const all: Entry[] = [...kinds]
    .map(([path, kind]) => ({ path, kind, ...(isLink(entries[path]) ? { isLink: true as const } : {}) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    list: (folder) => all.filter((entry) => folder === '' || entry.path.startsWith(`${folder}/`)),
    kindOf: (path) => kinds.get(path),
    namesIn: (folder) => [...kinds.keys()].flatMap((path) => nameIn(folder, path)).sort(),
    read: (path, limit) => readEntry(entries[path], kinds.get(path), limit),
  };
}

function nameIn(folder: string, path: string): string[] {
  const rest = folder === '' ? path : path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
  return rest === '' || rest.includes('/') ? [] : [rest];
}

function foldersAbove(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

function kindOfEntry(path: string, entry: MemoryEntry): EntryKind {
  if (path.endsWith('/')) return 'folder';
  if (typeof entry === 'object' && 'kind' in entry && isEntryKind(entry.kind)) return entry.kind;
  return 'file';
}

function isLink(entry: MemoryEntry | undefined): entry is { readonly linkTo: string } {
  return typeof entry === 'object' && 'linkTo' in entry;
}

function isEntryKind(kind: string): kind is EntryKind {
  return ['file', 'folder', 'link-folder', 'dangling', 'special'].includes(kind);
}

function readEntry(entry: MemoryEntry | undefined, kind: EntryKind | undefined, limit: number): Content {
  if (kind === 'folder' || kind === 'link-folder') return { kind: 'unreadable', reason: 'folder' };
  if (kind === 'dangling' || kind === 'special') return { kind: 'unreadable', reason: kind };
  if (entry === undefined) return { kind: 'unreadable', reason: 'vanished' };
  if (isLink(entry)) return { kind: 'text', text: entry.linkTo };
  if (typeof entry === 'object' && 'kind' in entry) return entry as Content;
  const bytes = typeof entry === 'string' ? new TextEncoder().encode(entry) : entry;
  if (bytes.length > limit) return { kind: 'too-large', size: bytes.length, limit };
  return typeof entry === 'string' ? { kind: 'text', text: entry } : decodeUtf8(bytes);
}
