/** Gives a whole number from 0 up to, but not including, `below`; 0 where `below` is 1 or less. */
export type Random = (below: number) => number;

/**
 * Numbers that look random and are the same in each run (the mixing steps of the generator known as mulberry32).
 *
 * @param seed any whole number; only its lowest 32 bits count
 */
export function randomNumbers(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return Math.floor(fraction * Math.max(below, 1));
  };
}

/** Chooses what comes first more often: where lists begin with the plain case, what is made of them is plainer. */
export function calmer(random: Random): Random {
  return (below) => (random(3) === 0 ? 0 : random(below));
}

/** One of the items; throws where there is none. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const at = random(items.length);
  if (at >= items.length) throw new Error('there is nothing to pick from');
  return items[at] as T;
}

/** True `percent` times out of a hundred. */
export function chance(random: Random, percent: number): boolean {
  return random(100) >= 100 - percent;
}

/** One of the values, each as often as its weight says. */
export function pickWeighted<T>(random: Random, rows: readonly (readonly [weight: number, value: T])[]): T {
  let left = random(rows.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, value] of rows) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new Error('there is nothing to pick from');
}

/** As many as `count` says, each made anew. */
export function repeat<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
