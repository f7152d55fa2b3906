// What a newcomer sees in a repository without RFCs: the welcome, what would be written, and the result. Server host only.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { read, untilOnDisk } from './disk.mjs';

/** @type {readonly import('./page.mjs').PageCase[]} */
export const setUpCases = [
  {
    name: 'the view of a repository without RFCs offers to set them up, says what it would write, and takes no for an answer',
    async run(workbench, folder) {
      const before = readdirSync(folder, { recursive: true }).sort();
      await workbench.runCommand('View: Show RFC Index');
      await welcome(workbench).click();
      const dialog = workbench.page.locator('.monaco-dialog-box');
      await dialog.filter({ hasText: 'There are no RFCs or decision records here yet.' }).waitFor();
      for (const file of ['rfc.config.jsonc', 'docs/rfc/README.md', 'docs/rfc/INDEX.md']) {
        await dialog.filter({ hasText: file }).waitFor();
      }
      await workbench.page.keyboard.press('Escape');
      await workbench.waitForNoDialog();
      assert.deepEqual(readdirSync(folder, { recursive: true }).sort(), before);
    },
  },
  {
    name: 'the walkthrough has five steps with a picture, and its first one leads to the set-up',
    async run(workbench) {
      const { page } = workbench;
      await workbench.choose('F1', 'Welcome: Open Walkthrough', 'Welcome: Open Walkthrough');
      await workbench.pickRow('Get Started with RFC Workbench');
      const steps = page.locator('.getting-started-step');
      await steps.nth(4).waitFor();
      assert.equal(await steps.count(), 5);
      await steps.first().locator('.monaco-button', { hasText: 'Set Up RFCs Here' }).click();
      await page.locator('.monaco-dialog-box').filter({ hasText: 'rfc.config.jsonc' }).waitFor();
      await page.keyboard.press('Escape');
      await workbench.waitForNoDialog();
    },
  },
  {
    name: 'RFCs that are set up are in the view, and the first one is open without a squiggle',
    async run(workbench, folder) {
      await workbench.runCommand('View: Show RFC Index');
      await welcome(workbench).click();
      await workbench.confirm('Write 4 Files');
      await workbench.page.locator('.tabs-container .tab.active', { hasText: 'decisions-as-rfcs.md' }).waitFor();
      await untilOnDisk(folder, () => (read(folder, 'docs/rfc/INDEX.md') ?? '').includes('decisions-as-rfcs.md'));
      const row = workbench.page.locator('.sidebar .pane-body .monaco-list-row').filter({ hasText: 'Proposed' });
      await row.first().waitFor();
      await workbench.waitForNoSquiggle();
    },
  },
];

/** @param {import('../../scripts/lib/workbenchPage.mjs').WorkbenchPage} workbench @returns the button of the empty view */
function welcome(workbench) {
  return workbench.page.locator('.sidebar .welcome-view-content .monaco-button', { hasText: 'Set Up RFCs Here' });
}
