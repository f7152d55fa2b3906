/** Stretches of two sequences without partners in one another: `[start, end)` of each; one of the two may be empty. */
export interface Gap {
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
}

/** How well two elements go together, from 0 to 1, apart from their keys. */
export type Affinity = (a: number, b: number) => number;

/** Beyond so many pairs of elements it is not weighed which of equal ones belong together. */
const MAX_WEIGHED = 250_000;

/** Beyond so many differences the rest counts as one: nobody reads on there. */
const MAX_DIFFERENCES = 500;

/**
 * Aligns two sequences: as many elements as can be get a partner with the same key, in order; among the ways to do so
 * the one with the most affinity. Gives what has no partner, in order. Equal sequences take linear time, others at most
 * what the limits allow.
 */
export function align(a: readonly string[], b: readonly string[], affinity: Affinity): Gap[] {
  if (a.length === b.length && a.every((key, index) => key === b[index])) return [];
  if (a.length * b.length <= MAX_WEIGHED) return toGaps(matchWeighed(a, b, affinity), a.length, b.length);
  return alignLong(a, b);
}

type Match = readonly [number, number];

/** One more partner counts for more than all affinities together. */
const PARTNER = 1000;

/** Two elements that only differ in their keys say more about who goes with whom than two that are equal by chance. */
const CHANGED = 1.5;

/** The classic table, filled from the end, so that the way through it prefers partners early on. */
function matchWeighed(a: readonly string[], b: readonly string[], affinity: Affinity): Match[] {
  const width = b.length + 1;
  const table = new Float64Array((a.length + 1) * width);
  const at = (i: number, j: number) => table[i * width + j] ?? 0;
  const paired = (i: number, j: number) =>
    (a[i] === b[j] ? PARTNER + affinity(i, j) : CHANGED * affinity(i, j)) + at(i + 1, j + 1);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i * width + j] = Math.max(paired(i, j), at(i + 1, j), at(i, j + 1));
    }
  }
  const matches: Match[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (paired(i, j) >= at(i, j)) {
      if (a[i] === b[j]) matches.push([i, j]);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return matches;
}

/** Equal ends first, then the shortest way between the middles. */
function alignLong(a: readonly string[], b: readonly string[]): Gap[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  const room = Math.min(a.length, b.length) - start;
  while (end < room && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const middle = (keys: readonly string[]) => keys.slice(start, keys.length - end);
  const matches = matchShortest(middle(a), middle(b));
  const gaps = toGaps(matches, a.length - start - end, b.length - start - end);
  const shift = ([from, to]: Gap['a']) => [from + start, to + start] as const;
  return gaps.map((gap) => ({ a: shift(gap.a), b: shift(gap.b) }));
}

/** Myers' greedy search for the fewest differences; no partners at all where there are too many. */
function matchShortest(a: readonly string[], b: readonly string[]): Match[] {
  const most = Math.min(a.length + b.length, MAX_DIFFERENCES);
  const furthest = new Map<number, number>([[1, 0]]);
  const trail: Map<number, number>[] = [];
  for (let cost = 0; cost <= most; cost++) {
    trail.push(new Map(furthest));
    for (let k = -cost; k <= cost; k += 2) {
      let x = stepFrom(furthest, k, cost);
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      furthest.set(k, x);
      if (x >= a.length && x - k >= b.length) return walkBack(trail, a.length, b.length);
    }
  }
  return [];
}

/** Where diagonal `k` begins after one more difference: a step down, or to the right. */
function stepFrom(furthest: ReadonlyMap<number, number>, k: number, cost: number): number {
  const [left, right] = [furthest.get(k - 1) ?? -1, furthest.get(k + 1) ?? -1];
  return k === -cost || (k !== cost && left < right) ? right : left + 1;
}

function walkBack(trail: readonly ReadonlyMap<number, number>[], aLength: number, bLength: number): Match[] {
  const matches: Match[] = [];
  let [x, y] = [aLength, bLength];
  for (const [cost, furthest] of [...trail.entries()].reverse()) {
    const k = x - y;
    const begin = stepFrom(furthest, k, cost);
    while (x > begin && y > begin - k && x > 0 && y > 0) matches.push([--x, --y]);
    if (cost === 0) break;
    const wentDown = begin === (furthest.get(k + 1) ?? -1);
    [x, y] = wentDown ? [begin, begin - k - 1] : [begin - 1, begin - k];
  }
  return matches.reverse();
}

function toGaps(matches: readonly Match[], aLength: number, bLength: number): Gap[] {
  const gaps: Gap[] = [];
  let [a, b] = [0, 0];
  for (const [i, j] of [...matches, [aLength, bLength] as const]) {
    if (i > a || j > b) gaps.push({ a: [a, i], b: [b, j] });
    [a, b] = [i + 1, j + 1];
  }
  return gaps;
}
