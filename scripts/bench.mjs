// Measures what things cost against others in the same run: `npm run bench`. Prints a table, writes bench/results.json, and
// ends with exit code 1 when a target is missed or could not be measured. docs/performance.md says how to read it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOptions } from './lib/bench/options.mjs';
import { ensureNodePackages, projectRoot } from './lib/ensure.mjs';

ensureNodePackages();
const { measureRows, rowNames } = await import('./lib/bench/rows.mjs');
const { peerVersions } = await import('./lib/bench/peers.mjs');
const { toTable } = await import('./lib/bench/table.mjs');

/**
 * @param {readonly import('./lib/bench/rows.mjs').RowName[]} rows
 * @param {number} rounds
 * @returns {Promise<number>} the exit code
 */
async function measure(rows, rounds) {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'rfc-bench-'));
  try {
    const results = await measureRows(rows, rounds, scratch);
    console.log(toTable(results));
    const folder = path.join(projectRoot, 'bench');
    mkdirSync(folder, { recursive: true });
    const machine = { node: process.version, cores: os.availableParallelism(), platform: process.platform };
    const report = { rounds, machine, peers: peerVersions(), results };
    writeFileSync(path.join(folder, 'results.json'), `${JSON.stringify(report, undefined, 2)}\n`);
    return results.every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const request = readOptions(process.argv.slice(2), rowNames);
if (request.kind === 'run') process.exitCode = await measure(request.rows, request.rounds);
else if (request.kind === 'help') console.log(request.text);
else {
  console.error(request.text);
  process.exitCode = 2;
}
