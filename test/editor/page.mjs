// What only a page can show: that a squiggle is drawn, under which characters, and when it goes. Server host only.
import { authoringCases } from './authoringPage.mjs';
import { files } from './fixture.mjs';
import { indexViewCases } from './indexViewPage.mjs';
import { pairPreviewCases } from './pairPreviewPage.mjs';
import { pairsCases } from './pairsPage.mjs';
import { previewCases } from './previewPage.mjs';
import { setUpCases } from './setUpPage.mjs';

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

/** @type {Readonly<Record<string, readonly PageCase[]>>} by suite */
export const pageCases = {
  rfc: rfcCases,
  authoring: authoringCases,
  plain: setUpCases,
  preview: previewCases,
  index: indexViewCases,
  pairs: [...pairsCases, ...pairPreviewCases],
};
