// The tests in a real Neovim: its built-in client on `rfc lsp --stdio`, set up as docs/editors.md says.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { neovimWorkspace } from '../../test/neovim/fixture.mjs';
import { ensureDebianPackages } from './debian.mjs';
import { projectRoot } from './ensure.mjs';
import { findProgram, run, SetupError } from './process.mjs';
import { makeTempFolder } from './workbench.mjs';

/**
 * Runs the cases of test/neovim.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string | undefined} pattern counts only the cases whose name it matches
 */
export async function runNeovimTests(tally, pattern) {
  const neovim = await ensureNeovim();
  const temporary = makeTempFolder('neovim');
  try {
    const outcomes = await runCases(neovim, temporary);
    const wanted = new RegExp(pattern ?? '');
    for (const { name, error } of outcomes.filter((outcome) => wanted.test(outcome.name))) {
      if (error === undefined) tally.pass();
      else tally.fail(`neovim > ${name}`, error);
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** @returns {Promise<string>} the path of a Neovim, installed when this may install it */
async function ensureNeovim() {
  const present = findProgram(['nvim']);
  if (present !== undefined) return present;
  await ensureDebianPackages(['neovim']);
  const installed = findProgram(['nvim']);
  if (installed === undefined) throw new SetupError('No Neovim was found: install `neovim` and put `nvim` on PATH.');
  return installed;
}

/**
 * @param {string} neovim
 * @param {string} temporary
 * @returns {Promise<{ name: string, error?: string }[]>} what became of each case; rejects when Neovim did not get so far
 */
async function runCases(neovim, temporary) {
  const at = (/** @type {string} */ name) => path.join(temporary, name);
  writeTree(at('workspace'), neovimWorkspace);
  writeTree(temporary, { 'init.lua': readSetUp(), 'home/': '' });
  writeProgram(at('bin'));
  const env = {
    ...process.env,
    ...{ HOME: at('home'), XDG_CONFIG_HOME: at('home'), XDG_DATA_HOME: at('home'), XDG_STATE_HOME: at('home') },
    PATH: `${at('bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    RFC_FOLDER: at('workspace'),
    RFC_CASES: path.join(projectRoot, 'test/neovim/cases.lua'),
    RFC_REPORT: at('report.json'),
  };
  const driver = path.join(projectRoot, 'test/neovim/driver.lua');
  const args = ['--headless', '-u', at('init.lua'), '-i', 'NONE', '-n', '-c', `luafile ${driver}`];
  const { output } = await run(neovim, args, { cwd: at('workspace'), env });
  try {
    return JSON.parse(readFileSync(at('report.json'), 'utf8'));
  } catch {
    throw new Error(`Neovim wrote no report:\n${output}`);
  }
}

/** @returns {string} what users put into their `init.lua` */
function readSetUp() {
  const page = readFileSync(path.join(projectRoot, 'docs/editors.md'), 'utf8');
  const found = /^## Neovim 0\.7$[\s\S]*?^```lua\n([\s\S]*?)^```$/m.exec(page);
  if (!found?.[1]) throw new Error('docs/editors.md has no set-up for Neovim 0.7.');
  return found[1];
}

/** @param {string} folder where `rfc` is to be found, as it is after an installation */
function writeProgram(folder) {
  const command = [process.execPath, path.join(projectRoot, 'dist/cli.js')].map((part) => JSON.stringify(part));
  const file = path.join(folder, 'rfc');
  mkdirSync(folder);
  writeFileSync(file, `#!/bin/sh\nexec ${command.join(' ')} "$@"\n`, { mode: 0o755 });
}

/** @param {string} folder @param {Readonly<Record<string, string>>} files by path; one that ends in `/` is a folder */
function writeTree(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(folder, file);
    mkdirSync(file.endsWith('/') ? full : path.dirname(full), { recursive: true });
    if (!file.endsWith('/')) writeFileSync(full, text);
  }
}
