import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { describeFind, describeTallies, exitCodeOf, runTargets } from './run';
import { shrinkText } from './shrink';
import { checkCase, defineTarget, type Target } from './target';

/** A target whose cases are numbers as texts; `check` says what is wrong with one. */
function numbers(name: string, check: (text: string) => string | undefined): Target {
  return defineTarget<string>({
    name,
    holds: 'numbers are fine.',
    short: 1,
    generate: (random) => `${random(10)} and ${random(1_000_000)}`,
    check: async (text) => check(text),
    shrink: shrinkText,
    show: (text) => `<${text}>`,
  });
}

const run = { alive: () => undefined };
const inProcess = (target: Target, input: unknown) => checkCase(target, input, run);
const options = { seconds: undefined, cases: 200, seed: 1, only: [], steps: 1 };

const fine = numbers('fine', () => undefined);
const wrong = numbers('wrong', (text) => (text.includes('7') ? `seven is bad: ${text}` : undefined));
const rare = numbers('rare', (text) => (text.includes('77') ? `twice seven: ${text}` : undefined));
const throwing = numbers('throwing', (text) => {
  if (text.includes('7')) throw new Error('seven');
  return undefined;
});

describe('a run', () => {
  test('gives each target its cases, and those that are wrong as small as can be', async () => {
    const [good, bad, thrown] = await runTargets([fine, wrong, throwing], options, inProcess);
    assert.deepEqual([good?.cases, good?.find], [200, undefined]);
    assert.deepEqual([bad?.find?.input, bad?.find?.fault], ['7', 'seven is bad: 7']);
    assert.equal(thrown?.find?.input, '7');
    assert.match(thrown?.find?.fault ?? '', /^Error: seven\n\s+at /);
  });

  test('is repeated by the seed of its find', async () => {
    const [first] = await runTargets([rare], options, inProcess);
    assert.ok(first?.find && first.cases > 1, 'the find is not the first case');
    const [again] = await runTargets([rare], { ...options, seed: first.find.seed, cases: 1 }, inProcess);
    assert.deepEqual(again?.find, first.find);
  });

  test('tells a find with its smallest case and the command that repeats it', async () => {
    const [tally] = await runTargets([wrong], options, inProcess);
    assert.ok(tally?.find);
    const words = describeFind(tally.find);
    assert.match(words, /^wrong: a find\. It should hold that numbers are fine\.\n/);
    assert.match(words, /\n {4}<7>\n/);
    assert.match(words, new RegExp(`npm run fuzz -- --only wrong --seed ${tally.find.seed} --cases 1 --steps 1$`));
  });

  test('does not slip from one fault to another while it shrinks', async () => {
    const two = numbers('two', (text) => (text.includes('and') ? `whole: ${text}` : 'cut off'));
    const [tally] = await runTargets([two], options, inProcess);
    assert.deepEqual([tally?.find?.input, tally?.find?.fault], ['and', 'whole: and']);
  });

  test('ends with 0 when nothing was found, else with 1, and so where nothing ran', async () => {
    const good = await runTargets([fine], options, inProcess);
    const bad = await runTargets([fine, wrong], options, inProcess);
    assert.deepEqual([exitCodeOf(good), exitCodeOf(bad)], [0, 1]);
    const nothing = good.map((tally) => ({ ...tally, cases: 0 }));
    assert.equal(exitCodeOf(nothing), 1);
    assert.match(
      describeTallies([...bad, ...nothing]),
      /fine +200 cases .* nothing found\nwrong .* A FIND\nfine +0 cases .* NOTHING RAN/,
    );
  });

  test('with a time of nothing still gives each target one case', async () => {
    const tallies = await runTargets([fine, wrong], { ...options, cases: undefined, seconds: 0 }, inProcess);
    assert.deepEqual(
      tallies.map(({ cases }) => cases),
      [1, 1],
    );
  });
});
