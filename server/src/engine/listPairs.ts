import type { Judge } from './judge';
import type { PairPlace } from './pairs/find';
import { type PairStateName, stateOf } from './pairs/state';

/** A pair of a project and how its sides stand. */
export interface ListedPair {
  /** The path of the first language's side, which names the pair. */
  readonly anchor: string;
  readonly state: PairStateName;
  /** The language tags of the sides that are no longer what the record says. */
  readonly edited: readonly string[];
  /** The paths of those of the three files that are not there, of a pair that should have them. */
  readonly missing: readonly string[];
}

/** Every pair of the survey, documents without a counterpart included, sorted by anchor. Spec: bilingual.md §4. */
export function listPairs(judge: Judge): ListedPair[] {
  return judge.survey.pairs.map((place) => listPair(judge, place)).sort((a, b) => (a.anchor < b.anchor ? -1 : 1));
}

/** One pair of the survey. */
export function listPair(judge: Judge, place: PairPlace): ListedPair {
  const { name, edited, missing } = stateOf(judge.readPair(place));
  const [first, second] = place.config.pairing.languages;
  const tags = edited.map((side) => (side === 'anchor' ? first.tag : second.tag));
  return { anchor: place.anchor, state: name, edited: tags, missing };
}
