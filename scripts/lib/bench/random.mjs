// Chance that repeats itself: the same seed gives the same numbers on every machine.

/**
 * @param {number} seed an integer
 * @returns {(below: number) => number} gives an integer from 0 up to, not including, what it is asked for
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
