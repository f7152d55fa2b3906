import type { PairEntry, PairPartName } from '../../../server/src/protocol';

/** A pair as seen from one of its files. */
export interface PairAt {
  readonly pair: PairEntry;
  readonly part: PairPartName;
}

const parts: readonly PairPartName[] = ['anchor', 'counterpart', 'record'];

/** What the file with the wanted URI is of a pair; `undefined` when it is none of its files. */
export function findPairAt(pair: PairEntry, isWanted: (uri: string) => boolean): PairAt | undefined {
  const part = parts.find((name) => isWanted(pair[name]));
  return part && { pair, part };
}
