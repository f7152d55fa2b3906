// What the user asks the benchmark for.

const usage = 'Usage: npm run bench -- [ROW…] [--rounds N]';

/** Medians of so many, unless the user asks for another number. */
const ROUNDS = 5;

/**
 * @template {string} Name
 * @typedef {{ kind: 'run', rows: readonly Name[], rounds: number } | { kind: 'help', text: string } | { kind: 'error', text: string }} Request
 */

/**
 * Reads the words behind `npm run bench --`.
 * @template {string} Name
 * @param {readonly string[]} args
 * @param {readonly Name[]} names of all rows, in order
 * @returns {Request<Name>} the rows to run, all of them when none is named; or one sentence on what is wrong
 */
export function readOptions(args, names) {
  /** @type {Set<string>} */
  const wanted = new Set();
  let rounds = ROUNDS;
  for (let index = 0; index < args.length; index++) {
    const arg = String(args[index]);
    if (arg === '--help') return { kind: 'help', text: `${usage}\n\nRows: ${names.join(', ')}` };
    if (arg === '--rounds') {
      const value = args[++index];
      if (!/^[1-9]\d{0,3}$/.test(value ?? ''))
        return error(`\`--rounds\` takes a number from 1 to 9999, not ${quoted(value)}.`);
      rounds = Number(value);
    } else if (arg.startsWith('-')) return error(`There is no option \`${arg}\`. ${usage}`);
    else if (names.some((name) => name === arg)) wanted.add(arg);
    else return error(`There is no row \`${arg}\`; the rows are ${names.join(', ')}.`);
  }
  return { kind: 'run', rows: names.filter((name) => wanted.size === 0 || wanted.has(name)), rounds };
}

/** @param {string | undefined} value @returns {string} */
function quoted(value) {
  return value === undefined ? 'nothing' : `\`${value}\``;
}

/** @param {string} text @returns {{ kind: 'error', text: string }} */
function error(text) {
  return { kind: 'error', text };
}
