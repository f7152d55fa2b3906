/** The longest name worth comparing; a longer one is no slip of the finger. */
const MAX_LENGTH = 80;

/**
 * The name that was probably meant: the one with the fewest slips (a letter wrong, missing, extra or swapped with its
 * neighbour; case does not count), if they are few for its length. The first of several equally near ones.
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  if (given.length > MAX_LENGTH) return undefined;
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(given.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - given.length) >= fewest) continue;
    const slips = countSlips(given.toLowerCase(), name.toLowerCase());
    if (slips < fewest) [best, fewest] = [name, slips];
  }
  return best;
}

/** Optimal string alignment: edits of one letter and swaps of neighbours that turn `a` into `b`. */
function countSlips(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      current.push(cost);
    }
    [before, above] = [above, current];
  }
  return above[b.length] ?? 0;
}
