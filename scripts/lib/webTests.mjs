// The tests in VS Code for the Web: what is packaged, unpacked, on one workspace, looked at through the page.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { webCases } from '../../test/web/cases.mjs';
import { webWorkspace } from '../../test/web/fixture.mjs';
import { launchBrowser } from './browser.mjs';
import { projectRoot } from './ensure.mjs';
import { listPackaged } from './package.mjs';
import { startWebHost } from './webHost.mjs';
import { WebPage } from './webPage.mjs';
import { makeTempFolder } from './workbench.mjs';

/** What the page showed when a case failed. */
const failurePicture = path.join(projectRoot, 'dist/web-failure.png');

/**
 * Runs the cases one after the other in one page, on the extension as it was last built for the package.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string | undefined} pattern runs only the cases whose name it matches
 */
export async function runWebTests(tally, pattern) {
  const cases = webCases.filter(({ name }) => new RegExp(pattern ?? '').test(name));
  if (cases.length === 0) return;
  const temporary = makeTempFolder('web');
  try {
    const [folder, extension] = [path.join(temporary, 'workspace'), path.join(temporary, 'extension')];
    writeFiles(folder, webWorkspace);
    for (const file of await listPackaged()) copyInto(extension, file);
    await tally.step('web host', (part) => runCases(part, cases, { folder, extension }));
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** @param {string} folder @param {string} file relative to the project */
function copyInto(folder, file) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(projectRoot, file), target);
}

/** @param {string} folder @param {Readonly<Record<string, string>>} files */
function writeFiles(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}

/**
 * @param {import('./tally.mjs').Tally} tally
 * @param {readonly import('../../test/web/cases.mjs').WebCase[]} cases
 * @param {{ folder: string, extension: string }} folders
 */
async function runCases(tally, cases, folders) {
  const host = await startWebHost(folders);
  const browser = await launchBrowser();
  try {
    const workbench = await WebPage.open(browser, host.url, { width: 1200, height: 750 });
    for (const { name, run } of cases) {
      try {
        await run(workbench);
        tally.pass();
      } catch (error) {
        await workbench.page.screenshot({ path: failurePicture }).catch(() => undefined); // the page may be what failed
        tally.fail(`web > ${name}`, `${error instanceof Error ? error.stack : error}\nsee ${failurePicture}`);
      }
    }
  } finally {
    await browser.close();
    await host.stop();
  }
}
