// The real-editor tests: the packaged extension and a test driver in a real VS Code, on workspaces written for them.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  authoringWorkspace,
  foldersFile,
  foldersWorkspace,
  plainWorkspace,
  rfcWorkspace,
} from '../../test/editor/fixture.mjs';
import { indexViewWorkspace } from '../../test/editor/indexViewFixture.mjs';
import { pairsWorkspace } from '../../test/editor/pairsFixture.mjs';
import { previewWorkspace } from '../../test/editor/previewFixture.mjs';
import { schemaWorkspace } from '../../test/editor/schemaFixture.mjs';
import { setUpWorkspace } from '../../test/editor/setUpFixture.mjs';
import { findDesktopHost, runOnDesktop } from './desktopHost.mjs';
import { runOnServer } from './editorOnServer.mjs';
import { projectRoot } from './ensure.mjs';
import { packagedExtension, packageFolder } from './package.mjs';
import { ensureServerHost } from './serverHost.mjs';
import { makeTempFolder } from './workbench.mjs';

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} per suite of the driver, the files it works on */
const workspaces = {
  rfc: rfcWorkspace,
  authoring: authoringWorkspace,
  folders: foldersWorkspace,
  plain: plainWorkspace,
  preview: previewWorkspace,
  index: indexViewWorkspace,
  pairs: pairsWorkspace,
  schema: schemaWorkspace,
  setUp: setUpWorkspace,
};

/**
 * @typedef {object} EditorRun
 * @property {string} suite
 * @property {string} folder the workspace: its folder, or the file that lists several
 * @property {string} extension the `.vsix` under test
 * @property {string} driver the `.vsix` of the test driver
 * @property {string} driverFolder the same, unpacked
 * @property {string} report the file that the driver writes when it is done
 * @property {(name: string) => boolean} wants whether a case is to be run
 * @property {{ RFC_EDITOR_TESTS: string }} env what tells the driver so
 */

/** @typedef {{ name: string, error?: string }} Outcome what became of a case; without `error` it passed */

/**
 * @typedef {object} Host
 * @property {string} name
 * @property {boolean} calledByHost whether it calls the driver itself, rather than only activating it
 * @property {(editorRun: EditorRun) => Promise<Outcome[]>} run gives what cases outside the driver have come to
 */

/**
 * Runs every suite in a real VS Code.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string | undefined} pattern runs only the cases whose name it matches
 */
export async function runEditorTests(tally, pattern) {
  const temporary = makeTempFolder('editor');
  try {
    const host = await chooseHost();
    const driver = await packageDriver(temporary);
    for (const suite of Object.keys(workspaces)) {
      await tally.step(`${suite} workspace in ${host.name}`, (part) => {
        return runSuite(part, host, { suite, pattern, temporary, driver });
      });
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** @returns {Promise<Host>} the desktop where it can be had, else the server host, after a line that says why */
async function chooseHost() {
  const found = await findDesktopHost();
  if ('executable' in found) {
    const { executable } = found;
    return { name: 'the desktop VS Code', calledByHost: true, run: (editorRun) => runOnDesktop(executable, editorRun) };
  }
  console.log(`The desktop VS Code is not used: ${found.reason}. The server host takes its place.`);
  await ensureServerHost();
  return { name: 'the server host', calledByHost: false, run: runOnServer };
}

/** @param {string} temporary @returns {Promise<string>} the `.vsix` of the test driver; its folder is beside it */
async function packageDriver(temporary) {
  const esbuild = await import('esbuild');
  const folder = path.join(temporary, 'driver');
  const source = path.join(projectRoot, 'test/editor/driver');
  mkdirSync(folder);
  copyFileSync(path.join(source, 'package.json'), path.join(folder, 'package.json'));
  await esbuild.build({
    entryPoints: [path.join(source, 'main.ts')],
    outfile: path.join(folder, 'driver.js'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['vscode'],
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  const file = path.join(temporary, 'driver.vsix');
  await packageFolder(folder, file, ['--skip-license']);
  return file;
}

/**
 * @param {import('./tally.mjs').Tally} tally
 * @param {Host} host
 * @param {{ suite: string, pattern: string | undefined, temporary: string, driver: string }} options
 */
async function runSuite(tally, host, { suite, pattern, temporary, driver }) {
  const written = path.join(temporary, `${suite}-workspace`);
  writeWorkspace(written, workspaces[suite] ?? {});
  const folder = suite === 'folders' ? path.join(written, foldersFile) : written;
  const report = path.join(temporary, `${suite}.json`);
  const request = { suite, report, pattern, calledByHost: host.calledByHost };
  const env = { RFC_EDITOR_TESTS: JSON.stringify(request) };
  const driverFolder = path.join(temporary, 'driver');
  const wanted = new RegExp(pattern ?? '');
  const wants = (/** @type {string} */ name) => wanted.test(name);
  try {
    const more = await host.run({
      suite,
      folder,
      extension: packagedExtension,
      driver,
      driverFolder,
      report,
      wants,
      env,
    });
    addOutcomes(tally, [...JSON.parse(readFileSync(report, 'utf8')), ...more]);
  } catch (error) {
    tally.fail(`${suite} workspace`, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** @param {string} folder @param {Readonly<Record<string, string>>} files */
function writeWorkspace(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}

/** @param {import('./tally.mjs').Tally} tally @param {readonly Outcome[]} outcomes */
function addOutcomes(tally, outcomes) {
  for (const { name, error } of outcomes) {
    if (error === undefined) tally.pass();
    else tally.fail(`editor > ${name}`, error);
  }
}
