import { parseArgs } from 'node:util';

/** What a run of the fuzzer is asked for. */
export interface FuzzOptions {
  /** How long new cases are begun, in seconds; `undefined` where `cases` says when it ends. */
  readonly seconds: number | undefined;
  /** How many cases each target gets. */
  readonly cases: number | undefined;
  readonly seed: number;
  /** The names of the targets. */
  readonly only: readonly string[];
  /** How many steps the targets that count them may take. */
  readonly steps: number;
}

/** Wrong options; the message is a sentence for the user. */
export class OptionError extends Error {}

/** The longest a case with steps is. */
export const MAX_STEPS = 10_000;

/** So many steps for each second of a run, so that a case with steps takes no more than its share. */
const STEPS_A_SECOND = 20;

const DEFAULT_SECONDS = 60;

const options = {
  seconds: { type: 'string' },
  cases: { type: 'string' },
  seed: { type: 'string' },
  only: { type: 'string', multiple: true },
  steps: { type: 'string' },
} as const;

/** Reads the arguments of `npm run fuzz`; throws `OptionError` for what is none. `known` are the names of all targets. */
export function readOptions(args: readonly string[], known: readonly string[], anySeed: number): FuzzOptions {
  const values = parse(args);
  const only = (values.only ?? []).flatMap((names) => names.split(','));
  const stranger = only.find((name) => !known.includes(name));
  if (stranger !== undefined)
    throw new OptionError(`There is no target \`${stranger}\`; there are ${known.join(', ')}.`);
  if (values.seconds !== undefined && values.cases !== undefined)
    throw new OptionError('`--seconds` and `--cases` exclude each other: each says when the run ends.');
  const cases = numberOf('cases', values.cases, 1);
  const seconds = numberOf('seconds', values.seconds, 1) ?? (cases === undefined ? DEFAULT_SECONDS : undefined);
  return {
    seconds,
    cases,
    seed: numberOf('seed', values.seed, 0) ?? anySeed,
    only: only.length > 0 ? only : known,
    steps: numberOf('steps', values.steps, 1) ?? Math.min(MAX_STEPS, (seconds ?? DEFAULT_SECONDS) * STEPS_A_SECOND),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new OptionError(
      `${reason?.replace(/[.\s]*$/, '')}; the options are --seconds N, --cases N, --seed S, --only NAME and --steps N.`,
    );
  }
}

function numberOf(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least) return value;
  throw new OptionError(`\`--${name}\` takes a whole number from ${least}, not \`${text}\`.`);
}
