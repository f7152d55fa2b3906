// The programs that check a whole tree, ours and others, each as its users would start it but for what it prints.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../ensure.mjs';
import { SetupError } from '../process.mjs';

/** @typedef {import('./processes.mjs').Contestant} Contestant */
/** @typedef {import('./setting.mjs').Setting} Setting */
/** @typedef {import('./tree.mjs').Tree} Tree */

/** What linters end with when they have found something. */
const found = [0, 1];

/** @param {string} file in `programs` @returns {string} its path */
export function programFile(file) {
  return fileURLToPath(new URL(`programs/${file}`, import.meta.url));
}

/** @returns {Contestant} the least that a program of Node costs */
export function emptyProgram() {
  return { name: 'node -e 0', command: process.execPath, args: ['-e', '0'], folder: '.' };
}

/** @param {Tree} tree @returns {Contestant} the least that a look at every document costs */
export function readAndHash({ folder }) {
  return {
    name: 'read + blob hash',
    command: process.execPath,
    args: [programFile('readAndHash.cjs'), folder],
    folder,
  };
}

/**
 * `rfc lint`, which has to find no error: the tree is clean.
 * @param {Setting} setting
 * @param {Tree} tree
 * @param {object} options
 * @param {string} options.name
 * @param {boolean} options.warm whether it meets the cache that the run before it left
 * @param {readonly string[]} [options.paths] what is checked; by default everything
 * @returns {Promise<Contestant>}
 */
export async function ours(setting, tree, { name, warm, paths = [] }) {
  const { cli } = await setting.product();
  const cache = ourCache(setting, tree);
  return {
    name,
    command: process.execPath,
    args: [cli, 'lint', ...paths],
    folder: tree.folder,
    env: { XDG_CACHE_HOME: cache },
    ...(warm ? {} : { before: () => rmSync(cache, { recursive: true, force: true }) }),
  };
}

/** @param {Setting} setting @param {Tree} tree @returns {string} where the runs of `ours` on a tree keep what they know */
function ourCache({ scratch }, tree) {
  return path.join(scratch, `cache-${path.basename(tree.folder)}`);
}

/** @param {Setting} setting @param {Tree} tree @returns {number} how many verdicts the runs of `ours` on a tree have kept */
export function keptVerdicts(setting, tree) {
  const folder = path.join(ourCache(setting, tree), 'rfc-workbench/verdicts');
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

/**
 * Our server as the extension starts it; it meets what a run before it has kept, and nothing of the user's own.
 * @param {Setting} setting
 * @param {Tree} tree
 * @returns {Promise<import('./languageServer.mjs').Launch>}
 */
export async function ourServer(setting, tree) {
  const { server } = await setting.product();
  const env = { XDG_CACHE_HOME: path.join(setting.scratch, 'cache-server') };
  const flags = JSON.parse(readFileSync(path.join(projectRoot, 'client/src/serverFlags.json'), 'utf8'));
  return { command: process.execPath, args: [...flags, server, '--stdio'], folder: tree.folder, env };
}

/**
 * The native program itself, not the script of Node that the package puts before it.
 * @param {Setting} setting
 * @returns {Promise<string>}
 */
export async function rumdlProgram(setting) {
  const { folder } = await setting.peer('rumdl');
  const packages = path.join(folder, 'node_modules/@rumdl');
  const names = existsSync(packages) ? readdirSync(packages) : [];
  const files = names.flatMap((name) => ['rumdl', 'rumdl.exe'].map((file) => path.join(packages, name, file)));
  const program = files.find((file) => existsSync(file));
  if (program === undefined) throw new SetupError('rumdl brings no native program for this machine.');
  return program;
}

/**
 * @param {Setting} setting
 * @param {Tree} tree
 * @param {'cold' | 'warm'} state cold is without a cache at all, which is faster than one that has to be written
 * @returns {Promise<Contestant>}
 */
export async function rumdl(setting, tree, state) {
  const cache = path.join(setting.scratch, `rumdl-${path.basename(tree.folder)}`);
  const options = state === 'cold' ? ['--no-cache'] : ['--cache-dir', cache];
  const args = ['check', '--silent', ...options, '.'];
  return { name: `rumdl, ${state}`, command: await rumdlProgram(setting), args, folder: tree.folder, statuses: found };
}

/** @param {Setting} setting @param {Tree} tree @returns {Promise<Contestant>} */
export async function markdownlint(setting, { folder }) {
  const peer = await setting.peer('markdownlint');
  const args = [peer.program('markdownlint-cli2', 'markdownlint-cli2'), '**/*.md'];
  return { name: 'markdownlint-cli2', command: process.execPath, args, folder, statuses: found };
}

/** @param {Setting} setting @param {Tree} tree @returns {Promise<Contestant>} */
export async function remarkLint(setting, { folder }) {
  const peer = await setting.peer('remark');
  const preset = path.join(peer.folder, 'node_modules/remark-preset-lint-recommended/index.js');
  const args = [peer.program('remark-cli', 'remark'), '.', '--quiet', '--no-stdout', '--use', preset];
  return { name: 'remark-cli', command: process.execPath, args, folder, statuses: found };
}
