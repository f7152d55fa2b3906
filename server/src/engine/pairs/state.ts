import { baseOf } from '../links/paths';
import { comparePair } from './compare';
import { findRegionFaults } from './generatedRegions';
import type { Side } from './names';
import type { Pair } from './pair';
import { docOf, hashOf, isRecordThere, isThere, recordOf, sides } from './parts';
import type { RecordEntry } from './readRecord';
import { findSwitcher } from './switcher';

/** How things stand between the sides of a pair; the first one that applies. Spec: bilingual.md §4. */
export type PairStateName =
  | 'excluded'
  | 'missing-required'
  | 'incomplete'
  | 'malformed'
  | 'out-of-sync'
  | 'diverged'
  | 'ok'
  | 'backlog';

export interface PairState {
  readonly name: PairStateName;
  /** The sides that are no longer what the record says. */
  readonly edited: readonly Side[];
  /** Paths of the files that are not there, of a pair that should have them. */
  readonly missing: readonly string[];
}

/** The state of a pair, open buffers before the disk. */
export function stateOf(pair: Pair): PairState {
  const missing = missingParts(pair);
  const state = (name: PairStateName, more: Partial<PairState> = {}) => ({ name, edited: [], missing: [], ...more });
  if (pair.standing === 'excluded') return state('excluded');
  if (isAnchorAlone(pair)) {
    return pair.standing === 'required' ? state('missing-required', { missing }) : state('backlog');
  }
  if (missing.length > 0) return state('incomplete', { missing });
  if (recordOf(pair)?.fault !== undefined || recordOf(pair) === undefined) return state('malformed');
  const edited = editedSides(pair);
  if (edited.length > 0) return state('out-of-sync', { edited });
  return state(isDiverged(pair) ? 'diverged' : 'ok');
}

/** The paths of those of the three files that are not there. */
export function missingParts(pair: Pair): string[] {
  const missing = sides.map((side) => pair[side]).filter((part) => !isThere(part));
  return [...missing, ...(isRecordThere(pair) ? [] : [pair.record])].map(({ path }) => path);
}

/** True for a document without a counterpart and without a record. */
export function isAnchorAlone(pair: Pair): boolean {
  return isThere(pair.anchor) && pair.counterpart.content === undefined && !isRecordThere(pair);
}

/** The sides whose text is not the one that the record has; one that could not be read is counted among them. */
export function editedSides(pair: Pair): Side[] {
  return sides.filter((side) => {
    const entry = entryOf(pair, side);
    return entry !== undefined && isThere(pair[side]) && hashOf(pair[side]) !== entry.hash;
  });
}

/** What a record that is in order says of a side. */
export function entryOf(pair: Pair, side: Side): RecordEntry | undefined {
  const record = recordOf(pair);
  if (!record || record.fault) return undefined;
  return record.entries.find(({ base }) => base === baseOf(pair[side].path));
}

/** True when a gate would find fault with the structure of the sides. */
function isDiverged(pair: Pair): boolean {
  const { divergences = [] } = comparePair(pair) ?? {};
  return divergences.length > 0 || sides.some((side) => lacksSwitcher(pair, side)) || findRegionFaults(pair).length > 0;
}

/** True for a side that can be read, needs a switcher, and has none. Spec: bilingual.md §5. */
export function lacksSwitcher(pair: Pair, side: Side): boolean {
  const doc = docOf(pair[side]);
  const { switcherExempt } = pair.config.pairing;
  if (!doc || (side === 'anchor' && switcherExempt.includes(pair.anchor.path))) return false;
  return findSwitcher(pair, side, doc) === undefined;
}
