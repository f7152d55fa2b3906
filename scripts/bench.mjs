// Measures costs against each other in one run: `npm run bench`. Prints a table, writes bench/results.json, and ends with
// exit code 1 when a target is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureRow, toTable } from './lib/bench/measure.mjs';
import { overviewRow } from './lib/bench/overview.mjs';
import { loadEngine } from './lib/engineModule.mjs';
import { ensureNodePackages, projectRoot } from './lib/ensure.mjs';

/** Medians of so many; the first, which warms up, is not among them. */
const ROUNDS = 5;

/** @returns {Promise<number>} the exit code */
async function main() {
  const engine = await loadEngine();
  const results = [overviewRow(engine)].map((row) => measureRow(row, ROUNDS));
  console.log(toTable(results));
  const folder = path.join(projectRoot, 'bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'results.json'), `${JSON.stringify({ rounds: ROUNDS, results }, undefined, 2)}\n`);
  return results.every(({ isMet }) => isMet) ? 0 : 1;
}

ensureNodePackages();
process.exitCode = await main();
