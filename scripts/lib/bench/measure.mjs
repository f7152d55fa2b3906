// How a benchmark measures: rounds in turn, so that a busy moment meets both sides, and medians with their spread.

/**
 * @typedef {object} Sample
 * @property {number} median in milliseconds
 * @property {number} least
 * @property {number} most
 */

/**
 * @typedef {object} Row what one line of the benchmark is about: a cost as a share of another one in the same run
 * @property {string} name
 * @property {string} what the sides in a few words, the measured one first
 * @property {number} limit the highest ratio that meets the target
 * @property {number} times how often `measured` does what it is about: a short thing is timed in a bundle
 * @property {() => void} measured
 * @property {() => void} reference
 */

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {string} what
 * @property {Sample} measured
 * @property {Sample} reference
 * @property {number} ratio of the medians
 * @property {number} limit
 * @property {boolean} isMet
 */

/** @param {() => void} work @returns {number} wall time in milliseconds */
function timeOf(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** @param {number[]} times @returns {Sample} */
function toSample(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ index) => sorted[index] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), least: at(0), most: at(sorted.length - 1) };
}

/**
 * Runs both sides of a row in turn; the first round only warms up.
 * @param {Row} row
 * @param {number} rounds
 * @returns {Result}
 */
export function measureRow({ name, what, limit, times: repeats, measured, reference }, rounds) {
  /** @type {{ measured: number[], reference: number[] }} */
  const times = { measured: [], reference: [] };
  for (let round = 0; round <= rounds; round++) {
    const [a, b] = [timeOf(measured), timeOf(reference)];
    if (round === 0) continue;
    times.measured.push(a / repeats);
    times.reference.push(b);
  }
  const [own, other] = [toSample(times.measured), toSample(times.reference)];
  const ratio = own.median / other.median;
  return { name, what, measured: own, reference: other, ratio, limit, isMet: ratio <= limit };
}

/** @param {readonly Result[]} results @returns {string} a table for people */
export function toTable(results) {
  const head = ['what', 'measured ms', 'reference ms', 'ratio', 'limit', ''];
  const rows = results.map(({ name, measured, reference, ratio, limit, isMet }) => [
    name,
    spread(measured),
    spread(reference),
    ratio.toFixed(4),
    limit.toFixed(4),
    isMet ? 'met' : 'missed',
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return [head, ...rows].map((row) => line(row).trimEnd()).join('\n');
}

/** @param {Sample} sample @returns {string} `median (least to most)` */
function spread({ median, least, most }) {
  return `${median.toFixed(1)} (${least.toFixed(1)} to ${most.toFixed(1)})`;
}
