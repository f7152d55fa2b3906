// The quick suite, without an editor: `npm run check [-- PATTERN]`. Ends with a line `N passed, N failed`.
import { ensureNodePackages, projectRoot } from './lib/ensure.mjs';
import { readPattern, runQuickSuite } from './lib/quickSuite.mjs';
import { Tally } from './lib/tally.mjs';

const pattern = readPattern(process.argv.slice(2));
process.chdir(projectRoot);
process.env.CI = 'true';
ensureNodePackages();
const tally = new Tally();
await runQuickSuite(tally, pattern, false);
tally.finish();
