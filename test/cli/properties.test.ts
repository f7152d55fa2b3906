import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { commands } from '../../server/src/cli/commands';
import { rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';

const words = commands.flatMap(({ name, options }) => [name, ...Object.keys(options).map((option) => `--${option}`)]);
const argument = fc.oneof(
  fc.constantFrom(...words, '--help', '--', '-', '.', 'json', 'status/*=off', '0', '--format=json'),
  fc.string({ unit: 'binary' }),
);

test('any arguments get an exit code and, when refused, one sentence without control characters', async () => {
  const cwd = temporaryFolder();
  await fc.assert(
    fc.asyncProperty(fc.array(argument, { maxLength: 5 }), async (args) => {
      const { code, stdout, stderr } = await rfc(args, { cwd });
      if (code !== 2 || args.length === 0) return;
      assert.equal(stdout, '');
      assert.match(stderr, /^[^\p{Cc}]+[.?]\n$/u);
    }),
    { numRuns: 500 },
  );
});
