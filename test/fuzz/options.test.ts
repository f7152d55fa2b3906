import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { OptionError, readOptions } from './options';

const known = ['documents', 'edits'];
const read = (...args: string[]) => readOptions(args, known, 77);

describe('the options of the fuzzer', () => {
  test('have defaults: a minute, any seed, every target', () => {
    assert.deepEqual(read(), { seconds: 60, cases: undefined, seed: 77, only: known, steps: 1200 });
  });

  test('are taken as they are given', () => {
    assert.deepEqual(read('--cases', '1', '--seed', '5', '--only', 'edits', '--steps', '40'), {
      ...{ seconds: undefined, cases: 1, seed: 5 },
      ...{ only: ['edits'], steps: 40 },
    });
    assert.deepEqual(read('--only', 'edits,documents').only, ['edits', 'documents']);
  });

  test('a long run takes more steps, up to a limit', () => {
    assert.deepEqual([read('--seconds', '10').steps, read('--seconds', '100000').steps], [200, 10_000]);
  });

  for (const [args, sentence] of [
    [['--seconds', 'ten'], '`--seconds` takes a whole number from 1, not `ten`.'],
    [['--seconds', '0'], '`--seconds` takes a whole number from 1, not `0`.'],
    [['--seed', '-1'], /^Option '--seed' argument is ambiguous/],
    [['--only', 'edit'], 'There is no target `edit`; there are documents, edits.'],
    [
      ['--fast'],
      /^Unknown option '--fast'.*; the options are --seconds N, --cases N, --seed S, --only NAME and --steps N\.$/,
    ],
    [['more'], /^Unexpected argument 'more'.*\.$/],
    [['--seconds', '1', '--cases', '1'], '`--seconds` and `--cases` exclude each other: each says when the run ends.'],
  ] as const) {
    test(`${args.join(' ')} is refused in one sentence`, () => {
      assert.throws(
        () => read(...args),
        (error) => {
          assert.ok(error instanceof OptionError);
          if (typeof sentence === 'string') assert.equal(error.message, sentence);
          else assert.match(error.message, sentence);
          return !error.message.includes('\n');
        },
      );
    });
  }
});
