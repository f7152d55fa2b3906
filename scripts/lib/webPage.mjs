// A page with VS Code for the Web, which remembers the scripts of ours that it was asked for.
import { WorkbenchPage } from './workbenchPage.mjs';

/** Where the test server has the extension. */
const ours = '/static/devextensions/dist/';

export class WebPage extends WorkbenchPage {
  /** @type {{ name: string, status: number, text: string }[]} */
  #scripts = [];

  /**
   * @override
   * @param {import('playwright-core').Browser} browser
   * @param {string} url
   * @param {{ width: number, height: number }} viewport
   * @returns {Promise<WebPage>}
   */
  static async open(browser, url, viewport) {
    const page = await browser.newPage({ viewport });
    const workbench = new WebPage(page);
    page.on('response', (response) => void workbench.#note(response));
    await WorkbenchPage.enter(page, url);
    return workbench;
  }

  /** @returns {readonly { name: string, status: number, text: string }[]} what was loaded of `dist` so far, with the answer of the server */
  get scripts() {
    return this.#scripts;
  }

  /** @param {import('playwright-core').Response} response */
  async #note(response) {
    const name = new URL(response.url()).pathname.split(ours)[1];
    if (name === undefined || /^pages\//.test(name)) return;
    this.#scripts.push({ name, status: response.status(), text: await response.text().catch(() => '') });
  }
}
