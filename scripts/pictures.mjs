// Takes the pictures of the documentation from the real editor: `npm run pictures [-- SCENE…]` writes docs/images/, and
// media/icon.png from its drawing (the scene `icon`).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureNodePackages, projectRoot } from './lib/ensure.mjs';
import { packagedExtension, packageExtension } from './lib/package.mjs';
import { shrink } from './lib/shrinkPicture.mjs';
import { makeTempFolder, openWorkbench } from './lib/workbench.mjs';

/**
 * @typedef {object} Scene
 * @property {string} name the picture is `NAME.png`, in a dark theme `NAME-dark.png`
 * @property {string} [folder] what to open, relative to the project
 * @property {Readonly<Record<string, string>>} [files] the files of a folder to open instead, by path
 * @property {string} file the document to show
 * @property {number} [squiggles] how many to wait for
 * @property {{ context: string, text: string }} [hover] the underlined text, and its line, to rest the mouse on
 * @property {boolean} [problems] whether to show the problems view below
 * @property {string[]} [commands] palette titles to run before the picture
 * @property {(workbench: import('./lib/workbenchPage.mjs').WorkbenchPage) => Promise<void>} [act] what to do before the picture
 * @property {{ x: number, y: number, width: number, height: number }} [clip] the part of the window to show
 * @property {string} [webview] what the webview that is open then must show, as a selector
 * @property {boolean} [inContrast] whether there is a picture in high contrast too, `NAME-contrast.png`
 * @property {number} [height] of the window, in pixels, where it is not the usual one
 */

/** @type {Scene[]} */
const scenes = [
  {
    name: 'squiggles',
    folder: 'examples',
    file: 'docs/rfc/implemented/feature/2026-08-21-expiry-reminders.md',
    squiggles: 4,
    hover: { context: 'Status: proposed', text: 'proposed' },
    problems: true,
  },
  {
    name: 'index-preview',
    folder: 'examples',
    file: 'docs/rfc/INDEX.md',
    commands: ['View: Toggle Primary Side Bar Visibility', 'RFC: Preview Index'],
    webview: '.node',
    height: 1060,
  },
];

/** An RFC of the examples with two faults that can be mended safely. */
const faulty = 'docs/rfc/proposed/process/2026-10-19-notes-with-the-change.md';

scenes.push(
  {
    name: 'light-bulb',
    clip: { x: 352, y: 36, width: 844, height: 260 },
    folder: 'examples',
    file: faulty,
    squiggles: 2,
    async act(workbench) {
      await workbench.goToLine(3);
      await workbench.openLightBulb('Change the line to');
    },
  },
  {
    name: 'mended',
    clip: { x: 352, y: 36, width: 844, height: 260 },
    folder: 'examples',
    file: faulty,
    squiggles: 2,
    async act(workbench) {
      await workbench.goToLine(3);
      await workbench.takeRepair('Change the line to');
      await workbench.goToLine(19);
      await workbench.takeRepair('Rewrite the heading as');
      await workbench.waitForNoSquiggle();
      await workbench.goToLine(1);
    },
  },
  {
    name: 'new-rfc',
    clip: { x: 296, y: 0, width: 612, height: 348 },
    folder: 'examples',
    file: 'docs/rfc/README.md',
    async act(workbench) {
      await workbench.startCommand('RFC: New RFC…', 'The lifecycle it begins in');
      await workbench.pickRow('Proposed');
      await workbench.waitForQuestion('Its class');
    },
  },
  {
    name: 'move-preview',
    clip: { x: 352, y: 36, width: 844, height: 682 },
    folder: 'examples',
    file: 'docs/rfc/proposed/feature/2026-10-05-shared-shopping-list.md',
    async act(workbench) {
      await workbench.startCommand('RFC: Move to Another Lifecycle…', 'The lifecycle it goes to');
      await workbench.pickRow('Implemented');
      await workbench.pickRow('Keep Acceptance criteria');
      await workbench.pickRow('Leave the pair out of sync');
      await workbench.pickRow('Preview');
      await workbench.showInPreview('shared-shopping-list.md');
    },
  },
);

