// VS Code as a server (the code-server package), for machines without a desktop VS Code: installed once per user, then
// started on a folder with its own user data. It wants a newer Node than ours, which comes as an npm package too.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';
import { ensureDebianPackages } from './debian.mjs';
import { run, SetupError } from './process.mjs';

const codeServerVersion = '4.139.1';
const nodeVersion = '24.21.0';

/** What the native modules of code-server are compiled with. */
const buildPackages = ['g++', 'make', 'python3', 'libkrb5-dev'];

/**
 * @typedef {object} ServerHost
 * @property {string} node the Node binary that runs it
 * @property {string} entry the script that starts it
 */

/** @returns {string} the per-user folder that holds this version of the host; clones of the project share it */
function hostFolder() {
  const cache = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
  return path.join(cache, 'rfc-workbench-host', `${codeServerVersion}-node-${nodeVersion}`);
}

/** @param {string} folder @returns {ServerHost} */
function hostIn(folder) {
  return {
    node: path.join(folder, 'node/node_modules/node/bin/node'),
    entry: path.join(folder, 'server/node_modules/code-server/out/node/entry.js'),
  };
}

/**
 * Installs the host when this user does not have it yet, which takes a minute or two.
 * @returns {Promise<ServerHost>} rejects with a `SetupError` when it cannot be installed
 */
