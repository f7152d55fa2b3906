import type { Pairing } from '../config/config';
import { baseOf } from '../links/paths';
import type { PairPaths } from './names';
import { type PairRecord, readRecord } from './readRecord';

/** The git blob hash of each side, as 40 hexadecimal digits. */
export interface PairHashes {
  readonly anchor: string;
  readonly counterpart: string;
}

/** The hashes that a pair's record holds; `undefined` for a text that is no record of this pair. Never throws. */
export function readHashes(text: string, pair: PairPaths): PairHashes | undefined {
  const record = readRecord(text, [baseOf(pair.anchor), baseOf(pair.counterpart)]);
  if (record.fault) return undefined;
  return { anchor: hashOf(record, pair.anchor), counterpart: hashOf(record, pair.counterpart) };
}

function hashOf({ entries }: PairRecord, path: string): string {
  return entries.find(({ base }) => base === baseOf(path))?.hash ?? '';
}

/** The canonical text of a pair's record, byte for byte. Spec: bilingual.md §3. */
export function renderRecord({ recordHeader }: Pairing, pair: PairPaths, hashes: PairHashes): string {
  const lines = [
    ...recordHeader.map((line) => line.replaceAll('{anchor}', () => pair.anchor)),
    `${baseOf(pair.anchor)}: ${hashes.anchor}`,
    `${baseOf(pair.counterpart)}: ${hashes.counterpart}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The hashes of two sides, given their bytes. */
export function isInSync(recorded: PairHashes, current: PairHashes): boolean {
  return recorded.anchor === current.anchor && recorded.counterpart === current.counterpart;
}
