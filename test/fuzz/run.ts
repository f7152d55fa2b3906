import { randomNumbers } from '../support/random';
import type { FuzzOptions } from './options';
import { limited } from './shrink';
import type { Target } from './target';

/** Checks a case somewhere; gives what is wrong, or nothing. */
export type Checker = (target: Target, input: unknown) => Promise<string | undefined>;

/** A case that is wrong, as small as it could be made. */
export interface Find {
  readonly target: Target;
  /** By which the case that was found first is made again. */
  readonly seed: number;
  readonly steps: number;
  readonly input: unknown;
  readonly fault: string;
}

/** What became of one target. */
export interface Tally {
  readonly target: Target;
  cases: number;
  /** In milliseconds. */
  time: number;
  find: Find | undefined;
}

/** How far a find is shrunk: so many cases, so many milliseconds. */
const MOST_TRIES = 3_000;
const MOST_TIME = 120_000;

/**
 * Runs the targets, always the one that has had the least time, until the time is over or each has had its cases. A
 * target ends with its first find. Gives the tallies in the order of `targets`.
 */
export async function runTargets(targets: readonly Target[], options: FuzzOptions, check: Checker): Promise<Tally[]> {
  const tallies = targets.map((target): Tally => ({ target, cases: 0, time: 0, find: undefined }));
  const end = Date.now() + (options.seconds ?? 0) * 1000;
  for (let next = pickNext(tallies, options, end); next; next = pickNext(tallies, options, end)) {
    const begin = Date.now();
    next.find = await tryCase(next.target, seedOf(options.seed, next.cases), options.steps, check);
    next.cases++;
    next.time += Date.now() - begin;
  }
  return tallies;
}

/** Each target has at least one case, however short the time is. */
function pickNext(tallies: readonly Tally[], { cases }: FuzzOptions, end: number): Tally | undefined {
  const isOver = Date.now() >= end;
  const open = tallies.filter((tally) => {
    if (tally.find) return false;
    return cases === undefined ? !isOver || tally.cases === 0 : tally.cases < cases;
  });
  return open.reduce<Tally | undefined>((least, each) => (!least || each.time < least.time ? each : least), undefined);
}

/** The first case is made of the seed itself, so that a find is repeated by the seed of its case. */
function seedOf(seed: number, index: number): number {
  return index === 0 ? seed : randomNumbers(seed ^ Math.imul(index, 0x9e3779b1))(2 ** 32);
}

async function tryCase(target: Target, seed: number, steps: number, check: Checker): Promise<Find | undefined> {
  const input = target.generate(randomNumbers(seed), steps);
  const fault = await check(target, input);
  if (fault === undefined) return undefined;
  let last = fault;
  const fails = async (smaller: unknown) => {
    const found = await check(target, smaller);
    if (found !== undefined && kindOf(found) === kindOf(fault)) last = found;
    return found !== undefined && kindOf(found) === kindOf(fault);
  };
  const smallest = await target.shrink(input, limited(fails, MOST_TRIES, MOST_TIME));
  return { target, seed, steps, input: smallest, fault: last };
}

/** Shrinking must not slip from one fault to another: the beginning of the first line says which one it is. */
function kindOf(fault: string): string {
  return (fault.split(/[\n:]/)[0] ?? '').replace(/\d+/g, '#');
}

/** What a run found, in words for people; the last line of each find repeats it. */
export function describeFind({ target, seed, steps, input, fault }: Find): string {
  const lines = [
    `${target.name}: a find. It should hold that ${target.holds}`,
    '',
    indent(fault),
    '',
    '  The smallest case:',
    indent(target.show(input)),
    '',
    `  Seed ${seed}. To repeat: npm run fuzz -- --only ${target.name} --seed ${seed} --cases 1 --steps ${steps}`,
  ];
  return lines.join('\n');
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}

/** One line for each target: how many cases ran, and what became of them. */
export function describeTallies(tallies: readonly Tally[]): string {
  const width = Math.max(...tallies.map(({ target }) => target.name.length));
  const rows = tallies.map(({ target, cases, time, find }) => {
    const verdict = find ? 'A FIND' : cases === 0 ? 'NOTHING RAN' : 'nothing found';
    const seconds = (time / 1000).toFixed(1);
    return `${target.name.padEnd(width)} ${String(cases).padStart(8)} cases ${seconds.padStart(8)} s  ${verdict}`;
  });
  return rows.join('\n');
}

/** 0 where every target had cases and none was wrong, else 1. */
export function exitCodeOf(tallies: readonly Tally[]): 0 | 1 {
  return tallies.every(({ cases, find }) => cases > 0 && !find) ? 0 : 1;
}
