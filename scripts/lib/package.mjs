// Packages extensions with vsce.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './ensure.mjs';
import { run } from './process.mjs';

/** The packaged extension. */
export const packagedExtension = path.join(projectRoot, 'dist/rfc-workbench.vsix');

/** Without addresses: the README's links are packaged as they are, as there is no public repository to point them to. */
const vsceOptions = ['--no-dependencies', '--no-rewrite-relative-links', '--allow-missing-repository'];

/**
 * Packages the extension in a folder.
 * @param {string} folder the one with its `package.json`
 * @param {string} file the `.vsix` to write
 * @param {readonly string[]} [more] further options of vsce
 * @returns {Promise<string>} what vsce printed; rejects when it failed
 */
export async function packageFolder(folder, file, more = []) {
  const vsce = path.join(projectRoot, 'node_modules/@vscode/vsce/vsce');
  const args = [vsce, 'package', ...vsceOptions, ...more, '--out', file];
  const { status, output } = await run(process.execPath, args, { cwd: folder });
  if (status !== 0) throw new Error(`vsce could not package the extension:\n${output}`);
  return output;
}

/**
 * Builds and packages this extension into `packagedExtension`.
 * @returns {Promise<string>} one line about the package; rejects with the reason, a warning of vsce being one
 */
export async function packageExtension() {
  rmSync(packagedExtension, { force: true });
  const built = await run(process.execPath, ['scripts/build.mjs', '--minify'], { cwd: projectRoot });
  if (built.status !== 0) throw new Error(built.output.trim());
  const missing = listedFiles().filter((file) => !existsSync(path.join(projectRoot, file)));
  if (missing.length > 0) throw new Error(`.vscodeignore ships what is not there: ${missing.join(', ')}`);
  const output = await packageFolder(projectRoot, packagedExtension);
  if (/\bWARNING\b/.test(output)) throw new Error(`vsce warned:\n${output}`);
  return /Packaged: .*\((.*)\)/.exec(output)?.[1] ?? '';
}

/** @returns {string[]} the single files that the package must hold */
function listedFiles() {
  const lines = readFileSync(path.join(projectRoot, '.vscodeignore'), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('!') && !line.includes('*')).map((line) => line.slice(1));
}
