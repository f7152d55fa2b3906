// What the index preview shows, looked at in its own frame. Server host only.
import assert from 'node:assert/strict';
import { findObjections, noObjections } from './accessibility.mjs';
import { previewed } from './previewFixture.mjs';

/** @param {import('../../scripts/lib/workbenchPage.mjs').WorkbenchPage} workbench */
async function openPreview(workbench) {
  await workbench.runCommand('RFC: Preview Index');
  await workbench.webview().locator('h1', { hasText: '4 RFCs' }).waitFor();
  return workbench.webview();
}

/** @type {readonly import('./page.mjs').PageCase[]} */
export const previewCases = [
  {
    name: 'the index preview opens from the index, with its plot, its graph and its table',
    async run(workbench) {
      await workbench.openFile(previewed.index);
      await workbench.page.locator('.editor-actions a[aria-label^="Preview Index"]').click();
      const preview = workbench.webview();
      await preview.locator('.column').nth(2).waitFor();
      assert.deepEqual(await preview.locator('.tile').allInnerTexts().then(squeezed), [
        'Proposed 2 RFCs',
        'Implemented 1 RFC',
        'Rejected 1 RFC',
      ]);
      assert.deepEqual(await preview.locator('.column .below').allInnerTexts(), ['May', 'Jun', 'Jul']);
      assert.equal(await preview.locator('.node').count(), 3);
      assert.equal(await preview.locator('#graph .edges .edge.superseded').count(), 1);
      assert.equal(await preview.locator('tbody tr').count(), 4);
      const stack = await preview.locator('.column .stack').first().boundingBox();
      const bars = await preview
        .locator('.column')
        .first()
        .locator('.fill')
        .evaluateAll((fills) => fills.map((fill) => fill.clientHeight));
      assert.ok(stack && bars.length === 2 && bars.every((height) => height > 0.3 * stack.height), `${bars}`);
    },
  },
  {
    name: 'the index preview shows a script in a title as text',
    async run(workbench) {
      const preview = await openPreview(workbench);
      await preview.locator('tbody .link', { hasText: '<script>document.title=2</script>' }).waitFor();
      assert.equal(await preview.locator('#page img, #page script').count(), 0);
    },
  },
  {
    name: 'the index preview follows the theme of the editor',
    async run(workbench) {
      const preview = await openPreview(workbench);
      const [page, editor] = await preview.locator('body').evaluate((body) => {
        return [getComputedStyle(body).backgroundColor, body.dataset.vscodeThemeKind];
      });
      assert.match(String(editor), /^vscode-/);
      assert.notEqual(page, 'rgba(0, 0, 0, 0)');
    },
  },
  {
    name: 'the index preview has nothing that accessibility tools or the keyboard object to, in any kind of theme',
    async run(workbench, folder) {
      const preview = await openPreview(workbench);
      assert.deepEqual(await findObjections(preview, folder), noObjections);
    },
  },
  {
    name: 'a filter of the index preview narrows the rows, by the keyboard alone',
    async run(workbench) {
      const preview = await openPreview(workbench);
      await preview.locator('input[type=search]').press('a');
      await preview.locator('input[type=search]').fill('缓存');
      await preview.locator('[role=status]', { hasText: '1 of 4 RFCs' }).waitFor();
      assert.equal(await preview.locator('tbody tr').count(), 1);
      await preview.getByText('Clear filters').press('Enter');
      await preview.locator('[role=status]', { hasText: /^4 RFCs$/ }).waitFor();
      await preview.locator('input[type=search]').fill('缓存');
      await preview.locator('[role=status]', { hasText: '1 of 4 RFCs' }).waitFor();
      await preview.locator('input[type=search]').press('Escape');
      await preview.locator('[role=status]', { hasText: /^4 RFCs$/ }).waitFor();
    },
  },
  {
    name: 'a title that is typed but not saved is in the index preview, whose filter stays',
    async run(workbench) {
      const preview = await openPreview(workbench);
      await preview.locator('input[type=search]').fill('ports');
      await preview.locator('tbody tr').nth(1).waitFor();
      await preview.locator('tbody .link', { hasText: 'One table of ports' }).click({ modifiers: ['Alt'] });
      await workbench.page.locator('.tabs-container .tab.active', { hasText: '2026-05-04-ports.md' }).waitFor();
      await workbench.retypeLine(1, '# RFC: Two tables of ports');
      await preview.locator('tbody .link', { hasText: 'Two tables of ports' }).waitFor();
      assert.equal(await preview.locator('tbody tr').count(), 2);
      assert.equal(await preview.locator('input[type=search]').inputValue(), 'ports');
    },
  },
  {
    name: 'a click in the index preview opens the RFC, and what was chosen is still there afterwards',
    async run(workbench) {
      const preview = await openPreview(workbench);
      await preview.locator('input[type=search]').fill('static');
      await preview.locator('tbody .link', { hasText: 'Static ports' }).click();
      await workbench.page.locator('.tabs-container .tab.active', { hasText: '2026-05-01-static-ports.md' }).waitFor();
      await workbench.runCommand('RFC: Preview Index');
      await preview.locator('[role=status]', { hasText: '1 of 4 RFCs' }).waitFor();
      assert.equal(await preview.locator('input[type=search]').inputValue(), 'static');
    },
  },
];

/** @param {readonly string[]} texts @returns {string[]} the same with every run of blanks and line breaks as one blank */
function squeezed(texts) {
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}
