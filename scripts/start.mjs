// Opens VS Code on a folder with the extension in it: `npm start [-- [FOLDER] [--headless]]`, examples/ by default.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ensureNodePackages, projectRoot } from './lib/ensure.mjs';
import { packagedExtension, packageExtension } from './lib/package.mjs';
import { findProgram, run, SetupError } from './lib/process.mjs';
import { openWorkbench } from './lib/workbench.mjs';

/** @typedef {{ folder: string, headless: boolean }} Options */

/**
 * @param {readonly string[]} args
 * @returns {Options | string} what is asked for, or one sentence about what is wrong with it
 */
function readOptions(args) {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--headless');
  if (unknown !== undefined) return `Unknown option \`${unknown}\`: the only one is --headless.`;
  const folders = args.filter((arg) => !arg.startsWith('-'));
  if (folders.length > 1) return `One folder can be opened, but ${folders.length} were given.`;
  const given = folders[0];
  const base = process.env.INIT_CWD ?? process.cwd(); // where the user typed `npm start`
  const folder = given === undefined ? path.join(projectRoot, 'examples') : path.resolve(base, given);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return `\`${given ?? folder}\` is not a folder.`;
  return { folder, headless: args.includes('--headless') };
}

/** @param {string} folder @returns {Promise<boolean>} whether the desktop VS Code took it */
async function openDesktop(folder) {
  const code = findProgram(['code']);
  if (code === undefined) return false;
  const args = ['--new-window', `--extensionDevelopmentPath=${projectRoot}`, folder];
  const { status, output } = await run(code, args);
  if (status === 0) return true;
  console.error(`The desktop VS Code did not start (${output.trim().split('\n')[0]}); using the server host.`);
  return false;
}

/** @param {string} url opens it in the user's browser where there is a display to show one */
function openBrowser(url) {
  const display = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const opener = process.platform === 'darwin' ? findProgram(['open']) : display && findProgram(['xdg-open']);
  if (opener) void run(opener, [url]);
}

/** How often to look whether npm is still there, in milliseconds. */
const heartbeat = 500;

/** @returns {Promise<string>} fulfilled when the user wants it to end: by a signal, or by ending npm, which may pass none on */
function untilAsked() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve('asked'));
    if (process.env.npm_lifecycle_event === undefined) return;
    const starters = findStarters();
    const timer = setInterval(() => {
      if (findStarters() !== starters) resolve('asked');
    }, heartbeat);
    timer.unref();
  });
}

/** @returns {string} the processes between the user and this one: npm's shell, and npm where the system tells */
function findStarters() {
  const shell = process.ppid;
  try {
    const npm = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${shell}/status`, 'utf8'))?.[1];
    return `${shell} ${npm}`;
  } catch {
    return `${shell}`; // not Linux, or the shell has just ended
  }
}

/** @param {Options} options @returns {Promise<number>} the exit code, when the user has stopped the server */
async function serve({ folder, headless }) {
  const server = await openWorkbench({ folder, packages: [packagedExtension] });
  const asked = untilAsked();
  if (headless) {
    console.log(`ready ${server.url}`);
  } else {
    console.log(`VS Code shows ${folder} at\n  ${server.url}\nCtrl-C stops it.`);
    openBrowser(server.url);
  }
  const why = await Promise.race([asked, server.ended]);
  await server.stop();
  if (why === 'asked') return 0;
  console.error(`The server host ended by itself:\n${why}`);
  return 1;
}

/** @returns {Promise<number>} the exit code */
async function main() {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  ensureNodePackages();
  await packageExtension();
  if (!options.headless && (await openDesktop(options.folder))) {
    console.log(`VS Code opens ${options.folder}.`);
    return 0;
  }
  return serve(options);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof SetupError ? error.message : `npm start failed: ${error.message}`);
  process.exitCode = 1;
}
