// Packages extensions with vsce.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './ensure.mjs';
import { run } from './process.mjs';

/** The packaged extension. */
export const packagedExtension = path.join(projectRoot, 'dist/rfc-workbench.vsix');

const vsce = path.join(projectRoot, 'node_modules/@vscode/vsce/vsce');

/** Without addresses, as there is no public repository to point links to. */
const vsceOptions = ['--no-dependencies', '--no-rewrite-relative-links', '--allow-missing-repository'];

/** @returns {Promise<string[]>} the files that the package of this extension holds, relative to the project */
export async function listPackaged() {
  const { status, output } = await run(process.execPath, [vsce, 'ls', '--no-dependencies'], { cwd: projectRoot });
  if (status !== 0) throw new Error(`vsce could not list what it packages:\n${output}`);
  return output.split('\n').filter((line) => line !== '');
}

/**
 * Packages the extension in a folder.
 * @param {string} folder the one with its `package.json`
 * @param {string} file the `.vsix` to write
 * @param {readonly string[]} [more] further options of vsce
 * @returns {Promise<string>} what vsce printed; rejects when it failed
 */
export async function packageFolder(folder, file, more = []) {
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
  const options = await writePageTexts();
  const missing = listedFiles().filter((file) => !existsSync(path.join(projectRoot, file)));
  if (missing.length > 0) throw new Error(`.vscodeignore ships what is not there: ${missing.join(', ')}`);
  const output = await packageFolder(projectRoot, packagedExtension, options);
  if (/\bWARNING\b/.test(output)) throw new Error(`vsce warned:\n${output}`);
  return /Packaged: .*\((.*)\)/.exec(output)?.[1] ?? '';
}

/** @returns {Promise<string[]>} the options by which vsce takes the texts of the page that are written here */
async function writePageTexts() {
  const { toPageText } = await import('./pageText.mjs'); // late, as a fresh clone has no packages when this file loads
  for (const name of ['README.md', 'CHANGELOG.md']) {
    const text = readFileSync(path.join(projectRoot, name), 'utf8');
    writeFileSync(path.join(projectRoot, 'dist', name), toPageText(text));
  }
  return ['--readme-path', 'dist/README.md', '--changelog-path', 'dist/CHANGELOG.md'];
}

/** @returns {string[]} the single files that the package must hold */
function listedFiles() {
  const lines = readFileSync(path.join(projectRoot, '.vscodeignore'), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('!') && !line.includes('*')).map((line) => line.slice(1));
}
