// The part of the suite that needs no editor: types, lint, and the bundled tests of every layer.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './ensure.mjs';
import { runNodeTests } from './nodeTests.mjs';
import { run } from './process.mjs';

const tsc = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
const biome = path.join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');

/** Steps that are a program each: one test that passes when the program ends well. */
const programs = {
  types: [tsc, '--project', projectRoot, '--pretty', 'false'],
  lint: [biome, 'check', '--error-on-warnings', '--max-diagnostics=none', '--colors=off', projectRoot],
};

/**
 * Reads what the user gave behind `--`; ends the process with one sentence when it cannot be used.
 * @param {readonly string[]} args
 * @returns {string | undefined} a regular expression for the names of the tests to run, all of them when absent
 */
export function readPattern(args) {
  const [pattern] = args;
  try {
    new RegExp(pattern ?? '');
    if (args.length < 2) return pattern;
    console.error(`One pattern for test names can be given, but there are ${args.length}.`);
  } catch {
    console.error(`\`${pattern}\` is not a regular expression for test names.`);
  }
  process.exit(2);
}

/**
 * Runs the quick suite.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string | undefined} pattern runs only the tests whose name it matches, neither types nor lint
 * @param {boolean} withSlow whether to run the tests that take many seconds too
 */
export async function runQuickSuite(tally, pattern, withSlow) {
  const checks = pattern === undefined ? Object.entries(programs) : [];
  const [built] = await Promise.all([
    tally.step('build', (part) => runProgram(part, 'build', ['scripts/build.mjs', '--tests'])),
    ...checks.map(([name, args]) => tally.step(name, (part) => runProgram(part, name, args))),
  ]);
  if (!built) return;
  if (pattern === undefined) await tally.step('size', (part) => runProgram(part, 'size', ['scripts/budget.mjs']));
  await tally.step('tests without an editor', (part) => runNodeTests(testBundles(withSlow), part, pattern));
}

/**
 * @param {import('./tally.mjs').Tally} tally
 * @param {string} name
 * @param {readonly string[]} args of node
 * @returns {Promise<boolean>} whether it ended well
 */
async function runProgram(tally, name, args) {
  const { status, output } = await run(process.execPath, args, { cwd: projectRoot });
  if (status === 0) tally.pass();
  else tally.fail(name, output);
  return status === 0;
}

/** @param {boolean} withSlow @returns {string[]} the bundle of every layer; what they share is in chunks of other names */
function testBundles(withSlow) {
  const built = path.join(projectRoot, 'dist/test');
  const layers = readdirSync(path.join(built, 'entries')).map((file) => path.basename(file, '.ts'));
  const isSlow = (/** @type {string} */ layer) => layer.startsWith('slow-');
  // The longest first, so that the others run beside them.
  const ordered = layers.sort((a, b) => Number(isSlow(b)) - Number(isSlow(a)));
  return ordered.filter((layer) => withSlow || !isSlow(layer)).map((layer) => path.join(built, `${layer}.mjs`));
}
