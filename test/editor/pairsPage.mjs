// The question that confirming a pair asks. Server host only.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paired, partsOf, recordOf } from './pairsFixture.mjs';

/** @type {readonly import('./page.mjs').PageCase[]} */
export const pairsCases = [
  {
    name: 'Confirm Pair asks where the languages differ in structure, and writes nothing without the answer',
    async run(workbench, folder) {
      const { anchor, counterpart, record } = partsOf(paired.asked);
      const read = (/** @type {string} */ file) => readFileSync(path.join(folder, file), 'utf8');
      const before = read(record);
      await workbench.openFile(anchor);
      await workbench.retypeLine(5, '### Step 1');
      await workbench.page.locator('.statusbar-item', { hasText: 'English edited' }).waitFor();
      await workbench.saveAll();
      await workbench.startModal('RFC: Confirm Pair…');
      await workbench.page.locator('.monaco-dialog-box', { hasText: 'asked.md, line 5: ' }).waitFor();
      await workbench.escape();
      await workbench.waitForNoDialog();
      assert.equal(read(record), before);
      await workbench.startModal('RFC: Confirm Pair…');
      await workbench.confirm('Confirm All the Same');
      await workbench.page.locator('.statusbar-item', { hasText: 'Sides differ' }).waitFor();
      assert.equal(read(record), recordOf(anchor, read(anchor), read(counterpart)));
    },
  },
];
