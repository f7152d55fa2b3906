/**
 * A short name for a text, which no other text gets by chance: 64 bits and its length. Whoever sets out to can make two of
 * the same, so it is for what only the user writes. Node's own hashes take longer to load than this takes for a megabyte.
 */
export function checksum(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x9e3779b1);
    high = Math.imul(high ^ unit, 0x5f356495);
    low ^= low >>> 15;
    high ^= high >>> 13;
  }
  return `${text.length.toString(16)}-${hex(mix(low, high))}${hex(mix(high, low))}`;
}

/** Lets each bit of both have a say in each bit of the result. */
function mix(own: number, other: number): number {
  const first = Math.imul(own ^ (own >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  return (first ^ (first >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
