// What only a page can show: that a squiggle is drawn, under which characters, and when it goes. Server host only.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { authored, files, implementedAt } from './fixture.mjs';

/**
 * @typedef {object} PageCase
 * @property {string} name
 * @property {(workbench: import('../../scripts/lib/workbenchPage.mjs').WorkbenchPage, folder: string) => Promise<void>} run
 */

/** @type {readonly PageCase[]} */
const rfcCases = [
  {
    name: 'a squiggle is drawn under the wrong word, follows the typing and goes away',
    async run(workbench) {
      await workbench.openFile(files.mismatch);
      await workbench.waitForSquiggleUnder('Status: implemented', 'implemented');
      await workbench.retypeLine(3, 'Status: rejected — too late');
      await workbench.waitForSquiggleUnder('Status: rejected', 'rejected');
      await workbench.retypeLine(3, 'Status: proposed');
      await workbench.waitForNoSquiggle();
    },
  },
  {
    name: 'a squiggle goes down with its heading when a line is typed above',
    async run(workbench) {
      await workbench.openFile(files.moving);
      await workbench.waitForSquiggleUnder('## risks', '## risks');
      await workbench.retypeLine(4, '\nOne more line.\n');
      await workbench.waitForSquiggleUnder('## risks', '## risks');
    },
  },
  {
    name: 'a missing section is proposed behind the marks of a heading, with a body to fill in',
    async run(workbench) {
      await workbench.openFile(files.unfinished);
      await workbench.waitForSquiggleUnder('# RFC: One table of ports', '# RFC: One table of ports');
      await workbench.retypeLine(20, '\n\n');
      await workbench.retypeLine(21, '## ');
      await workbench.takeSuggestion('Risks');
      await workbench.waitForText('TODO: what may go wrong, and what is given up.');
      await workbench.waitForNoSquiggle();
    },
  },
];

/** @type {readonly PageCase[]} */
const authoringCases = [
  {
    name: 'a move made through its prompts is undone byte for byte',
    async run(workbench, folder) {
      const before = [authored.guide, authored.index, authored.undone].map((file) => read(folder, file));
      await workbench.openFile(authored.undone);
      await workbench.startCommand('RFC: Move to Another Lifecycle…', 'The lifecycle it goes to');
      await workbench.pickRow('Implemented');
      await workbench.pickRow('Apply');
      await workbench.waitForLine('Status: implemented');
      await workbench.runCommand('File: Save All Files');
      assert.match(read(folder, implementedAt(authored.undone)), /^Status: implemented$/m);
      await workbench.undo();
      await workbench.waitForLine('Status: proposed');
      await workbench.runCommand('File: Save All Files');
      assert.deepEqual(
        [authored.guide, authored.index, authored.undone].map((file) => read(folder, file)),
        before,
      );
    },
  },
];

/** @type {Readonly<Record<string, readonly PageCase[]>>} by suite */
export const pageCases = { rfc: rfcCases, authoring: authoringCases };

/** @param {string} folder @param {string} file @returns {string} */
function read(folder, file) {
  return readFileSync(path.join(folder, file), 'utf8');
}
