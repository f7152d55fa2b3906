import type { Machine } from '../host/machine';
import type { FileChange } from '../host/writeFiles';
import { Memory, toLinkStats, toStats } from './memory';
import { toRemotePath, toRemoteUri } from './remotePaths';

export { path } from './posixPath';

/** What of the client's files is here. */
export const memory = new Memory();

/** Makes changes where the files are; a sentence for the user says why not. */
export type WriteChanges = (changes: readonly FileChange[]) => Promise<string | undefined>;

let writeChanges: WriteChanges = () => Promise.reject(new Error('nobody has said yet who writes'));

/** Says who writes. */
export function writeWith(write: WriteChanges): void {
  writeChanges = write;
}

/** A browser: files are those that the client has sent, there is no git, and nobody's disk. */
export const machine: Machine = {
  isWindows: false,
  runsPrograms: false,
  uris: { toPath: toRemotePath, toUri: toRemoteUri },
  entriesIn: (folder) => memory.entriesIn(folder),
  entriesSoon: async (folder) => memory.entriesIn(folder),
  statsAt(file) {
    const entry = memory.entryAt(file);
    return entry && entry.type !== 'nothing' ? toStats(entry, memory.sizeOf(file)) : undefined;
  },
  linkStatsAt(file) {
    const entry = memory.entryAt(file);
    return entry && toLinkStats(entry, memory.sizeOf(file));
  },
  bytesOf,
  startOf: (file, length) => bytesOf(file).subarray(0, length),
  realPathOf: (file) => file, // where a link leads the client does not tell, and it opens nothing that the user may not see
  stampOf: (file) => memory.stampOf(file),
  byteLength: (text) => encoder.encode(text).length,
  makeFolders: () => () => undefined, // the client makes them with the files
  write: (_, changes) => writeChanges(changes),
  runGit: () => undefined,
};

const encoder = new TextEncoder();

function bytesOf(file: string): Uint8Array {
  const content = memory.entryAt(file)?.type === 'file' ? memory.contentOf(file) : undefined;
  if (content && 'bytes' in content) return content.bytes;
  throw Object.assign(new Error(`${file} cannot be read`), { code: content === undefined ? 'EAGAIN' : 'EIO' });
}
