import type { Counterpart } from '../../../server/src/protocol';

/**
 * The line of the other document that goes with a line of this one: between two places that go together it is as far
 * along as here. Zero-based; the same line where nothing can be aligned.
 */
export function mapLine(places: Counterpart['places'], line: number): number {
  const next = places.findIndex(([own]) => own > line);
  const [before, after] = [places[next === -1 ? places.length - 1 : next - 1], next === -1 ? undefined : places[next]];
  if (!before) return line;
  if (!after) return Math.max(0, before[1] - 1); // below the last line
  const share = (line - before[0]) / (after[0] - before[0]);
  return Math.floor(before[1] + share * (after[1] - before[1]));
}
