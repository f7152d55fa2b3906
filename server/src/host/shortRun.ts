import { setFlagsFromString } from 'node:v8';

/** What V8 is told, and what is so otherwise. */
interface Flag {
  readonly name: string;
  readonly value: number;
  readonly usual: number;
}

/** The first V8 with a compiler between the quick one and the one that optimises: what is said of the latter does not fit it. */
const WITH_MIDDLE = 12;

/**
 * Has V8 optimise later and in smaller pieces: in a run of a second or two most of what its compiler makes is thrown away
 * before it has paid, and others could use the processor. In bytes of bytecode: what has run before a function is looked at,
 * and what is put into one at most.
 */
const optimiser: readonly Flag[] =
  Number.parseInt(process.versions.v8, 10) >= WITH_MIDDLE
    ? []
    : [
        { name: 'interrupt-budget', value: 220_000, usual: 66 * 1024 },
        { name: 'max-inlined-bytecode-size-cumulative', value: 400, usual: 920 },
      ];

let isExpected = false;

/**
 * What is made of a text is of no use when the next one is read, so a small young generation does: left alone, V8 doubles it
 * until it is sixteen times as large as at first.
 */
const young: Flag = { name: 'semi-space-growth-factor', value: 1, usual: 2 };

/**
 * Makes V8 fit for a run of seconds that fills memory: garbage may grow to so many per cent of what is in use, and no
 * further, before it is collected. Code that is compiled under other flags than those of a start is none that the next start
 * could use, so all is as it was when `keepCompiled` writes. Only the first call counts.
 */
export function expectShortRun(garbage: number): void {
  if (isExpected) return;
  isExpected = true;
  const collector: Flag = { name: 'heap-growing-percent', value: garbage, usual: 0 };
  const flags = [collector, young, ...optimiser];
  for (const { name, value } of flags) setFlagsFromString(`--${name}=${value}`);
  process.prependOnceListener('exit', () => resetAll(flags));
}

/** The run is going to be a long one after all, in which it pays to optimise as V8 usually does. */
export function expectLongRun(): void {
  resetAll(optimiser);
}

function resetAll(flags: readonly Flag[]): void {
  for (const { name, usual } of flags) setFlagsFromString(`--${name}=${usual}`);
}
