// What npm runs after it has installed the packages of a clone, and before it installs this package from git: hooks and
// other projects that take it from its repository get programs that way. A clone that has been built is left alone.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureNodePackages, projectRoot } from './lib/ensure.mjs';
import { run } from './lib/process.mjs';

/** An npm that installs us globally passes on that it does, and the packages that a build needs would go there too. */
function forgetGlobal() {
  for (const name of Object.keys(process.env)) {
    if (/^npm_config_(global|location|prefix|global_prefix|local_prefix)$/i.test(name)) delete process.env[name];
  }
}

const isBuilt = () => existsSync(path.join(projectRoot, 'dist/cli.js'));

if (!isBuilt()) {
  forgetGlobal();
  ensureNodePackages(); // which ends here once more, and then there is nothing left to do
  const { status, output } = isBuilt()
    ? { status: 0, output: '' }
    : await run(process.execPath, ['scripts/build.mjs', '--minify'], { cwd: projectRoot });
  if (status !== 0) console.error(output);
  process.exitCode = status;
}
