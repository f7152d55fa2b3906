// Runs bundles of node:test tests, one process each, and adds what they report to a tally.
import path from 'node:path';
import { run } from 'node:test';
import { inspect } from 'node:util';

/** Longest time for one bundle, in milliseconds: it ends a hang, nothing else. */
const limit = 1_200_000;

/** Reads the events of `run()`. */
class Reader {
  /** @type {Map<string, string[]>} per file, the names of the tests that enclose the current one */
  #names = new Map();
  /** @type {Map<string, string>} per file, what it wrote to stderr */
  #stderr = new Map();

  /**
   * @param {import('./tally.mjs').Tally} tally
   * @param {boolean} filtered whether tests are left out on purpose
   */
  constructor(tally, filtered) {
    this.tally = tally;
    this.filtered = filtered;
  }

  /** @param {{ name: string, nesting: number, file?: string | undefined }} event */
  start({ name, nesting, file = '' }) {
    const outer = (this.#names.get(file) ?? []).slice(0, nesting);
    this.#names.set(file, [...outer, name]);
  }

  /** @param {{ file?: string | undefined, message: string }} event */
  stderr({ file = '', message }) {
    this.#stderr.set(file, (this.#stderr.get(file) ?? '') + message);
  }

  /** @param {TestEvent} event */
  pass(event) {
    if (isWholeFile(event)) {
      if (!this.filtered) this.tally.fail(bundleName(event), 'no test was found in this bundle');
      return;
    }
    if (event.details.type === 'suite') return;
    const leftOut = event.skip !== undefined || event.todo !== undefined;
    if (!leftOut) this.tally.pass();
    else if (!this.filtered) this.tally.fail(this.#fullName(event), 'a test may not be skipped');
  }

  /** @param {TestEvent & { details: { error: Error & { failureType?: string } } }} event */
  fail(event) {
    const { error } = event.details;
    if (error.failureType === 'subtestsFailed') return; // its subtests have said it
    const output = isWholeFile(event) ? (this.#stderr.get(event.file ?? '') ?? '') : '';
    this.tally.fail(this.#fullName(event), `${describe(error)}\n${output}`);
  }

  /** @param {TestEvent} event @returns {string} */
  #fullName(event) {
    if (isWholeFile(event)) return bundleName(event);
    const outer = (this.#names.get(event.file ?? '') ?? []).slice(0, event.nesting);
    return [bundleName(event), ...outer, event.name].join(' > ');
  }
}

/**
 * @typedef {object} TestEvent
 * @property {string} name
 * @property {number} nesting
 * @property {string | undefined} [file]
 * @property {{ type?: string | undefined }} details
 * @property {string | boolean | undefined} [skip]
 * @property {string | boolean | undefined} [todo]
 */

/** @param {TestEvent} event @returns {boolean} whether it speaks of the process and not of a test in it */
function isWholeFile({ name, nesting, file }) {
  return nesting === 0 && file !== undefined && path.resolve(name) === file;
}

/** @param {TestEvent} event @returns {string} */
function bundleName({ file = '' }) {
  return path.basename(file, '.mjs');
}

/** @param {Error} error as node:test wraps it @returns {string} the fault that the test met, without the runner's own calls */
function describe(error) {
  const { cause } = error;
  const hasStack = typeof cause === 'object' && cause !== null && 'stack' in cause;
  const text = hasStack ? String(cause.stack) : typeof cause === 'string' ? cause : inspect(cause ?? error.message);
  return text.replace(/\n\s+at [^\n]*node:internal\/[^\n]*/g, '');
}

/**
 * @param {readonly string[]} files absolute paths of test bundles
 * @param {import('./tally.mjs').Tally} tally
 * @param {string | undefined} pattern runs only the tests whose name it matches
 * @returns {Promise<void>} when all of them have ended
 */
export async function runNodeTests(files, tally, pattern) {
  const reader = new Reader(tally, pattern !== undefined);
  const filter = pattern === undefined ? {} : { testNamePatterns: [new RegExp(pattern)] };
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`.trim(); // read by each process
  const events = run({ files: [...files], concurrency: true, timeout: limit, ...filter });
  events.on('test:start', (event) => reader.start(event));
  events.on('test:stderr', (event) => reader.stderr(event));
  events.on('test:pass', (event) => reader.pass(event));
  events.on('test:fail', (event) => reader.fail(event));
  await new Promise((resolve) => events.once('end', resolve).resume());
}
