// The rows of the benchmark by name.
import { loadEngine } from '../engineModule.mjs';
import { SetupError } from '../process.mjs';
import { toResult } from './measure.mjs';
import { overviewAfterEdit } from './overview.mjs';
import { keystrokes } from './rows/keystrokes.mjs';
import { schemas } from './rows/schemas.mjs';
import { memory, packageSize } from './rows/sizes.mjs';
import { startup } from './rows/startup.mjs';
import { coldTree, largeTree, warmTree } from './rows/trees.mjs';
import { Setting } from './setting.mjs';

const rows = {
  S1: coldTree,
  S2: warmTree,
  S3: largeTree,
  S4: keystrokes,
  S5: startup,
  S6: memory,
  S7: packageSize,
  S8: schemas,
  overview: async (/** @type {Setting} */ { rounds }) => [overviewAfterEdit(await loadEngine(), rounds)],
};

/** @typedef {keyof typeof rows} RowName */

/** All of them, in the order in which they are run. */
export const rowNames = /** @type {readonly RowName[]} */ (Object.keys(rows));

/**
 * @param {readonly RowName[]} names
 * @param {number} rounds
 * @param {string} scratch an empty folder
 * @returns {Promise<import('./measure.mjs').Result[]>} a row that cannot be measured says why in its only result, which is not met
 */
export async function measureRows(names, rounds, scratch) {
  const setting = new Setting(scratch, rounds);
  console.error(`Measuring ${names.join(', ')} on ${setting.source.source}, ${rounds} rounds each…`);
  const results = [];
  for (const name of names) {
    console.error(`${name}…`);
    results.push(...(await measureRow(name, () => rows[name](setting))));
  }
  return results;
}

/**
 * @param {string} name of the row
 * @param {() => Promise<readonly import('./measure.mjs').Finding[]>} measure
 * @returns {Promise<import('./measure.mjs').Result[]>} rejects with what is no `SetupError`
 */
export async function measureRow(name, measure) {
  try {
    return (await measure()).map(toResult);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return [{ row: name, what: 'the whole row', failure: error.message, isMet: false }];
  }
}
