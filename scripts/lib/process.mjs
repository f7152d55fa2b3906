// Starts other programs and says what became of them.
import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Finished
 * @property {number} status exit code; 127 when the program could not be started
 * @property {string} output what it wrote to stdout and stderr, as it came
 */

/**
 * Runs a program to its end without a terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, echo?: boolean }} [options] `echo` also passes the output on to stderr
 * @returns {Promise<Finished>}
 */
export function run(command, args, { cwd, env, echo = false } = {}) {
  return new Promise((resolve) => {
    /** @type {string[]} */
    const chunks = [];
    const child = spawn(command, args, { cwd, env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        chunks.push(chunk);
        if (echo) process.stderr.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ status: 127, output: `${chunks.join('')}${error.message}\n` }));
    child.on('close', (code) => resolve({ status: code ?? 1, output: chunks.join('') }));
  });
}

/**
 * @param {readonly string[]} names programs that would do, best first; absolute paths too
 * @returns {string | undefined} the full path of the first one on PATH
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
  for (const name of names) {
    for (const folder of path.isAbsolute(name) ? [''] : folders) {
      const found = endings.map((ending) => path.join(folder, name + ending)).find(isExecutable);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** @param {string} file @returns {boolean} whether it is a file that this user may execute */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false; // absent or not ours to run: the search goes on either way
  }
}

/**
 * A failure that is the surroundings' and not ours: its message is one sentence for the user, shown without a stack.
 */
export class SetupError extends Error {}
