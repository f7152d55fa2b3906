// The whole suite: `npm test [-- PATTERN]`. Ends with a line `N passed, N failed`.
import { ensureNodePackages, projectRoot } from './lib/ensure.mjs';
import { readPattern, runQuickSuite } from './lib/quickSuite.mjs';
import { Tally } from './lib/tally.mjs';

const pattern = readPattern(process.argv.slice(2));
process.chdir(projectRoot);
process.env.CI = 'true';
ensureNodePackages();
const { runEditorTests } = await import('./lib/editorTests.mjs');
const { runNeovimTests } = await import('./lib/neovimTests.mjs');
const { packageExtension } = await import('./lib/package.mjs');
const { runWebTests } = await import('./lib/webTests.mjs');

const tally = new Tally();
await runQuickSuite(tally, pattern, true);
const packaged = await tally.step('package', (part) => {
  return attempt(part, 'package', () => packageExtension().then(() => part.pass()));
});
await tally.step('Neovim', (part) => attempt(part, 'Neovim', () => runNeovimTests(part, pattern)));
if (packaged) await attempt(tally, 'editor tests', () => runEditorTests(tally, pattern));
if (packaged) await attempt(tally, 'web host tests', () => runWebTests(tally, pattern));
tally.finish();

/**
 * Turns what `work` throws into a failed test.
 * @param {Tally} part
 * @param {string} name
 * @param {() => Promise<unknown>} work
 * @returns {Promise<boolean>} whether it ended well
 */
async function attempt(part, name, work) {
  try {
    await work();
    return true;
  } catch (error) {
    part.fail(name, error instanceof Error ? error.message : String(error));
    return false;
  }
}