export async function ensureServerHost() {
  const folder = hostFolder();
  if (existsSync(folder)) return hostIn(folder);
  if (process.platform === 'win32') {
    throw new SetupError('Without a desktop VS Code this needs Linux or macOS: put the command `code` on PATH.');
  }
  await ensureDebianPackages(buildPackages);
  console.error('Installing VS Code as a server, once per user (617 MB, about two minutes)…');
  mkdirSync(path.dirname(folder), { recursive: true });
  removeAbandoned(folder);
  const unfinished = mkdtempSync(`${folder}.`);
  try {
    await installInto(unfinished);
    keep(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return hostIn(folder);
}

/** @param {string} folder whose unfinished siblings go when nobody can be working on them any more */
function removeAbandoned(folder) {
  const parent = path.dirname(folder);
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(parent)) {
    const sibling = path.join(parent, name);
    if (!name.startsWith(`${path.basename(folder)}.`) || statSync(sibling).mtimeMs > anHourAgo) continue;
    rmSync(sibling, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function installInto(folder) {
  const { npm_config_user_agent: _, ...env } = process.env; // code-server reads the Node version from it
  await npmInstall(folder, 'node', `node@${nodeVersion}`, env);
  const { node, entry } = hostIn(folder);
  await npmInstall(folder, 'server', `code-server@${codeServerVersion}`, {
    ...env,
    PATH: [path.dirname(node), env.PATH].join(path.delimiter),
    npm_config_nodedir: headersFolder(folder), // the C++ headers that came with that Node, so that none are downloaded
  });
  const tried = await run(node, [entry, '--version']);
  if (!tried.output.includes(codeServerVersion)) throw notInstalled(folder, 'version check', tried.output);
}

/** @param {string} folder @returns {string | undefined} where the packages of the newer Node put `include/node` */
function headersFolder(folder) {
  const packages = path.join(folder, 'node/node_modules/node/node_modules');
  const found = readdirSync(packages).find((name) => existsSync(path.join(packages, name, 'include/node/common.gypi')));
  return found && path.join(packages, found);
}

/**
 * Installs one package into a folder of its own: a second install there would prune what the first one's scripts added.
 * @param {string} folder @param {string} name @param {string} what @param {NodeJS.ProcessEnv} env
 */
async function npmInstall(folder, name, what, env) {
  const cwd = path.join(folder, name);
  mkdirSync(cwd);
  writeFileSync(path.join(cwd, 'package.json'), '{ "private": true }\n');
  const { status, output } = await run('npm', ['install', '--no-audit', '--no-fund', what], { cwd, env });
  if (status !== 0) throw notInstalled(folder, what, output);
}

/** @param {string} folder @param {string} step @param {string} output @returns {SetupError} */
function notInstalled(folder, step, output) {
  const log = path.join(path.dirname(folder), 'install.log');
  writeFileSync(log, output);
  return new SetupError(`VS Code as a server could not be installed (${step}): its log is in ${log}.`);
}

/**
 * Moves a finished installation to its place, unless another process was faster.
 * @param {string} unfinished @param {string} folder
 */
function keep(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** What a user would set to see the folder at once: no welcome page, no chat, no questions. */
const userSettings = {
  'workbench.startupEditor': 'none',
  'workbench.welcomePage.walkthroughs.openOnInstall': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.tips.enabled': false,
  'chat.disableAIFeatures': true,
  'git.openRepositoryInParentFolders': 'never',
  'security.workspace.trust.enabled': false,
  'files.autoSave': 'off', // as on the desktop: in a browser VS Code saves by itself
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'telemetry.telemetryLevel': 'off',
};

/** *Save All* has no keys on Linux. */
const keys = [{ key: 'ctrl+k s', command: 'workbench.action.files.saveAll' }];

/**
 * @param {string} userData the user data folder of a host that is about to start
 * @param {Readonly<Record<string, unknown>>} [more] settings to add to ours
 */
export function writeUserSettings(userData, more = {}) {
  mkdirSync(path.join(userData, 'User'), { recursive: true });
  writeFileSync(path.join(userData, 'User/settings.json'), JSON.stringify({ ...userSettings, ...more }, null, 2));
  writeFileSync(path.join(userData, 'User/keybindings.json'), JSON.stringify(keys));
}

/**
 * @typedef {object} Profile
 * @property {string} userData folder of settings and state
 * @property {string} extensions folder of installed extensions
 */

/** @param {Profile} profile @returns {string[]} the options that tie the host to this profile and to nothing in the home folder */
function profileOptions({ userData, extensions }) {
  const config = path.join(userData, 'config.yaml');
  return ['--config', config, '--user-data-dir', userData, '--extensions-dir', extensions];
}

/** @returns {NodeJS.ProcessEnv} our environment without what another VS Code or code-server has put there */
function cleanEnvironment() {
  const foreign = /^(VSCODE_|ELECTRON_|CODE_SERVER_|PASSWORD$|HASHED_PASSWORD$|PORT$|NODE_OPTIONS$|NODE_TEST_CONTEXT$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}

/**
 * Installs packaged extensions into a profile.
 * @param {ServerHost} host
 * @param {Profile} profile
 * @param {readonly string[]} packages paths of `.vsix` files
 */
export async function installExtensions(host, profile, packages) {
  writeFileSync(path.join(profile.userData, 'config.yaml'), '{}\n');
  const wanted = packages.flatMap((file) => ['--install-extension', file]);
  const args = [host.entry, ...profileOptions(profile), ...wanted];
  const { status, output } = await run(host.node, args, { env: cleanEnvironment() });
  if (status !== 0) throw new Error(`the extension could not be installed in the server host:\n${output}`);
}

/**
 * @typedef {object} RunningServer
 * @property {string} url the address at which a browser sees VS Code on the folder
 * @property {Promise<string>} ended fulfilled with its output when the server has ended, whoever ended it
 * @property {() => Promise<void>} stop ends the server and everything that it started
 */

/**
 * Starts VS Code on a folder or a workspace file, at a free port that only this machine reaches.
 * @param {ServerHost} host
 * @param {Profile} profile
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} [env] variables to add, seen by the extensions too
 * @returns {Promise<RunningServer>} once it answers
 */
export async function startServer(host, profile, folder, env = {}) {
  const options = ['--auth', 'none', '--bind-addr', '127.0.0.1:0', '--disable-telemetry', '--disable-update-check'];
  const quiet = ['--disable-workspace-trust', '--disable-getting-started-override'];
  const child = spawn(host.node, [host.entry, ...options, ...quiet, ...profileOptions(profile), folder], {
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // leads a process group, so that its extension hosts can be ended with it
  });
  const { address, ended } = watchServer(child);
  const stop = () => stopGroup(child, ended);
  const url = await address;
  const healthy = await fetch(new URL('/healthz', url));
  if (!healthy.ok) {
    await stop();
    throw new Error(`the server host answers ${healthy.status} at /healthz`);
  }
  const parameter = folder.endsWith('.code-workspace') ? 'workspace' : 'folder';
  return { url: `${url}?${parameter}=${encodeURIComponent(folder)}`, ended, stop };
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @returns {{ address: Promise<string>, ended: Promise<string> }} where it listens, and its output when it has ended
 */
function watchServer(child) {
  let output = '';
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(`${output}${error.message}\n`));
    child.on('close', () => resolve(output));
  });
  /** @type {Promise<string>} */
  const address = new Promise((resolve, reject) => {
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      const found = /HTTP server listening on (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((all) => reject(new Error(`the server host ended before it was ready:\n${all}`)));
  });
  return { address, ended };
}

/** How long a server may take to end by itself before it is killed, in milliseconds. */
const patience = 5000;

/** @param {import('node:child_process').ChildProcess} child @param {Promise<unknown>} ended */
async function stopGroup(child, ended) {
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
  await ended;
  clearTimeout(timer);
  // What outlives its leader may still be writing, so it must be gone before anybody removes its folders.
  const deadline = Date.now() + patience;
  while (signalGroup(child, 'SIGKILL') && Date.now() < deadline) await nextLook(10);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @returns {boolean} whether there was anything left to send it to
 */
function signalGroup(child, signal) {
  try {
    return child.pid !== undefined && process.kill(-child.pid, signal);
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
    return false;
  }
}
