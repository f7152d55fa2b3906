/** The longest name worth comparing; a longer one is no slip of the finger. */
const MAX_LENGTH = 80;

/**
 * The name that was probably meant: the one with the fewest slips (a letter wrong, missing, extra or swapped with its
 * neighbour; case does not count), if they are few for its length. The first of several equally near ones.
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  if (given.length > MAX_LENGTH) return undefined;
  const wanted = given.toLowerCase();
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(given.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - given.length) >= fewest) continue;
    const slips = countSlips(wanted, name.toLowerCase(), fewest);
    if (slips < fewest) [best, fewest] = [name, slips];
  }
  return best;
}

/**
 * Optimal string alignment: edits of one letter and swaps of neighbours that turn `a` into `b`. Once they are `enough`,
 * nobody counts on: most names are nothing alike.
 */
function countSlips(a: string, b: string, enough: number): number {
  const first = Array.from({ length: b.length + 1 }, (_, column) => column);
  let lines: TableLines = { before: [], above: first, current: [] };
  let leastAbove = 0;
  for (let row = 1; row <= a.length; row++) {
    const least = fillLine(lines, row, a, b);
    if (least >= enough && leastAbove + 1 >= enough) return enough; // a swap goes on from the line above
    leastAbove = least;
    lines = { before: lines.above, above: lines.current, current: lines.before };
  }
  return lines.above[b.length] ?? 0;
}

/** Three lines of the table that counts how many slips lead from each beginning of a word to each of another one. */
interface TableLines {
  readonly before: number[];
  readonly above: number[];
  readonly current: number[];
}

/** Fills the current line, and gives the least number in it. */
function fillLine({ before, above, current }: TableLines, row: number, a: string, b: string): number {
  current[0] = row;
  let least = row;
  for (let column = 1; column <= b.length; column++) {
    const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
    let cost = Math.min(above[column] ?? 0, current[column - 1] ?? 0) + 1;
    cost = Math.min(cost, (above[column - 1] ?? 0) + (isSame ? 0 : 1));
    if (isSwapAt(a, b, row, column)) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
    current[column] = cost;
    least = Math.min(least, cost);
  }
  return least;
}

function isSwapAt(a: string, b: string, row: number, column: number): boolean {
  if (row < 2 || column < 2 || a.charCodeAt(row - 1) !== b.charCodeAt(column - 2)) return false;
  return a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
}