scenes.push({
  name: 'index-view',
  folder: 'examples',
  file: 'docs/rfc/implemented/architecture/2026-02-03-stock-is-a-log.md',
  async act(workbench) {
    await workbench.runCommand('View: Show RFC Index');
    const row = (/** @type {string} */ text) =>
      workbench.page.locator('.sidebar .pane-body .monaco-list-row').filter({ hasText: text }).first();
    const unfold = (/** @type {string} */ text) => row(text).locator('.monaco-tl-twistie').click();
    await unfold('Rejected');
    await row('Architecture').waitFor();
    await unfold('Implemented');
    await row('Simplification').waitFor();
    await unfold('Architecture'); // the first one: that of what is implemented
    await row('Stock is a log').hover();
    await workbench.page.locator('.monaco-hover:not(.hidden)').filter({ hasText: 'Path:' }).waitFor();
  },
});

scenes.push({
  name: 'pair-preview',
  folder: 'examples',
  file: 'docs/rfc/proposed/feature/2026-10-05-shared-shopping-list.zh.md',
  inContrast: true,
  async act(workbench) {
    await workbench.retypeLine(11, '### 提案');
    await workbench.goToLine(15);
    for (let line = 15; line <= 20; line++) await workbench.page.keyboard.press('Shift+ArrowDown');
    await workbench.page.keyboard.press('Delete'); // the table
    await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
    await workbench.runCommand('RFC: Preview Both Languages');
  },
  webview: '.row.missing',
  height: 1060,
});

scenes.push(
  {
    name: 'schema-preview',
    folder: 'examples',
    file: 'tools/findRecipe.ts',
    height: 620,
    async act(workbench) {
      const { page } = workbench;
      await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
      await page.locator('.codelens-decoration', { hasText: 'Preview JSON Schema' }).first().waitFor();
      await workbench.goToLine(6);
      await workbench.runCommand('RFC: Preview JSON Schema');
      await workbench.waitForText('"servings"');
      await page
        .locator('.view-line span', { hasText: /^\s*diet$/ })
        .first()
        .hover();
      await page.locator('.monaco-hover:not(.hidden)').filter({ hasText: '"vegetarian" | "vegan"' }).waitFor();
    },
  },
  {
    name: 'try-arguments',
    folder: 'examples',
    file: 'tools/findRecipe.ts',
    height: 620,
    async act(workbench) {
      const { page } = workbench;
      await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
      await workbench.goToLine(6);
      await workbench.runCommand('RFC: Try Arguments');
      await page.locator('.view-line', { hasText: 'checked as you type' }).waitFor();
      await workbench.retypeLine(3, '"servings": 2.5, "diet": "raw"');
      await page.keyboard.press('Shift+End'); // a quote that the editor may have closed by itself
      await page.keyboard.press('Delete');
      await workbench.waitForSquiggles(2);
      await page.mouse.move(600, 560); // away from what it would explain
    },
  },
);

scenes.push({
  name: 'pair-drift',
  folder: 'examples',
  file: 'docs/rfc/proposed/feature/2026-10-05-shared-shopping-list.md',
  height: 620,
  async act(workbench) {
    const { page } = workbench;
    await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
    await workbench.retypeLine(11, '### Proposal');
    await workbench.runCommand('RFC: Open Other Language to the Side');
    for (const lens of ['| Edited since confirmed', 'English edited since confirmed']) {
      await page.locator('.codelens-decoration', { hasText: lens }).first().waitFor();
    }
    await workbench.waitForSquiggles(3);
  },
});

/** @param {string} title @returns {string} a decision as people keep it by hand */
const decision = (title) => `# ${title}\n\n## Context\n\nIt has to hold.\n\n## Decision\n\nWe take it.\n`;

