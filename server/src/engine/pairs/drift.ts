import type { Side } from './names';
import type { Pair } from './pair';
import { hashOf, isThere, sides } from './parts';
import { entryOf } from './state';

/** A side of a pair beside what the record says of it. */
export interface SideDrift {
  readonly side: Side;
  readonly path: string;
  /** What readers call the language. */
  readonly language: string;
  /** The hash of the text that was confirmed; absent where no record in order says so. */
  readonly recorded?: string;
  /** The text is another one than was confirmed. */
  readonly isEdited: boolean;
}

/** How far the sides of a pair are from what was confirmed, the anchor first; `undefined` unless both are there. */
export function readDrift(pair: Pair): readonly [SideDrift, SideDrift] | undefined {
  const [first, second] = sides;
  return sides.every((side) => isThere(pair[side])) ? [driftOf(pair, first), driftOf(pair, second)] : undefined;
}

function driftOf(pair: Pair, side: Side): SideDrift {
  const recorded = entryOf(pair, side)?.hash;
  return {
    side,
    path: pair[side].path,
    language: languageOf(pair, side),
    ...(recorded === undefined ? {} : { recorded }),
    isEdited: recorded !== undefined && hashOf(pair[side]) !== recorded,
  };
}

/** What readers call the language of a side. */
export function languageOf({ config }: Pick<Pair, 'config'>, side: Side): string {
  const [first, second] = config.pairing.languages;
  return side === 'anchor' ? first.label : second.label;
}
