// What the RFC Index view shows, read from its rows. Server host only.
import assert from 'node:assert/strict';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listed, listedText } from './indexViewFixture.mjs';

/** @typedef {import('../../scripts/lib/workbenchPage.mjs').WorkbenchPage} WorkbenchPage */

/** @param {WorkbenchPage} workbench the view's rows */
const rows = ({ page }) => page.locator('.sidebar .pane-body .monaco-list-row');

/** @param {WorkbenchPage} workbench @param {string} text of one row's label */
const row = (workbench, text) => rows(workbench).filter({ hasText: text }).first();

/** @param {WorkbenchPage} workbench opens the view where it is not open, and waits for its rows */
async function openView(workbench) {
  await workbench.runCommand('View: Show RFC Index');
  await row(workbench, 'Proposed').waitFor();
}

/** @param {WorkbenchPage} workbench @param {RegExp} pattern waits for a row that a screen reader calls so */
async function waitForSpoken({ page }, pattern) {
  const labels = page.locator('.sidebar .pane-body .monaco-list-row');
  await page.waitForFunction(
    ({ source }) => {
      const all = Array.from(document.querySelectorAll('.sidebar .pane-body .monaco-list-row'));
      return all.some((one) => new RegExp(source).test(one.getAttribute('aria-label') ?? ''));
    },
    { source: pattern.source },
  );
  return labels.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
}

/** @param {WorkbenchPage} workbench @param {string} title a button in the head of the view */
async function press({ page }, title) {
  await page.locator('.sidebar .composite.title').hover();
  await page.locator(`.sidebar .composite.title .action-label[aria-label^="${title}"]`).first().click();
}

/** @type {readonly import('./page.mjs').PageCase[]} */
export const indexViewCases = [
  {
    name: 'the index view lists lifecycles, classes and RFCs, with problems and what is not filed',
    async run(workbench) {
      await openView(workbench);
      const labels = await waitForSpoken(workbench, /^One table of ports, 2026-08-01, Proposed, Feature, .*error/);
      assert.deepEqual(labels.slice(0, 2), ['Proposed, 4', 'Feature, 4']);
      assert.ok(labels.includes('Unfiled, 1') && labels.includes('Rejected, 0'), labels.join('\n'));
      await workbench.page.locator('.sidebar', { hasText: 'Index blocked · 5 RFCs' }).waitFor();
      await row(workbench, '<b>To be renamed</b>').waitFor();
      assert.equal(await rows(workbench).locator('b').count(), 0);
    },
  },
  {
    name: 'the index view follows a title that is typed but not saved',
    async run(workbench) {
      await openView(workbench);
      await workbench.openFile(listed.typed);
      await workbench.retypeLine(1, '# RFC: 打字 while you look');
      await row(workbench, '打字 while you look').waitFor();
      await workbench.undo();
    },
  },
  {
    name: 'the index view follows files that are created and renamed on disk',
    async run(workbench, folder) {
      await openView(workbench);
      const created = path.join(folder, listed.created);
      mkdirSync(path.dirname(created), { recursive: true });
      writeFileSync(created, listedText('Created meanwhile'));
      await waitForSpoken(workbench, /^Created meanwhile, 2026-08-09, Proposed, Process/);
      await waitForSpoken(workbench, /^Proposed, 5$/);
      const renamed = path.join(folder, listed.renamed);
      renameSync(renamed, renamed.replace('2026-08-03', '2026-08-05'));
      await waitForSpoken(workbench, /^<b>To be renamed<\/b>, 2026-08-05/);
    },
  },
  {
    name: 'a filter leaves the rows that pass, and clearing it brings the others back',
    async run(workbench) {
      await openView(workbench);
      await press(workbench, 'Filter Index');
      await workbench.answer('ports');
      await row(workbench, 'To be dragged').waitFor({ state: 'detached' });
      await row(workbench, 'One table of ports').waitFor();
      await workbench.page.locator('.sidebar', { hasText: /1 of \d RFCs shown: “ports”/ }).waitFor();
      await press(workbench, 'Clear Index Filter');
      await row(workbench, 'To be dragged').waitFor();
    },
  },
  {
    name: 'a row opens its RFC',
    async run(workbench) {
      await openView(workbench);
      await row(workbench, 'One table of ports').click();
      await workbench.page.locator('.tabs-container .tab.active', { hasText: path.basename(listed.ports) }).waitFor();
    },
  },
  {
    name: 'the menu of a row copies a link as it stands in the file in the editor',
    async run(workbench) {
      await openView(workbench);
      await workbench.openFile(listed.old);
      await row(workbench, 'One table of ports').click({ button: 'right' });
      await pickInMenu(workbench, 'Copy Link');
      await workbench.page.locator('.statusbar-item', { hasText: `stands in ${listed.old}` }).waitFor();
    },
  },
  {
    name: 'an RFC that is dragged onto another class moves there',
    async run(workbench) {
      await openView(workbench);
      await row(workbench, 'To be dragged').dragTo(row(workbench, 'Process'));
      await workbench.pickRow('Apply');
      await waitForSpoken(workbench, /^To be dragged, 2026-08-04, Proposed, Process/);
    },
  },
  {
    name: 'who links to an RFC stands above its title, and leads there',
    async run(workbench) {
      await workbench.openFile(listed.ports);
      await workbench.page.locator('.codelens-decoration a', { hasText: 'Referenced by 2 RFCs' }).click();
      await workbench.pickRow('To be dragged');
      await workbench.page.locator('.tabs-container .tab.active', { hasText: path.basename(listed.dragged) }).waitFor();
    },
  },
  {
    name: 'the index says that it is generated, and is made anew once nothing stands in the way',
    async run(workbench, folder) {
      const stray = path.join(folder, 'docs/rfc/proposed/process/README.md');
      await openView(workbench);
      await workbench.openFile(listed.index);
      await workbench.page.locator('.codelens-decoration', { hasText: 'what is written here is lost' }).waitFor();
      renameSync(stray, path.join(folder, 'docs/PROCESS.md'));
      await workbench.page.locator('.sidebar', { hasText: 'Index stale' }).waitFor();
      await workbench.page.locator('.codelens-decoration a', { hasText: 'Regenerate' }).click();
      await workbench.page.locator('.sidebar', { hasText: 'Index fresh' }).waitFor();
      await workbench.waitForLine('One table of `ports`');
    },
  },
];

/** How often a menu is clicked: VS Code passes over a click that comes right after the menu has opened. */
const mostClicks = 5;

/**
 * @param {import('../../scripts/lib/workbenchPage.mjs').WorkbenchPage} workbench
 * @param {string} label
 * @returns {Promise<void>} when the menu has gone
 */
async function pickInMenu({ page }, label) {
  const item = page.locator('.monaco-menu .action-label', { hasText: label });
  for (let click = 1; ; click++) {
    await item.click();
    try {
      await item.waitFor({ state: 'hidden', timeout: 2000 });
      return;
    } catch (error) {
      if (click === mostClicks) throw error;
    }
  }
}
