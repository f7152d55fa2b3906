/** What the engine may know of a file system; the host fills it. Paths are relative to the configuration's folder. */
export interface Files {
  /**
   * Everything below `folder`, sorted by path in code unit order; dot-folders and symlinked folders are listed but not
   * entered. Empty when the folder does not exist.
   */
  list(folder: string): readonly Entry[];
  /** What lies at `path`; `undefined` when nothing does. */
  kindOf(path: string): EntryKind | undefined;
  /** The names directly in `folder` (empty for the configuration's own), hidden and ignored ones included, sorted. */
  namesIn(folder: string): readonly string[];
  /** The content of a file: the open buffer before the disk. At most `limit` bytes are read. */
  read(path: string, limit: number): Content;
  /** The same from the disk, whatever the editor holds. Absent where the two are one. */
  readSaved?(path: string, limit: number): Content;
}

/** `link-folder`: a symbolic link to a folder. `dangling`: a link to nothing. `special`: a pipe, socket or device. */
export type EntryKind = 'file' | 'folder' | 'link-folder' | 'dangling' | 'special';

export interface Entry {
  readonly path: string;
  readonly kind: EntryKind;
  /** What is called a file lies elsewhere, behind a symbolic link. */
  readonly isLink?: true;
}

/** A file's text, or why there is none. */
export type Content = TextContent | Unread;

export interface TextContent {
  readonly kind: 'text';
  /** Decoded; a byte-order mark is kept as U+FEFF. */
  readonly text: string;
  /** The file on disk begins with a byte-order mark that the open buffer does not show. */
  readonly hiddenMark?: boolean;
  /** The name that git gives to the bytes of the file, where whoever has read them has also hashed them. */
  readonly blobHash?: string;
}

/** A content with another text: what was known of the bytes is not true of it. */
export function withText({ kind, hiddenMark }: TextContent, text: string): TextContent {
  return { kind, text, ...(hiddenMark ? { hiddenMark } : {}) };
}

export type Unread =
  | { readonly kind: 'too-large'; readonly size: number; readonly limit: number }
  | { readonly kind: 'not-utf8'; readonly offset: number }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason };

/** `outside`: a symbolic link out of the repository, which is not followed: its text may be nobody's business. */
export type UnreadableReason = 'permission' | 'vanished' | 'folder' | 'special' | 'dangling' | 'outside' | 'error';

/**
 * Decodes the bytes of a document. Bytes that are not UTF-8 give the offset of the first wrong one. A byte-order mark
 * is kept as U+FEFF.
 */
export function decodeUtf8(bytes: Uint8Array): Content {
  try {
    return { kind: 'text', text: strictDecoder.decode(bytes) };
  } catch {
    return { kind: 'not-utf8', offset: findFirstWrongByte(bytes) };
  }
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Offset at which the first sequence of bytes begins that is no character, by bisection over streamed prefixes: the
 * stream forgives an incomplete sequence at its end, so from there we step back to its first byte.
 */
function findFirstWrongByte(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length;
  while (good + 1 < bad) {
    const middle = (good + bad) >> 1;
    if (isUtf8(bytes.subarray(0, middle), { stream: true })) good = middle;
    else bad = middle;
  }
  while (good > 0 && !isUtf8(bytes.subarray(0, good), { stream: false })) good--;
  return good;
}

function isUtf8(bytes: Uint8Array, options: { stream: boolean }): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, options);
    return true;
  } catch {
    return false;
  }
}
