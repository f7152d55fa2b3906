// What the GitHub Action runs (action.yml): `rfc lint` with the inputs that come in the environment. It needs nothing but
// Node, as no package is installed yet.
import { spawnSync } from 'node:child_process';
import { appendFileSync, closeSync, existsSync, mkdtempSync, openSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { InputError, toLintArguments } from './lib/actionInputs.mjs';
import { projectRoot } from './lib/ensure.mjs';

const input = (/** @type {string} */ name) => process.env[`RFC_${name}`] ?? '';

/** @returns {readonly [string, ...string[]]} the command line that `rfc` begins with */
function findProgram() {
  const command = input('COMMAND');
  if (/\.[cm]?js$/.test(command)) return [process.execPath, requireFile('command', command)];
  if (command !== '') return [requireFile('command', command)];
  const tarball = input('PACKAGE');
  return [process.execPath, tarball === '' ? ownProgram() : installedProgram(requireFile('package', tarball))];
}

/** @param {string} name @param {string} file @returns {string} its absolute path */
function requireFile(name, file) {
  const full = path.resolve(file);
  if (existsSync(full)) return full;
  throw new InputError(`The input \`${name}\` names \`${file}\`, and there is no such file.`);
}

/** @returns {string} the program of this checkout, which is built unless it is */
function ownProgram() {
  const program = path.join(projectRoot, 'dist/cli.js');
  if (!existsSync(program)) must(process.execPath, ['scripts/prepare.mjs'], projectRoot);
  return program;
}

/** @param {string} tarball absolute @returns {string} the program in it, installed outside of the repository */
function installedProgram(tarball) {
  const folder = mkdtempSync(path.join(process.env.RUNNER_TEMP ?? os.tmpdir(), 'rfc-workbench-'));
  must('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', tarball], folder);
  return path.join(folder, 'node_modules/rfc-workbench/dist/cli.js');
}

/** @param {string} command @param {readonly string[]} args @param {string} cwd runs it to its good end; what it says is log */
function must(command, args, cwd) {
  const shell = command === 'npm' && process.platform === 'win32'; // it is a script there
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2], shell });
  if (status !== 0) throw new InputError(`RFC Workbench could not be made ready: \`${command} ${args[0]}\` failed.`);
}

/** @returns {number} the exit code of `rfc lint` */
function lint() {
  const [command, ...before] = findProgram();
  const output = input('OUTPUT');
  const target = output === '' ? 1 : openSync(output, 'w');
  const args = [...before, ...toLintArguments(process.env)];
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', target, 2] });
  if (target !== 1) closeSync(target);
  if (error) throw new InputError(`\`${command}\` could not be started: ${error.message}.`);
  return status ?? 2;
}

/** @returns {number} */
function main() {
  try {
    return lint();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.log(`::error::${error.message}`);
    return 2;
  }
}

process.exitCode = main();
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `exit-code=${process.exitCode}\n`);
