// What holds in a browser, where there is no Node, no disk and no git. The cases share one page, one after the other.
import assert from 'node:assert/strict';
import { builtinModules } from 'node:module';
import { files } from '../editor/fixture.mjs';
import { paired, partsOf } from '../editor/pairsFixture.mjs';
import { linking } from './fixture.mjs';

/** @typedef {import('../../scripts/lib/webPage.mjs').WebPage} WebPage */

/**
 * @typedef {object} WebCase
 * @property {string} name
 * @property {(workbench: WebPage) => Promise<void>} run
 */

/** @param {WebPage} workbench @param {string} text waits until the status bar shows it */
function status({ page }, text) {
  return page.locator('.statusbar-item', { hasText: text }).first().waitFor();
}

/** @param {WebPage} workbench @param {string} text waits for a row of the index view, and gives it */
async function indexRow(workbench, text) {
  const row = workbench.page.locator('.sidebar .pane-body .monaco-list-row').filter({ hasText: text }).first();
  await row.waitFor();
  return row;
}

/** @type {readonly WebCase[]} */
export const webCases = [
  {
    name: 'an opened RFC has its squiggles, which follow the typing',
    async run(workbench) {
      await workbench.openFile(files.mismatch);
      await workbench.waitForSquiggleUnder('Status: implemented', 'implemented');
      await workbench.retypeLine(3, 'Status: proposed');
      await workbench.waitForNoSquiggle();
    },
  },
  {
    name: 'a quick fix is applied',
    async run(workbench) {
      await workbench.openFile(files.broken);
      await workbench.waitForSquiggleUnder('Status: implemented', 'implemented');
      await workbench.goToLine(3);
      await workbench.openLightBulb('Change the status to `proposed`');
      await workbench.accept();
      await workbench.waitForText('Status: proposed');
      await workbench.waitForNoSquiggle();
    },
  },
  {
    name: 'the index view lists the RFCs',
    async run(workbench) {
      await workbench.runCommand('View: Show RFC Index');
      await indexRow(workbench, 'Proposed');
      await indexRow(workbench, 'Clean ports');
    },
  },
  {
    name: 'New RFC creates a file, which the index view lists',
    async run(workbench) {
      await workbench.startCommand('RFC: New RFC…', 'The lifecycle it begins in');
      await workbench.pickRow('Proposed');
      await workbench.waitForQuestion('Its class');
      await workbench.pickRow('Process');
      await workbench.waitForPrompt('The title, without a prefix');
      await workbench.answer('Asked for');
      await workbench.waitForPrompt('The topic in the file name');
      await workbench.answer('asked-for');
      await workbench.waitForPrompt('The day it was first proposed');
      await workbench.answer('2026-08-26');
      await workbench.pickRow('One language');
      await workbench.waitForLine('# RFC: Asked for');
      await workbench.page.locator('.tabs-container .tab.active', { hasText: '2026-08-26-asked-for.md' }).waitFor();
      await indexRow(workbench, 'Asked for');
    },
  },
  {
    name: 'a move takes along a link in a file that nobody has looked at',
    async run(workbench) {
      await workbench.openFile(files.clean);
      await workbench.startCommand('RFC: Move to Another Lifecycle…', 'The lifecycle it goes to');
      await workbench.pickRow('Implemented');
      await workbench.pickRow('Keep Acceptance criteria');
      await workbench.pickRow('Apply');
      await workbench.waitForMessage('Moved to');
      await workbench.openFile(linking);
      await workbench.waitForLine('docs/rfc/implemented/feature/');
    },
  },
  {
    name: 'the preview of both languages opens',
    async run(workbench) {
      await workbench.runCommand('View: Close All Editors');
      await workbench.openFile(partsOf(paired.previewed).anchor);
      await status(workbench, 'In sync');
      await workbench.runCommand('RFC: Preview Both Languages');
      const preview = workbench.webview();
      await preview.locator('.state', { hasText: 'In sync' }).waitFor();
      assert.deepEqual(await preview.locator('.text h2').allInnerTexts(), ['Guide', '指南']);
      await workbench.runCommand('View: Close All Editors');
    },
  },
  {
    name: 'what was confirmed of a pair cannot be compared with, and the reason is said',
    async run(workbench) {
      await workbench.openFile(partsOf(paired.compared).anchor);
      await workbench.retypeLine(9, 'Another first step.');
      await status(workbench, 'English edited');
      await workbench.runCommand('RFC: Compare with Confirmed Pair');
      await workbench.waitForMessage('In a browser git cannot be asked for the confirmed text');
    },
  },
  {
    name: 'a pair is confirmed: its record is written where the files are',
    async run(workbench) {
      await workbench.openFile(partsOf(paired.confirmed).anchor);
      await workbench.retypeLine(9, 'Another first step.');
      await status(workbench, 'English edited');
      await workbench.runCommand('File: Save All Files');
      await workbench.runCommand('RFC: Confirm Pair…');
      await status(workbench, 'In sync');
    },
  },
  {
    name: 'the index view follows a file that is renamed in the explorer',
    async run(workbench) {
      const to = '2026-08-06-renamed-by-hand.md';
      await workbench.openFile(files.renamed);
      await workbench.runCommand('File: Reveal Active File in Explorer View');
      await workbench.renameInExplorer('2026-08-06-renamed.md', to);
      await workbench.page.locator('.tabs-container .tab.active', { hasText: to }).waitFor();
      await workbench.runCommand('View: Close All Editors');
      await workbench.runCommand('View: Show RFC Index');
      await (await indexRow(workbench, 'Renamed ports')).click();
      await workbench.page.locator('.tabs-container .tab.active', { hasText: to }).waitFor();
    },
  },
  {
    name: 'nothing of Node is asked for',
    async run(workbench) {
      const { scripts } = workbench;
      const names = scripts.map(({ name }) => name);
      for (const name of ['client.js', 'web-worker.js', 'web-server.js', 'web-machine.js']) {
        assert.ok(names.includes(name), `${name} is not among ${names.join(', ')}`);
      }
      const missing = scripts.filter((script) => script.status !== 200).map(({ name }) => name);
      assert.deepEqual(missing, []);
      const builtin = new RegExp(`\\brequire\\("(?:node:[^"]+|${builtinModules.join('|')})"\\)`);
      const found = scripts.flatMap(({ name, text }) => (builtin.test(text) ? [name] : []));
      assert.deepEqual(found, []);
    },
  },
];
