// Says how large the package would be, from the files that are built: `node scripts/budget.mjs`. Ends with exit code 1
// where that is more than it may be. Packaging takes a minute, this takes a few seconds.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { projectRoot } from './lib/ensure.mjs';
import { listPackaged } from './lib/package.mjs';
import { bundlePrograms } from './lib/programBundles.mjs';

/** What a package may have, in bytes. */
const MOST = 800_000;

/** What an archive says of each file beside its name, which it has twice. */
const ABOUT_A_FILE = 100;

/** @param {string} name @param {Buffer} content @returns {number} what a file takes in an archive */
function sizeOf(name, content) {
  return deflateRawSync(content).length + 2 * name.length + ABOUT_A_FILE;
}

/** @returns {Promise<number>} in bytes */
async function packageSize() {
  const bundles = await bundlePrograms(esbuild, { root: projectRoot, minify: true });
  const built = new Set(bundles.map(({ name }) => `dist/${name}`));
  // In `dist` lie the bundles for debugging, maybe those of an earlier build too: others are shipped. The page's texts are
  // made of those above when somebody packages.
  const isMade = (/** @type {string} */ file) => built.has(file) || /^dist\/(?:part-[^/]+\.js|[A-Z]+\.md)$/.test(file);
  const kept = (await listPackaged()).filter((file) => !isMade(file) && existsSync(path.join(projectRoot, file)));
  const others = new Set([...kept, 'README.md', 'CHANGELOG.md']);
  const sizes = [
    ...bundles.map(({ name, code }) => sizeOf(name, Buffer.from(code))),
    ...[...others].map((file) => sizeOf(file, readFileSync(path.join(projectRoot, file)))),
  ];
  return sizes.reduce((sum, size) => sum + size, 0);
}

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(0)} KB`;
const size = await packageSize();
console.log(`The package has about ${kilobytes(size)} and may have ${kilobytes(MOST)}.`);
if (size > MOST) process.exitCode = 1;
