import fc from 'fast-check';

/**
 * What values of chance are made from in the suite: the same in every run, so that a verdict is about the change and not
 * about luck. `RFC_SEED=N` tries others; the fuzzer looks for what nobody has met yet.
 */
export const seed = Number(process.env.RFC_SEED ?? 20261130);

if (!Number.isInteger(seed)) throw new Error(`\`RFC_SEED\` has to be a whole number, not \`${process.env.RFC_SEED}\`.`);

fc.configureGlobal({ seed });
