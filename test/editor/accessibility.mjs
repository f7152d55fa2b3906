// What accessibility tools and the keyboard find in a webview, in every kind of theme. Server host only.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Per kind of theme, as VS Code writes it into a webview, one that every VS Code has. */
const themes = {
  'vscode-light': 'Default Light Modern',
  'vscode-dark': 'Default Dark Modern',
  'vscode-high-contrast': 'Default High Contrast',
  'vscode-high-contrast-light': 'Default High Contrast Light',
};

/**
 * Looks at the open webview once in each kind of theme; the workspace is as before then.
 * @param {import('playwright-core').FrameLocator} webview
 * @param {string} folder the workspace
 * @param {readonly string[]} [excused] rules of axe that what the documents hold breaks, not the page
 * @returns {Promise<Record<string, string[]>>} per kind of theme what is wrong, which should be nothing
 */
export async function findObjections(webview, folder, excused = []) {
  const settings = path.join(folder, '.vscode');
  mkdirSync(settings, { recursive: true });
  /** @type {Record<string, string[]>} */
  const found = {};
  try {
    for (const [kind, theme] of Object.entries(themes)) {
      writeFileSync(path.join(settings, 'settings.json'), JSON.stringify({ 'workbench.colorTheme': theme }));
      await webview.locator(`body[data-vscode-theme-kind="${kind}"]`).waitFor();
      found[kind] = [...(await runAxe(webview, excused)), ...(await findHiddenStops(webview))];
    }
  } finally {
    rmSync(settings, { recursive: true });
  }
  return found;
}

/** What `findObjections` gives where nothing is wrong. */
export const noObjections = Object.fromEntries(Object.keys(themes).map((kind) => [kind, []]));

/**
 * @param {import('playwright-core').FrameLocator} webview
 * @param {readonly string[]} excused
 * @returns {Promise<string[]>} rules of axe and what breaks them
 */
async function runAxe(webview, excused) {
  const body = await webview.locator('body').elementHandle();
  const frame = await body?.ownerFrame();
  if (!frame) throw new Error('the webview has gone');
  // The page's own policy runs nothing that it has not been told of, so this goes in beside it.
  await frame.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  return frame.evaluate(async (off) => {
    const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
    const { violations } = await Reflect.get(window, 'axe').run({ rules });
    return violations.map((/** @type {{ id: string, nodes: { html: string }[] }} */ { id, nodes }) => {
      return `${id}: ${nodes.map(({ html }) => html).join(' ')}`;
    });
  }, excused);
}

/** More stops than a page of the tests has. */
const mostStops = 200;

/**
 * Goes through the page with the tab key.
 * @param {import('playwright-core').FrameLocator} webview
 * @returns {Promise<string[]>} stops without a visible ring or without a name; all of it when there is no stop at all
 */
async function findHiddenStops(webview) {
  const body = webview.locator('body');
  const first = webview.locator('a[href], button:not([disabled]), input, select, [tabindex="0"]').first();
  await first.focus();
  const found = [];
  for (let stop = 0; stop < mostStops; stop++) {
    const at = await body.evaluate(lookAtFocus);
    if (at === undefined) return stop === 0 ? ['nothing can be reached by the keyboard'] : found;
    if (at !== '') found.push(at);
    await body.page().keyboard.press('Tab');
  }
  throw new Error(`the tab key does not leave the page within ${mostStops} stops`);
}

/** Runs in the page. @returns {string | undefined} what is wrong with the element that has the focus; `undefined` past the last */
function lookAtFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return undefined;
  const ring = focused.querySelector('.halo') ?? focused;
  const style = getComputedStyle(ring);
  const isSeen = style.outlineStyle !== 'none' || style.stroke !== 'none';
  const labelled = focused.getAttribute('aria-label') ?? focused.getAttribute('aria-labelledby');
  const labels = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused.labels : null;
  const isNamed = labelled || focused.textContent?.trim() || labels?.length;
  const faults = [isSeen ? [] : ['no visible ring'], isNamed ? [] : ['no name']].flat();
  return faults.length === 0 ? '' : `${faults.join(' and ')}: ${focused.outerHTML.slice(0, 120)}`;
}
