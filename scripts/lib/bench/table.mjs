// The table that the benchmark prints.

/** @typedef {import('./measure.mjs').Result} Result */

const head = ['row', 'what', 'measured (spread)', 'against', 'reference (spread)', 'ratio', 'target', ''];

/** @param {readonly Result[]} results @returns {string} a table for people */
export function toTable(results) {
  const rows = results.map(toCells);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  const lines = [head, ...rows].map((row) => line(row).trimEnd());
  const failures = results.filter(({ failure }) => failure !== undefined);
  const notes = failures.map(({ row, what, failure }) => `${row}, ${what}: ${failure}`);
  return [...lines, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

/** @param {Result} result @returns {string[]} */
function toCells({ row, what, unit = '', measured, reference, ratio, target, failure, isMet }) {
  const verdict = failure !== undefined ? 'not measured' : target === undefined ? '' : isMet ? 'met' : 'missed';
  return [
    row,
    what,
    measured ? `${spread(measured)} ${unit}` : '',
    reference?.name ?? '',
    reference ? `${spread(reference)} ${unit}` : '',
    ratio === undefined ? '' : toShort(ratio),
    target === undefined ? '' : toBound(target, reference === undefined ? ` ${unit}` : ''),
    verdict,
  ];
}

/** @param {import('./measure.mjs').Target} target @param {string} unit @returns {string} */
function toBound(target, unit) {
  return 'most' in target ? `≤ ${toShort(target.most)}${unit}` : `≥ ${toShort(target.least)}${unit}`;
}

/** @param {import('./measure.mjs').Sample} sample @returns {string} `median (least to most)`, one number where all are the same */
function spread({ median, least, most }) {
  return least === most ? toShort(median) : `${toShort(median)} (${toShort(least)} to ${toShort(most)})`;
}

/** @param {number} value @returns {string} with three digits that count, whole from a hundred on */
function toShort(value) {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
