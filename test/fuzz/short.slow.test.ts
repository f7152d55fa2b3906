import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seed } from '../support/seed';
import { describeFind, runTargets } from './run';
import { checkCase, type Target } from './target';
import { targets } from './targets';

/** So many steps where a case counts them: `npm run fuzz` takes more. */
const STEPS = 100;

const check = (target: Target, input: unknown) => checkCase(target, input, { alive: () => undefined });

describe('a short run of the fuzzer', () => {
  for (const target of targets) {
    test(`${target.name}: ${target.holds}`, async (context) => {
      const options = { seconds: undefined, cases: target.short, seed, only: [target.name], steps: STEPS };
      const [tally] = await runTargets([target], options, check);
      assert.ok(tally);
      if (tally.find) assert.fail(`\n${describeFind(tally.find)}`);
      context.diagnostic(`${tally.cases} cases in ${tally.time} ms`);
      assert.equal(tally.cases, target.short);
    });
  }
});
