import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

/** A pipe that nobody writes to does not hold up who opens it. Not every system can be asked for that, nor has such pipes. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * The bytes of the regular file at an absolute path, or at the end of a link. Throws an error with a `code` of Node's where
 * they cannot be read: `EISDIR` for a folder, and `ENXIO` for what else is no file, such as a pipe, as it might never end.
 */
export function readBytes(file: string): Buffer {
  return withFile(file, (handle) => readFileSync(handle));
}

/** The first bytes of such a file, no more than `length`; throws likewise. */
export function readStart(file: string, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  return withFile(file, (handle) => bytes.subarray(0, readSync(handle, bytes)));
}

function withFile<Value>(file: string, read: (handle: number) => Value): Value {
  const handle = openSync(file, flags);
  try {
    const stats = fstatSync(handle);
    if (stats.isFile()) return read(handle);
    const code = stats.isDirectory() ? 'EISDIR' : 'ENXIO';
    throw Object.assign(new Error(`${code}: no file, read '${file}'`), { code });
  } finally {
    closeSync(handle);
  }
}
