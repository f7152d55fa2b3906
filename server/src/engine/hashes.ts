import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import type { TextContent } from './files';

const encoder = new TextEncoder();

/** The bytes that a text has on the disk; decoding was strict, so they are exactly those it was read from. */
export function bytesOf({ text, hiddenMark }: TextContent): Uint8Array {
  return encoder.encode(hiddenMark ? `\uFEFF${text}` : text);
}

/** The name that git gives to these bytes, as 40 hexadecimal digits. Spec: bilingual.md §3. */
export function blobHash(bytes: Uint8Array): string {
  return bytesToHex(sha1(concatBytes(encoder.encode(`blob ${bytes.length}\0`), bytes)));
}

/** The SHA-256 of these bytes, as 64 hexadecimal digits. */
export function sha256Hash(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** The same of the file that a text was read from. */
export function blobHashOf(content: TextContent): string {
  return content.blobHash ?? blobHash(bytesOf(content));
}
