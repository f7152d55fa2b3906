// How a benchmark judges: medians with their spread, the measured one against another of the same run or against a bound.

/**
 * @typedef {object} Sample
 * @property {number} median
 * @property {number} least
 * @property {number} most
 */

/** @typedef {{ most: number } | { least: number }} Target what the ratio may be, or the figure itself when there is no reference */

/**
 * @typedef {object} Finding what one line of the benchmark is about
 * @property {string} row that it belongs to, such as `S1`
 * @property {string} what is measured, in a few words
 * @property {string} unit
 * @property {readonly number[]} measured one figure of each round
 * @property {{ name: string, values: readonly number[] }} [reference] what it is measured against
 * @property {Target} [target] without one the line only informs
 */

/**
 * @typedef {object} Result
 * @property {string} row
 * @property {string} what
 * @property {string} [unit]
 * @property {Sample} [measured]
 * @property {Sample & { name: string }} [reference]
 * @property {number} [ratio] of the medians
 * @property {Target} [target]
 * @property {string} [failure] why there is nothing to judge
 * @property {boolean} isMet also where there was no target
 */

/** @param {readonly number[]} values at least one @returns {Sample} */
export function toSample(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), least: quantile(sorted, 0), most: quantile(sorted, 1) };
}

/**
 * @param {readonly number[]} values at least one
 * @param {number} share from 0 to 1
 * @returns {number} the value which so many are not above
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('there is no median of nothing');
  return value;
}

/** @param {Finding} finding @returns {Result} */
export function toResult({ row, what, unit, measured, reference, target }) {
  const own = toSample(measured);
  const other = reference && { name: reference.name, ...toSample(reference.values) };
  const ratio = other && own.median / other.median;
  const isMet = target === undefined || meets(ratio ?? own.median, target);
  return {
    row,
    what,
    unit,
    measured: own,
    ...(other && { reference: other }),
    ...(ratio !== undefined && { ratio }),
    ...(target && { target }),
    isMet,
  };
}

/** @param {number} value @param {Target} target @returns {boolean} false for what is no number */
function meets(value, target) {
  return 'most' in target ? value <= target.most : value >= target.least;
}

/**
 * Times pieces of work in turn, so that a busy moment meets all of them; the first round only warms up.
 * @template {string} Name
 * @param {number} rounds
 * @param {Readonly<Record<Name, () => void>>} works
 * @returns {Record<Name, number[]>} milliseconds, one figure of each round
 */
export function timeInTurn(rounds, works) {
  const names = /** @type {Name[]} */ (Object.keys(works));
  const times = /** @type {Record<Name, number[]>} */ (
    Object.fromEntries(names.map((name) => [name, /** @type {number[]} */ ([])]))
  );
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const start = performance.now();
      works[name]();
      if (round > 0) times[name].push(performance.now() - start);
    }
  }
  return times;
}
