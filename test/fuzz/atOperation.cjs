// Loaded before the command line by the fuzzer: counts the operations on files below one folder, and at some of them
// kills the process, makes the operation fail, or does what another program might do at that moment.
const fs = require('node:fs');

/** @typedef {{ at: number, kind: 'kill' | 'fail' | 'remove' | 'append', path?: string }} Action */

const folder = process.env.RFC_FUZZ_FOLDER ?? '';
/** @type {Action[]} */
const actions = JSON.parse(process.env.RFC_FUZZ_ACTIONS ?? '[]');
const report = process.env.RFC_FUZZ_REPORT;
const { appendFileSync, existsSync: exists, rmSync, writeFileSync } = fs;

/** Whoever does it at the moment between a last look and a rename is not seen by anybody. */
const changing = new Set(['renameSync', 'unlinkSync']);
const reading = ['readFileSync', 'readdirSync', 'statSync', 'lstatSync', 'realpathSync', 'existsSync'];
const writing = [
  'openSync',
  'writeFileSync',
  'fchmodSync',
  'fsyncSync',
  'closeSync',
  'mkdirSync',
  'rmdirSync',
  'rmSync',
];

const changes = new Set(['renameSync', 'unlinkSync', 'writeFileSync', 'mkdirSync']);

/** Files of the folder that are open. */
const open = new Set();
let count = 0;
/** The first operation that changes something. */
let firstChange = 0;
/** @type {string[]} */
const appended = [];

/** @param {unknown} file @returns {boolean} whether an operation on it counts */
function isOurs(file) {
  return typeof file === 'number' ? open.has(file) : String(file).startsWith(folder);
}

/** @param {string} name @param {unknown[]} args */
function before(name, args) {
  count++;
  if (firstChange === 0 && changes.has(name)) firstChange = count;
  for (const { at, kind, path = '' } of actions) {
    if (at !== count) continue;
    if (kind === 'kill') kill(name, args);
    if (kind === 'fail') throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
    if (kind === 'remove') rmSync(path, { recursive: true, force: true });
    if (kind === 'append' && !changing.has(name)) append(path, `\nwritten by another program: ${appended.length}\n`);
  }
}

/** @param {string} file @param {string} line */
function append(file, line) {
  if (!exists(file)) return;
  appendFileSync(file, line);
  appended.push(line);
}

/** A write that is cut short leaves half of it. @param {string} name @param {unknown[]} args */
function kill(name, [file, data]) {
  if (name === 'writeFileSync' && (typeof file === 'string' || typeof file === 'number')) {
    const bytes = Buffer.from(/** @type {string} */ (data));
    writeFileSync(file, bytes.subarray(0, bytes.length >> 1));
  }
  process.kill(process.pid, 'SIGKILL');
}

for (const name of [...reading, ...writing, ...changing]) {
  const operations = /** @type {Record<string, (...args: unknown[]) => unknown>} */ (/** @type {unknown} */ (fs));
  const operation = operations[name];
  if (!operation) throw new Error(`there is no ${name}`);
  operations[name] = (...args) => {
    if (!isOurs(args[0])) return operation(...args);
    before(name, args);
    const result = operation(...args);
    if (name === 'openSync') open.add(result);
    if (name === 'closeSync') open.delete(args[0]);
    return result;
  };
}

if (report) process.on('exit', () => writeFileSync(report, JSON.stringify({ count, firstChange, appended })));
