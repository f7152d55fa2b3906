// One run of the editor tests in the server host: the driver's cases, then those that look at the page.
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { pageCases } from '../../test/editor/page.mjs';
import { launchBrowser } from './browser.mjs';
import { projectRoot } from './ensure.mjs';
import { openWorkbench } from './workbench.mjs';
import { WorkbenchPage } from './workbenchPage.mjs';

/** Longest time for the driver, in milliseconds: it ends a hang, nothing else. */
const limit = 300_000;

/** What the page showed when a case failed. */
const failurePicture = path.join(projectRoot, 'dist/editor-failure.png');

/**
 * @param {import('./editorTests.mjs').EditorRun} editorRun
 * @returns {Promise<import('./editorTests.mjs').Outcome[]>} what the cases that look at the page have come to
 */
export async function runOnServer({ suite, folder, extension, driver, report, wants, env }) {
  const server = await openWorkbench({ folder, packages: [extension, driver], env });
  const browser = await launchBrowser();
  try {
    const workbench = await WorkbenchPage.open(browser, server.url, { width: 1200, height: 750 });
    const { page } = workbench;
    const crashed = new Promise((_, reject) => page.once('crash', () => reject(new Error('the browser page crashed'))));
    const ended = server.ended.then((output) => Promise.reject(new Error(`the server host ended:\n${output}`)));
    try {
      await Promise.race([waitForFile(report), ended, crashed]);
    } catch (error) {
      await takeFailurePicture(page);
      throw error;
    }
    return await runPageCases(
      workbench,
      (pageCases[suite] ?? []).filter(({ name }) => wants(name)),
      folder,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * @param {WorkbenchPage} workbench
 * @param {readonly import('../../test/editor/page.mjs').PageCase[]} cases
 * @param {string} folder the opened one
 * @returns {Promise<import('./editorTests.mjs').Outcome[]>}
 */
async function runPageCases(workbench, cases, folder) {
  const outcomes = [];
  for (const { name, run } of cases) {
    try {
      await run(workbench, folder);
      outcomes.push({ name });
    } catch (error) {
      await takeFailurePicture(workbench.page);
      outcomes.push({ name, error: `${error instanceof Error ? error.stack : error}\nsee ${failurePicture}` });
    }
  }
  return outcomes;
}

/** @param {import('playwright-core').Page} page which may be the very thing that failed */
async function takeFailurePicture(page) {
  await page.screenshot({ path: failurePicture }).catch(() => undefined);
}

/**
 * @param {string} file one that another process will move into place
 * @returns {Promise<void>} when it is there; rejects after the limit
 */
function waitForFile(file) {
  return new Promise((resolve, reject) => {
    const watcher = watch(path.dirname(file), () => check());
    const late = () => finish(() => reject(new Error(`the test driver wrote no report within ${limit / 1000} s`)));
    const timer = setTimeout(late, limit);
    const finish = (/** @type {() => void} */ end) => {
      watcher.close();
      clearTimeout(timer);
      end();
    };
    const check = () => {
      if (existsSync(file)) finish(resolve);
    };
    check();
  });
}
