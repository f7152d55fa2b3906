// What only a page can show: that a squiggle is drawn, under which characters, and when it goes. Server host only.
import { files } from './fixture.mjs';

/**
 * @typedef {object} PageCase
 * @property {string} name
 * @property {(workbench: import('../../scripts/lib/workbenchPage.mjs').WorkbenchPage) => Promise<void>} run
 */

/** @type {readonly PageCase[]} */
export const pageCases = [
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
];
