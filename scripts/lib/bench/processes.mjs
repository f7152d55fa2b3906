// Runs whole programs and says what they cost: wall time, processor time of all threads, and the most memory they held.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureDebianPackages } from '../debian.mjs';
import { findProgram, SetupError } from '../process.mjs';

/**
 * @typedef {object} Cost
 * @property {number} wall milliseconds
 * @property {number} cpu milliseconds
 * @property {number} peak MiB
 */

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} folder where it runs
 * @property {NodeJS.ProcessEnv} [env] variables to add
 * @property {readonly number[]} [statuses] exit codes of a run that went well; by default 0
 * @property {() => void} [before] brings about the state that it is to meet; not timed
 */

/** Measures programs with the command `time` of GNU, as Node does not tell what a child has used. */
export class Stopwatch {
  /** @param {string} time its path @param {string} folder for its notes */
  constructor(time, folder) {
    this.time = time;
    this.notes = path.join(folder, 'time.txt');
    this.errors = path.join(folder, 'stderr.txt');
  }

  /** @param {string} folder for temporary files @returns {Promise<Stopwatch>} rejects with a `SetupError` without GNU time */
  static async create(folder) {
    await ensureDebianPackages(['time']);
    const time = findProgram(['gtime', 'time', '/usr/bin/time']);
    const version = time && spawnSync(time, ['--version'], { encoding: 'utf8' });
    if (!time || !version || !`${version.stdout}${version.stderr}`.includes('GNU')) {
      throw new SetupError('Measuring programs needs the command `time` of GNU: install it (on macOS as `gnu-time`).');
    }
    return new Stopwatch(time, folder);
  }

  /** @param {Contestant} contestant @returns {Cost} throws a `SetupError` when the program does not do what it should */
  measure({ name, command, args, folder, env, statuses = [0], before }) {
    before?.();
    const wrapped = ['--quiet', '-o', this.notes, '-f', '%U %S %M', command, ...args];
    const errors = openSync(this.errors, 'w'); // some print megabytes of problems there
    const start = performance.now();
    const { status } = spawnSync(this.time, wrapped, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', errors],
    });
    const wall = performance.now() - start;
    closeSync(errors);
    if (status === null || !statuses.includes(status)) {
      const said = readFileSync(this.errors, 'utf8').trim().split('\n').at(-1) ?? '';
      throw new SetupError(`${name} ended with exit code ${status}: ${said}`);
    }
    const [user = 0, system = 0, peak = 0] = readFileSync(this.notes, 'utf8').trim().split(' ').map(Number);
    return { wall, cpu: (user + system) * 1000, peak: peak / 1024 };
  }
}

/** @typedef {{ wall: number[], cpu: number[], peak: number[] }} Costs one of each round */

/**
 * Runs programs in turn, so that a busy moment meets all of them; the first round only warms up.
 * @param {Pick<Stopwatch, 'measure'>} stopwatch
 * @param {readonly Contestant[]} contestants with names of their own
 * @param {number} rounds
 * @returns {(name: string) => Costs}
 */
export function race(stopwatch, contestants, rounds) {
  /** @type {Map<string, Costs>} */
  const costs = new Map(contestants.map(({ name }) => [name, { wall: [], cpu: [], peak: [] }]));
  for (let round = 0; round <= rounds; round++) {
    for (const contestant of contestants) {
      const { wall, cpu, peak } = stopwatch.measure(contestant);
      if (round === 0) continue;
      const own = costs.get(contestant.name);
      own?.wall.push(wall);
      own?.cpu.push(cpu);
      own?.peak.push(peak);
    }
  }
  return (name) => {
    const own = costs.get(name);
    if (own === undefined) throw new Error(`nobody of the name ${name} took part`);
    return own;
  };
}
