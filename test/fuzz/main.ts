import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { OptionError, readOptions } from './options';
import { describeFind, describeTallies, exitCodeOf, runTargets } from './run';
import { targets } from './targets';
import { serveCases, Worker, workerFlag } from './worker';

async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  const known = targets.map(({ name }) => name);
  const options = readOptions(args, known, randomInt(2 ** 32));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rfc-fuzz-'));
  const worker = new Worker(fileURLToPath(import.meta.url), folder);
  try {
    const wanted = targets.filter(({ name }) => options.only.includes(name));
    const tallies = await runTargets(wanted, options, worker.check);
    for (const { find } of tallies) if (find) console.log(`${describeFind(find)}\n`);
    console.log(`${describeTallies(tallies)}\nSeed ${options.seed}.`);
    return exitCodeOf(tallies);
  } finally {
    worker.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function refuse(error: unknown): 2 {
  if (!(error instanceof OptionError)) throw error;
  console.error(error.message);
  return 2;
}

if (process.argv[2] === workerFlag) serveCases(targets);
else process.exitCode = await main(process.argv.slice(2)).catch(refuse);
