import { nearestName } from '../text/nearest';

/** How many names and paths all guesses of one document may look at. */
const MOST = 50_000;

/**
 * Guesses what was meant, with all guesses of a document together limited in what they may cost: a thousand wrong links
 * into a folder or a file with a thousand names must not hold up the editor. The limit counts, so it is the same everywhere.
 */
export class Guesses {
  #left = MOST;

  /** Takes so much from what is left; false when that is too much, and from then on. */
  spend(cost: number): boolean {
    this.#left -= cost;
    return this.#left >= 0;
  }

  /** The name that a slip of the finger was meant for; `undefined` when none is near, or when nothing is left. */
  nearest(given: string, names: readonly string[]): string | undefined {
    return this.spend(names.length) ? nearestName(given, names) : undefined;
  }
}
