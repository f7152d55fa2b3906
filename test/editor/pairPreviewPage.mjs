// What the pair preview shows, looked at in its own frame. Server host only.
import assert from 'node:assert/strict';
import { findObjections, noObjections } from './accessibility.mjs';
import { paired, partsOf } from './pairsFixture.mjs';

const { anchor } = partsOf(paired.previewed);

/** @param {import('../../scripts/lib/workbenchPage.mjs').WorkbenchPage} workbench */
async function openPreview(workbench) {
  await workbench.runCommand('View: Close All Editors');
  await workbench.openFile(anchor);
  await workbench.runCommand('RFC: Preview Both Languages');
  const preview = workbench.webview();
  await preview.locator('h1', { hasText: 'previewed.md' }).waitFor();
  return preview;
}

/** @type {readonly import('./page.mjs').PageCase[]} */
export const pairPreviewCases = [
  {
    name: 'the pair preview shows both languages side by side',
    async run(workbench) {
      const preview = await openPreview(workbench);
      await preview.locator('.state', { hasText: 'In sync' }).waitFor();
      assert.deepEqual(await preview.locator('.text h2').allInnerTexts(), ['Guide', '指南']);
      assert.equal(
        await preview.locator('.text[lang="zh-Hans"]').count(),
        await preview.locator('.text[lang="en"]').count(),
      );
    },
  },
  {
    name: 'the pair preview has nothing that accessibility tools or the keyboard object to, in any kind of theme',
    async run(workbench, folder) {
      const preview = await openPreview(workbench);
      await preview.locator('.state', { hasText: 'In sync' }).waitFor();
      assert.deepEqual(await findObjections(preview, folder), noObjections);
    },
  },
  {
    name: 'a line of the pair preview leads to its place in the editor',
    async run(workbench) {
      const preview = await openPreview(workbench);
      await preview.locator('.text h3', { hasText: '步骤 7' }).click();
      await workbench.page.locator('.tabs-container .tab', { hasText: 'previewed.zh.md' }).first().waitFor();
      await workbench.page.locator('.view-line', { hasText: '步骤 7' }).first().waitFor();
    },
  },
  {
    name: 'what is typed but not saved is in the pair preview, with what differs then',
    async run(workbench, folder) {
      const preview = await openPreview(workbench);
      await preview.locator('.state', { hasText: 'In sync' }).waitFor();
      await preview.locator('.text h2', { hasText: '指南' }).click(); // beside it there is room for one language
      await workbench.page.locator('.tabs-container .tab', { hasText: 'previewed.zh.md' }).first().waitFor();
      await preview.locator('[role=tab]', { hasText: '中文' }).click();
      await workbench.page.locator('.view-line', { hasText: '# 指南' }).first().click();
      await workbench.retypeLine(1, '# 手册');
      await preview.locator('.text h2', { hasText: '手册' }).waitFor();
      await preview.locator('.state', { hasText: 'Out of sync: 中文 changed' }).waitFor();
      await workbench.retypeLine(5, '### 步骤 1');
      await preview.locator('.row.differs').waitFor();
      await preview.locator('.places', { hasText: '1 place differs' }).waitFor();
      // The heading that was just typed is one level too deep, and is shown as it is.
      assert.deepEqual(await findObjections(preview, folder, ['heading-order']), noObjections);
    },
  },
];
