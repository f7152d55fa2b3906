import { isAscii, transcode } from 'node:buffer';
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { type Content, decodeUtf8 } from '../engine/small';

/** Most documents fit; what is read is decoded before the next file comes. */
const shared = Buffer.allocUnsafeSlow(64 * 1024);

/** A pipe does not hold us up, and a link is not followed. Not every system can be asked for both. */
const flags =
  constants.O_NONBLOCK === undefined || constants.O_NOFOLLOW === undefined
    ? undefined
    : constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/**
 * The content of a regular file at an absolute path, in as few calls as can be: a tree has thousands. `undefined` for all
 * else (a link, a folder, nothing, a file that may not be read), about which a second look has more to say. `isListed`:
 * its folder has just said that it is one. Never throws.
 */
export function readRegular(file: string, limit: number, isListed = false): Content | undefined {
  if (flags === undefined) return undefined;
  try {
    const handle = openSync(file, flags);
    try {
      return (isListed ? readListed(handle, limit) : undefined) ?? readHandle(handle, limit);
    } finally {
      closeSync(handle);
    }
  } catch {
    return undefined;
  }
}

/** What one call brings, where that is all of it. */
function readListed(handle: number, limit: number): Content | undefined {
  const length = readSync(handle, shared, 0, shared.length, 0);
  return length < shared.length ? decode(shared.subarray(0, length), limit) : undefined;
}

function readHandle(handle: number, limit: number): Content | undefined {
  const stats = fstatSync(handle);
  if (!stats.isFile()) return undefined;
  if (stats.size > limit) return { kind: 'too-large', size: stats.size, limit };
  const length = stats.size < shared.length ? readSync(handle, shared, 0, shared.length, 0) : shared.length;
  return decode(length < shared.length ? shared.subarray(0, length) : readFileSync(handle), limit);
}

function decode(bytes: Buffer, limit: number): Content {
  if (bytes.length > limit) return { kind: 'too-large', size: bytes.length, limit }; // it has grown meanwhile
  const content = isAscii(bytes) ? { kind: 'text' as const, text: bytes.toString('latin1') } : decodeOther(bytes);
  return content.kind === 'text' ? { ...content, blobHash: blobHash(bytes) } : content;
}

/** A decoder of `TextDecoder` takes five times as long for the same. */
function decodeOther(bytes: Buffer): Content {
  try {
    return { kind: 'text', text: transcode(bytes, 'utf8', 'utf16le').toString('utf16le') };
  } catch {
    return decodeUtf8(bytes);
  }
}

/** The name that git gives to these bytes. */
export function blobHash(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
