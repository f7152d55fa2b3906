// Looks for inputs that break the product: `npm run fuzz -- [--seconds N | --cases N] [--seed S] [--only NAME] [--steps N]`.
// Ends with exit code 1 when it finds one, 2 for wrong options.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureNodePackages, projectRoot } from './lib/ensure.mjs';

process.chdir(projectRoot);
ensureNodePackages();
const built = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 2, 2] });
if (built.status === 0) await fuzz(process.argv.slice(2));
else process.exitCode = 2;

/** @param {readonly string[]} args */
async function fuzz(args) {
  const esbuild = await import('esbuild');
  const outfile = path.join(projectRoot, 'dist/fuzz/main.mjs');
  await esbuild.build({
    entryPoints: ['test/fuzz/main.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { 'vscode-languageserver/node': 'vscode-languageserver/node.js' },
    outfile,
    sourcemap: true,
    absWorkingDir: projectRoot,
    logLevel: 'warning',
  });
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', outfile, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 2;
}
