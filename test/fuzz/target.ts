import type { Random } from '../support/random';

/** What the checks of a case may use of the run around them. */
export interface Run {
  /** Says that work goes on; a run that says nothing for long counts as hung. */
  readonly alive: () => void;
}

/**
 * One row of what has to hold whatever happens: it makes cases and checks them. A case is data alone (text, numbers,
 * lists, objects, bytes), since it crosses to the process that checks it.
 */
export interface Target<Case = unknown> {
  readonly name: string;
  /** What holds, in one sentence for people. */
  readonly holds: string;
  /** How many cases the short run in the suite takes. */
  readonly short: number;
  /** @param steps how long a case may be for targets that count steps */
  generate(random: Random, steps: number): Case;
  /** Gives what is wrong, or nothing. What it throws is wrong as well. */
  check(input: Case, run: Run): Promise<string | undefined>;
  /** A smaller case that is still wrong; `fails` tells, and gives up after a while by saying no. */
  shrink(input: Case, fails: Fails<Case>): Promise<Case>;
  /** The case for people. */
  show(input: Case): string;
}

/** True for a case that is wrong. */
export type Fails<Case> = (input: Case) => Promise<boolean>;

/** A target whose kind of case nobody else needs to know. Methods, so that the list of all of them has a type. */
export function defineTarget<Case>(target: Target<Case>): Target {
  return target;
}

/** What is thrown, as a text with its stack. */
export function faultOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Checks a case in this process; what it throws is a fault like any other. */
export async function checkCase(target: Target, input: unknown, run: Run): Promise<string | undefined> {
  try {
    return await target.check(input, run);
  } catch (error) {
    return faultOf(error);
  }
}
