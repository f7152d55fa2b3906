// One VS Code on one folder: a profile that lives as long as the server, our extensions in it, and a browser to see it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureServerHost, installExtensions, startServer, writeUserSettings } from './serverHost.mjs';

/**
 * @typedef {object} WorkbenchOptions
 * @property {string} folder what to open
 * @property {readonly string[]} packages `.vsix` files to install
 * @property {NodeJS.ProcessEnv} [env] variables that the extensions see
 * @property {Readonly<Record<string, unknown>>} [settings] user settings to add to the usual ones
 */

/** @param {string} name @returns {string} a new temporary folder */
export function makeTempFolder(name) {
  return mkdtempSync(path.join(os.tmpdir(), `rfc-workbench-${name}-`));
}

/**
 * Starts a server host on a folder with user data of its own, which `stop` removes again.
 * @param {WorkbenchOptions} options
 * @returns {Promise<import('./serverHost.mjs').RunningServer>}
 */
export async function openWorkbench({ folder, packages, env, settings }) {
  const host = await ensureServerHost();
  const temporary = makeTempFolder('profile');
  const profile = { userData: path.join(temporary, 'user'), extensions: path.join(temporary, 'extensions') };
  const clean = () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  try {
    mkdirSync(profile.extensions);
    writeUserSettings(profile.userData, settings);
    await installExtensions(host, profile, packages);
    const server = await startServer(host, profile, folder, { ...socketFolder(temporary), ...env });
    return { ...server, stop: () => server.stop().then(clean) };
  } catch (error) {
    clean();
    throw error;
  }
}

/**
 * VS Code leaves its sockets behind, so they go where they disappear with the profile, unless that path is too long for one.
 * @param {string} temporary
 * @returns {NodeJS.ProcessEnv}
 */
function socketFolder(temporary) {
  const longestName = 'vscode-ipc-00000000-0000-0000-0000-000000000000.sock'.length;
  const fits = Buffer.byteLength(temporary) + 1 + longestName < 100;
  return fits ? { TMPDIR: temporary, XDG_RUNTIME_DIR: temporary } : {};
}
