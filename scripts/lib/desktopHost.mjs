// The desktop VS Code, through @vscode/test-electron, for machines that reach its update server.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './ensure.mjs';
import { run } from './process.mjs';
import { writeUserSettings } from './serverHost.mjs';
import { makeTempFolder } from './workbench.mjs';

const updateServer = 'https://update.code.visualstudio.com/api/releases/stable';
const cachePath = path.join(projectRoot, '.cache/vscode-test');

/** How long the update server may take to answer, in milliseconds. */
const patience = 4000;

/** @returns {Promise<string | undefined>} why the desktop host cannot be used here, if so */
async function obstacle() {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) return 'there is no display';
  if (existsSync(cachePath)) return undefined;
  try {
    const answer = await fetch(updateServer, { signal: AbortSignal.timeout(patience) });
    return answer.ok ? undefined : `its update server answers ${answer.status}`;
  } catch {
    return `its update server does not answer within ${patience / 1000} s`;
  }
}

/**
 * Finds a desktop VS Code or downloads one.
 * @returns {Promise<{ executable: string } | { reason: string }>} its executable, or why there is none
 */
export async function findDesktopHost() {
  const reason = await obstacle();
  if (reason !== undefined) return { reason };
  const { downloadAndUnzipVSCode, SilentReporter } = await import('@vscode/test-electron');
  try {
    return {
      executable: await downloadAndUnzipVSCode({ version: 'stable', cachePath, reporter: new SilentReporter() }),
    };
  } catch (error) {
    return { reason: `its download failed (${error instanceof Error ? error.message : error})` };
  }
}

/**
 * Runs a test driver in the desktop VS Code until it is done.
 * @param {string} executable
 * @param {import('./editorTests.mjs').EditorRun} editorRun
 * @returns {Promise<[]>} no outcomes but those in the driver's report
 */
export async function runOnDesktop(executable, { folder, extension, driverFolder, env }) {
  const { resolveCliArgsFromVSCodeExecutablePath, runTests } = await import('@vscode/test-electron');
  const temporary = makeTempFolder('desktop');
  const userData = path.join(temporary, 'user');
  const extensions = path.join(temporary, 'extensions');
  const profile = ['--user-data-dir', userData, '--extensions-dir', extensions];
  try {
    mkdirSync(extensions);
    writeUserSettings(userData);
    const [cli = '', ...args] = resolveCliArgsFromVSCodeExecutablePath(executable, { reuseMachineInstall: true });
    const installed = await run(cli, [...args, ...profile, '--install-extension', extension]);
    if (installed.status !== 0) throw new Error(`the extension could not be installed:\n${installed.output}`);
    await runTests({
      vscodeExecutablePath: executable,
      extensionDevelopmentPath: driverFolder,
      extensionTestsPath: path.join(driverFolder, 'driver.js'),
      extensionTestsEnv: env,
      launchArgs: [folder, ...profile],
    });
    return [];
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
