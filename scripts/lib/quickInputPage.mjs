// The quick input of a VS Code in a browser page: where files and commands are found, and where they ask.

/** Longest wait for one result, in milliseconds: it ends a step that has failed. */
export const limit = 20_000;

/** How often something is asked for that may be closed before it can be answered. */
export const attempts = 4;

/** A page with a quick input. */
export class QuickInputPage {
  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    this.page = page;
  }

  /**
   * Picks a line of the quick input, which is where files and commands are found.
   * @param {string} shortcut the keys that open it
   * @param {string} text what to type
   * @param {string} expected what the first line must show before it is taken
   */
  async pick(shortcut, text, expected) {
    const input = await this.choose(shortcut, text, expected);
    await input.waitFor({ state: 'hidden' });
  }

  /** @param {string} shortcut @param {string} text @param {string} expected @returns the input, in which more may be asked */
  async choose(shortcut, text, expected) {
    const input = this.page.locator('.quick-input-widget input[type="text"]');
    const row = this.page.locator('.quick-input-list .monaco-list-row').first().filter({ hasText: expected });
    for (let left = attempts; ; left--) {
      await this.page.keyboard.press(shortcut);
      await input.waitFor();
      await input.pressSequentially(text);
      // A part of the window that takes the focus, as the explorer does late after a rename, closes the input.
      const isShown = await row.waitFor({ timeout: limit / attempts }).then(
        () => true,
        () => false,
      );
      if (isShown) break;
      if (left === 1) throw new Error(`\`${expected}\` is not offered for \`${text}\``);
      await this.page.keyboard.press('Escape');
    }
    await this.page.keyboard.press('Enter');
    return input;
  }

  /** @param {string} title a command as the palette lists it, such as `View: Toggle Panel` */
  async runCommand(title) {
    await this.pick('F1', title, title);
  }

  /** @param {string} title a command that asks something @param {string} question what the input shows then */
  async startCommand(title, question) {
    await this.choose('F1', title, title);
    await this.page.locator(`.quick-input-widget input[placeholder="${question}"]`).waitFor();
  }

  /** @param {string} title a command that opens a dialog */
  async startModal(title) {
    await this.choose('F1', title, title);
    await this.page.locator('.monaco-dialog-box').waitFor();
  }

  /** @param {string} question waits until the list or input that is open asks this */
  async waitForQuestion(question) {
    const input = this.page.locator('.quick-input-widget input');
    await input.and(this.page.locator(`[placeholder="${question}"]`)).waitFor();
  }

  /** @param {string} text waits until the input that is open says that this is to be typed */
  async waitForPrompt(text) {
    await this.page.locator('.quick-input-widget .quick-input-message').filter({ hasText: text }).waitFor();
  }

  /** Leaves the question that is open without an answer, and waits until nothing is asked any more. */
  async escape() {
    await this.page.keyboard.press('Escape');
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  }

  /** Takes what is ticked in the list that is open. */
  async accept() {
    await this.page.keyboard.press('Enter');
  }

  /** @param {string} label a line of the list that is open, or will be; it is taken when it is there */
  async pickRow(label) {
    await this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: label }).first().click();
  }

  /** @param {string} text what the input that is open, or will be, is answered with */
  async answer(text) {
    const input = this.page.locator('.quick-input-widget input[type="text"]');
    await input.waitFor();
    await input.fill(text);
    await this.page.keyboard.press('Enter');
  }
}
