// Counts tests, prints failures in full and everything else in one line a step.

/** What the whole suite has come to. */
export class Tally {
  passed = 0;
  failed = 0;

  /** One test that passed. */
  pass() {
    this.passed += 1;
  }

  /**
   * One test that failed, shown at once.
   * @param {string} name
   * @param {string} detail what went wrong, in as many lines as it takes
   */
  fail(name, detail) {
    this.failed += 1;
    const indented = detail.trimEnd().replaceAll('\n', '\n  ');
    console.log(`FAILED ${name}\n  ${indented}\n`);
  }

  /**
   * Runs one step and prints its own figures and its time. Steps may run side by side.
   * @template T
   * @param {string} name
   * @param {(tally: Tally) => Promise<T>} step adds its tests to the tally it is given
   * @returns {Promise<T>}
   */
  async step(name, step) {
    const own = new Tally();
    const start = performance.now();
    const result = await step(own);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${name}: ${own.passed} passed${own.failed > 0 ? `, ${own.failed} FAILED` : ''} (${seconds} s)`);
    this.passed += own.passed;
    this.failed += own.failed;
    return result;
  }

  /** Prints the last line of the suite and sets the exit code. A suite without a test is a failure. */
  finish() {
    if (this.passed + this.failed === 0) this.fail('the suite', 'no test was found');
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 ? 0 : 1;
  }
}
