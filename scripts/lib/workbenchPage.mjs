// What somebody does in the VS Code of a browser page, for pictures. Every step waits until its result can be seen.
import { findUnderlined } from './findUnderlined.mjs';
import { attempts, limit, QuickInputPage } from './quickInputPage.mjs';

/** A page that shows a workbench. */
export class WorkbenchPage extends QuickInputPage {
  /**
   * Opens a server host's address in a new page and waits for the explorer.
   * @param {import('playwright-core').Browser} browser
   * @param {string} url
   * @param {{ width: number, height: number }} viewport
   * @param {number} [scale] device pixels per CSS pixel
   * @returns {Promise<WorkbenchPage>}
   */
  static async open(browser, url, viewport, scale = 1) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
    await WorkbenchPage.enter(page, url);
    return new WorkbenchPage(page);
  }

  /** @param {import('playwright-core').Page} page @param {string} url goes there and waits for the explorer */
  static async enter(page, url) {
    page.setDefaultTimeout(limit);
    await page.goto(url);
    await page.locator('.explorer-folders-view .monaco-list-row').first().waitFor();
  }

  /** @param {string} file a path in the workspace; its name is enough when no other file has it */
  async openFile(file) {
    const name = file.split('/').at(-1) ?? file;
    await this.pick('Control+P', file, name);
    await this.page.locator('.tabs-container .tab.active', { hasText: name }).waitFor();
    await this.page.locator('.editor-instance .view-line').first().waitFor();
  }

  /** Waits until no dialog is open. */
  async waitForNoDialog() {
    await this.page.locator('.monaco-dialog-box').waitFor({ state: 'hidden' });
  }

  /** @param {string} text part of a notification that is shown, or will be */
  async waitForMessage(text) {
    await this.page.locator('.notification-list-item').filter({ hasText: text }).first().waitFor();
  }

  /** @param {string} text waits until a line of the editor holds it */
  async waitForLine(text) {
    const pattern = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'));
    await this.page.locator('.editor-instance .view-line').filter({ hasText: pattern }).first().waitFor();
  }

  /** @param {string} name of a file that the explorer shows @param {string} to */
  async renameInExplorer(name, to) {
    const row = this.page.locator('.explorer-folders-view .monaco-list-row').filter({ hasText: name });
    const input = this.page.locator('.explorer-item-edited input');
    // The click also opens the file, which may take the keys away from the explorer for a moment.
    for (let attempt = 1; ; attempt++) {
      await row.click();
      await this.page.keyboard.press('F2');
      // While files come and go the rows move, and it may be another one that is asked about.
      if ((await isShown(input)) && (await input.inputValue()) === name) break;
      await this.page.keyboard.press('Escape');
      if (attempt === 3) throw new Error(`the explorer does not ask for another name of ${name}`);
    }
    await input.fill(to);
    await this.page.keyboard.press('Enter');
  }

  /** @param {string} name of a file or folder that the explorer shows @returns {Promise<string[]>} its menu, which is closed again */
  async explorerMenu(name) {
    await this.page
      .locator('.explorer-folders-view .monaco-list-row')
      .filter({ hasText: name })
      .first()
      .click({ button: 'right' });
    const items = this.page.locator('.monaco-menu .action-label:not(.separator)');
    await items.filter({ hasText: 'Rename' }).first().waitFor();
    const labels = await items.allInnerTexts();
    await this.page.keyboard.press('Escape');
    await items.first().waitFor({ state: 'hidden' });
    return labels;
  }

  /** @param {string} name of a folder that the explorer shows; it is opened, or closed again */
  async toggleFolder(name) {
    await this.page.locator('.explorer-folders-view .monaco-list-row').filter({ hasText: name }).first().click();
  }

  /** @param {string} title a repair that the light bulb offers where the caret is; it is taken when it is shown */
  async takeRepair(title) {
    await this.openLightBulb(title);
    await this.page.locator('.action-widget .monaco-list-row').filter({ hasText: title }).first().click();
  }

  /** @param {string} title opens the light bulb where the caret is, and waits until it offers this */
  async openLightBulb(title) {
    const row = this.page.locator('.action-widget .monaco-list-row').filter({ hasText: title }).first();
    for (let left = attempts; ; left--) {
      await this.page.keyboard.press('Control+Period');
      // Asked before the server knows of a problem, it offers something else or nothing.
      const isShown = await row.waitFor({ timeout: limit / attempts }).then(
        () => true,
        () => false,
      );
      if (isShown) return;
      if (left === 1) throw new Error(`the light bulb does not offer \`${title}\``);
      await this.page.keyboard.press('Escape');
    }
  }

  /** @param {number} line puts the caret at its beginning; from 1 */
  async goToLine(line) {
    await this.pick('Control+G', `${line}`, `line ${line}`);
  }

  /** @param {string} button the beginning of its text, in a dialog that is open, or will be */
  async confirm(button) {
    await this.page.locator('.monaco-dialog-box .monaco-button').filter({ hasText: button }).first().click();
  }

  /** Waits for the preview of an edit. */
  async waitForPreview() {
    await this.page.locator('.bulk-edit-panel .monaco-list-row').first().waitFor();
  }

  /** @param {string} name of a file in the preview of an edit; what changes in it is shown side by side */
  async showInPreview(name) {
    await this.waitForPreview();
    await this.page.locator('.bulk-edit-panel .monaco-list-row').filter({ hasText: name }).first().click();
    await this.page.locator('.monaco-diff-editor .line-insert, .monaco-diff-editor .char-insert').first().waitFor();
  }

  /** Waits for the preview of an edit, and makes it. */
  async applyPreview() {
    await this.waitForPreview();
    const panel = this.page.locator('.bulk-edit-panel');
    await panel.locator('.monaco-button').filter({ hasText: 'Apply' }).click();
  }

  /** Saves what is not saved, if there is anything. */
  async saveAll() {
    await this.page.keyboard.press('Control+K');
    await this.page.keyboard.press('s');
  }

  /** Undoes the last change, in every file that it touched. */
  async undo() {
    await this.page.locator('.editor-instance .view-line').first().click(); // the editor's own undo, not the explorer's
    await this.page.keyboard.press('Control+Z');
  }

  /** Waits until some text of the editor is selected. */
  async waitForSelection() {
    await this.page.locator('.editor-instance .selected-text').first().waitFor();
  }

  /** Waits until no line has a number. */
  async waitForNoLineNumbers() {
    await this.page.locator('.editor-instance .line-numbers').first().waitFor({ state: 'detached' });
  }

  /** @param {number} count waits until so many squiggles are drawn */
  async waitForSquiggles(count) {
    await this.#squiggles()
      .nth(count - 1)
      .waitFor();
  }

  /**
   * Waits until a squiggle spans exactly these characters of the page.
   * @param {string} context text of the line that holds them
   * @param {string} text the characters, part of the context
   */
  async waitForSquiggleUnder(context, text) {
    await this.page.waitForFunction(findUnderlined, { context, text });
  }

  /** Waits until no squiggle is drawn. */
  async waitForNoSquiggle() {
    await this.page.waitForFunction(() => document.querySelector('.editor-instance [class*="squiggly-"]') === null);
  }

  /**
   * Types a line anew, key by key.
   * @param {number} line from 1
   * @param {string} text
   */
  async retypeLine(line, text) {
    await this.pick('Control+G', `${line}`, `line ${line}`);
    await this.page.keyboard.press('Home');
    await this.page.keyboard.press('Shift+End');
    await this.page.keyboard.type(text);
  }

  /** @param {string} label the first of the suggestions, which is taken when it is shown */
  async takeSuggestion(label) {
    const row = this.page.locator('.suggest-widget.visible .monaco-list-row').first();
    await row.filter({ hasText: label }).waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** @param {string} text waits until a line of the editor is exactly that */
  async waitForText(text) {
    await this.page.locator('.editor-instance .view-line').getByText(text, { exact: true }).waitFor();
  }

  #squiggles() {
    return this.page.locator('.editor-instance [class*="squiggly-"]');
  }

  /**
   * Rests the mouse on a squiggle until its hover is shown.
   * @param {string} context text of the line
   * @param {string} text the underlined characters
   */
  async hoverSquiggle(context, text) {
    const found = await this.page.waitForFunction(findUnderlined, { context, text });
    const at = await found.jsonValue();
    if (at === undefined) throw new Error('unreachable: the wait ends with a place');
    await this.page.mouse.move(at.x, at.y);
    await this.page.locator('.monaco-hover:not(.hidden) .hover-contents').filter({ hasText: 'rfc' }).first().waitFor();
  }

  /** @returns the document of the only webview, inside the two frames that VS Code puts around it */
  webview() {
    return this.page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
  }

  /** Waits until the problems view lists something. */
  async showProblems() {
    await this.runCommand('Problems: Focus on Problems View');
    await this.page.locator('.markers-panel .monaco-list-row').first().waitFor();
  }

  /**
   * @param {string} file a `.png` to write
   * @param {{ x: number, y: number, width: number, height: number }} [clip] the part of the window to show
   */
  async screenshot(file, clip) {
    await this.page.screenshot({ path: file, animations: 'disabled', caret: 'hide', ...(clip ? { clip } : {}) });
  }
}

/** @param {import('playwright-core').Locator} locator @returns {Promise<boolean>} whether it is there within two seconds */
async function isShown(locator) {
  try {
    await locator.waitFor({ timeout: 2000 });
    return true;
  } catch {
    return false;
  }
}
