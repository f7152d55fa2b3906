// Takes the pictures of the documentation from the real editor: `node scripts/pictures.mjs [SCENE…]` writes docs/images/.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureNodePackages, projectRoot } from './lib/ensure.mjs';
import { packagedExtension, packageExtension } from './lib/package.mjs';
import { openWorkbench } from './lib/workbench.mjs';

/**
 * @typedef {object} Scene
 * @property {string} name the picture is `NAME.png`, in a dark theme `NAME-dark.png`
 * @property {string} folder what to open, relative to the project
 * @property {string} file the document to show
 * @property {number} squiggles how many to wait for
 * @property {{ context: string, text: string }} [hover] the underlined text, and its line, to rest the mouse on
 * @property {boolean} [problems] whether to show the problems view below
 * @property {string[]} [commands] palette titles to run before the picture
 */

/** @type {readonly Scene[]} */
const scenes = [
  {
    name: 'squiggles',
    folder: 'examples',
    file: 'docs/rfc/implemented/feature/2026-08-21-expiry-reminders.md',
    squiggles: 4,
    hover: { context: 'Status: proposed', text: 'proposed' },
    problems: true,
  },
];

/** Per theme, its name in VS Code and the end of the picture's name. */
const themes = {
  light: { label: 'Default Light Modern', suffix: '' },
  dark: { label: 'Default Dark Modern', suffix: '-dark' },
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
  const server = await openWorkbench({
    folder: path.join(projectRoot, scene.folder),
    packages: [packagedExtension],
    settings: { ...settings, 'workbench.colorTheme': themes[theme].label },
  });
  const browser = await launchBrowser();
  try {
    const workbench = await WorkbenchPage.open(browser, server.url, viewport);
    const failed = await showScene(workbench, scene).catch((error) => error);
    const file = failed ? 'dist/failed-picture.png' : `docs/images/${scene.name}${themes[theme].suffix}.png`;
    await workbench.screenshot(path.join(projectRoot, file));
    if (failed) throw new Error(`the scene \`${scene.name}\` is not reached, see ${file}: ${failed.message}`);
    console.log(file);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** @param {import('./lib/workbenchPage.mjs').WorkbenchPage} workbench @param {Scene} scene */
async function showScene(workbench, { file, squiggles, hover, problems, commands = [] }) {
  await workbench.openFile(file);
  await workbench.waitForSquiggles(squiggles);
  if (problems) await workbench.showProblems();
  for (const command of commands) await workbench.runCommand(command);
  if (hover !== undefined) await workbench.hoverSquiggle(hover.context, hover.text);
}

async function main() {
  ensureNodePackages();
  await packageExtension();
  mkdirSync(path.join(projectRoot, 'docs/images'), { recursive: true });
  const wanted = process.argv.slice(2);
  for (const scene of scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await takePicture(scene, 'light');
    await takePicture(scene, 'dark');
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
