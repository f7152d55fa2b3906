// What is measured: the extension as it is packaged, in a folder of its own, so that a build meanwhile changes nothing.
import { cpSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../ensure.mjs';
import { packagedExtension, packageExtension } from '../package.mjs';
import { run, SetupError } from '../process.mjs';

/** The library is published by itself, beside what the extension holds. */
const library = 'dist/schema.mjs';

/**
 * @typedef {object} Product
 * @property {string} folder
 * @property {string} cli
 * @property {string} server
 * @property {string} client
 * @property {string} library
 * @property {number} packageSize of the `.vsix`, in bytes
 * @property {readonly string[]} missing the programs that the package lacks, in words
 */

/**
 * Packages the extension as it is now, and copies what the package holds.
 * @param {string} folder a new one
 * @returns {Promise<Product>} rejects with a `SetupError` that says why there is none
 */
export async function packageProduct(folder) {
  await packageExtension().catch((error) => {
    throw new SetupError(`There is nothing to measure, as the extension could not be packaged: ${error.message}`);
  });
  const packageSize = statSync(packagedExtension).size;
  const shipped = await listShipped();
  for (const file of [...shipped, library]) cpSync(path.join(projectRoot, file), path.join(folder, file));
  const manifest = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  const at = (/** @type {string} */ file) => path.join(folder, file);
  return {
    folder,
    cli: at('dist/cli.js'),
    server: at('dist/server.js'),
    client: at('dist/desktop.js'),
    library: at(library),
    packageSize,
    missing: missingPrograms(manifest, new Set(shipped)),
  };
}

/** @returns {Promise<string[]>} paths in the project of all that the package holds */
async function listShipped() {
  const vsce = path.join(projectRoot, 'node_modules/@vscode/vsce/vsce');
  const { status, output } = await run(process.execPath, [vsce, 'ls', '--no-dependencies'], { cwd: projectRoot });
  if (status !== 0) throw new SetupError(`vsce cannot list the package: ${output.trim()}`);
  return output.split('\n').filter((line) => line !== '');
}

/**
 * @param {{ main?: unknown, browser?: unknown, bin?: { rfc?: unknown } }} manifest
 * @param {ReadonlySet<string>} shipped
 * @returns {string[]}
 */
function missingPrograms({ main, browser, bin }, shipped) {
  const programs = {
    'the desktop bundle': main,
    'the web bundle': browser,
    'the command line': bin?.rfc,
    'the server': 'dist/server.js',
  };
  return Object.entries(programs)
    .filter(([, file]) => typeof file !== 'string' || !shipped.has(withEnding(file)))
    .map(([name]) => name);
}

/** @param {string} file as a manifest may name it @returns {string} its path in the project */
function withEnding(file) {
  return path.posix.normalize(file.endsWith('.js') ? file : `${file}.js`);
}
