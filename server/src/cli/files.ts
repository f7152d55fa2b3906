import { type Content, decodeUtf8, type Files, isBelow } from '../engine';

/**
 * Reads each file once: what was linted is what positions are counted in, even when the file changes meanwhile. The
 * texts stay in memory as long as the result is used.
 */
export function rememberReads(files: Files): Files {
  const known = new Map<string, Content>();
  return {
    ...files,
    read(path, limit) {
      const content = known.get(path) ?? files.read(path, limit);
      known.set(path, content);
      return content;
    },
  };
}

/** Puts `bytes` in the place of the file at `path` (relative, with `/`), which need not exist. */
export function withBuffer(files: Files, path: string, bytes: Uint8Array): Files {
  const isNew = files.kindOf(path) === undefined;
  return {
    list(folder) {
      const entries = files.list(folder);
      if (!isNew || !isBelow(folder, path)) return entries;
      return [...entries, { path, kind: 'file' as const }].sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    kindOf: (other) => (other === path ? 'file' : files.kindOf(other)),
    namesIn(folder) {
      const names = files.namesIn(folder);
      const own = path.slice(path.lastIndexOf('/') + 1);
      const isInside = path === (folder === '' ? own : `${folder}/${own}`);
      return isNew && isInside ? [...names, own].sort() : names;
    },
    read: (other, limit) => (other === path ? readBuffer(bytes, limit) : files.read(other, limit)),
  };
}

function readBuffer(bytes: Uint8Array, limit: number): Content {
  return bytes.length > limit ? { kind: 'too-large', size: bytes.length, limit } : decodeUtf8(bytes);
}