scenes.push({
  name: 'set-up',
  clip: { x: 330, y: 180, width: 540, height: 390 },
  files: {
    'docs/adr/0001-record-decisions.md': decision('Record decisions'),
    'docs/adr/0002-one-queue.md': decision('One queue'),
    'docs/adr/0003-two-queues.md': '# Two queues\n\n## Context\n\nThe [one](0002-a-queue.md) was too short.\n',
  },
  file: 'docs/adr/0001-record-decisions.md',
  async act(workbench) {
    await workbench.startModal('RFC: Set Up RFCs Here…');
    await workbench.page.locator('.monaco-dialog-box').filter({ hasText: 'link/broken' }).waitFor();
  },
});

/** Per theme, its name in VS Code and the end of the picture's name. */
const themes = {
  light: { label: 'Default Light Modern', suffix: '' },
  dark: { label: 'Default Dark Modern', suffix: '-dark' },
  contrast: { label: 'Default High Contrast', suffix: '-contrast' },
};

/** Large enough to be read on a page that shows the picture at two thirds of its size. */
const settings = {
  'editor.fontSize': 15,
  'editor.minimap.enabled': false,
  'editor.wordWrap': 'on',
  'editor.hover.delay': 100,
  'editor.hover.above': false,
  'workbench.layoutControl.enabled': false,
  'breadcrumbs.enabled': true,
  'window.zoomLevel': 0,
};

const viewport = { width: 1200, height: 750 };

/** @param {Scene} scene @param {keyof typeof themes} theme */
async function takePicture(scene, theme) {
  const { launchBrowser } = await import('./lib/browser.mjs');
  const { WorkbenchPage } = await import('./lib/workbenchPage.mjs');
  const temporary = makeTempFolder('scene');
  const written = path.join(temporary, 'larder');
  for (const [file, text] of Object.entries(scene.files ?? {})) {
    mkdirSync(path.dirname(path.join(written, file)), { recursive: true });
    writeFileSync(path.join(written, file), text);
  }
  const server = await openWorkbench({
    folder: scene.folder === undefined ? written : path.join(projectRoot, scene.folder),
    packages: [packagedExtension],
    settings: { ...settings, 'workbench.colorTheme': themes[theme].label },
  });
  const browser = await launchBrowser();
  try {
    const size = { ...viewport, height: scene.height ?? viewport.height };
    const workbench = await WorkbenchPage.open(browser, server.url, size);
    const failed = await showScene(workbench, scene).catch((error) => error);
    const file = failed ? 'dist/failed-picture.png' : `docs/images/${scene.name}${themes[theme].suffix}.png`;
    await workbench.screenshot(path.join(projectRoot, file), failed ? undefined : scene.clip);
    if (failed) throw new Error(`the scene \`${scene.name}\` is not reached, see ${file}: ${failed.message}`);
    if (!failed) await shrink(path.join(projectRoot, file));
    console.log(file);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** @param {import('./lib/workbenchPage.mjs').WorkbenchPage} workbench @param {Scene} scene */
async function showScene(workbench, { file, squiggles, hover, problems, commands = [], act, webview }) {
  await workbench.openFile(file);
  if (squiggles !== undefined) await workbench.waitForSquiggles(squiggles);
  if (problems) await workbench.showProblems();
  for (const command of commands) await workbench.runCommand(command);
  if (act !== undefined) await act(workbench);
  if (webview !== undefined) await workbench.webview().locator(webview).first().waitFor();
  if (hover !== undefined) await workbench.hoverSquiggle(hover.context, hover.text);
}

async function main() {
  ensureNodePackages();
  await packageExtension();
  mkdirSync(path.join(projectRoot, 'docs/images'), { recursive: true });
  const wanted = process.argv.slice(2);
  if (wanted.length === 0 || wanted.includes('icon')) {
    const { takeIcon } = await import('./lib/icon.mjs');
    console.log(await takeIcon());
  }
  for (const scene of scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await takePicture(scene, 'light');
    await takePicture(scene, 'dark');
    if (scene.inContrast) await takePicture(scene, 'contrast');
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
