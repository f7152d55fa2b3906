import { type Content, decodeUtf8, type Files, isBelow, Recent } from '../engine';

/** So much text stays in memory, in UTF-16 units: that of a few thousand documents. */
const MOST_TEXT = 16 * 1024 * 1024;

/** So many of the last files stay as well: the rules over a pair ask for what the rules over a document have read. */
const RECENT = 16;

/**
 * Reads each file once: what was linted is what positions are counted in, even when the file changes meanwhile. A tree that is
 * too large for that is read as often as it takes, all of it: half a tree in memory would save little time.
 */
export function rememberReads(files: Files, most = MOST_TEXT): Files {
  let known: Map<string, Content> | undefined = new Map();
  const recent = new Recent<string, Content>(RECENT);
  let held = 0;
  const keep = (path: string, content: Content) => {
    const length = content.kind === 'text' ? content.text.length : 0;
    held += length;
    if (held > most) known = undefined;
    if (known) known.set(path, content);
    else recent.set(path, content);
  };
  return {
    ...files,
    read(path, limit) {
      const found = known?.get(path) ?? recent.get(path);
      if (found) return found;
      const content = files.read(path, limit);
      keep(path, content);
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
