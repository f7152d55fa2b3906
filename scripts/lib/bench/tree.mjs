// The bilingual trees that the benchmark reads: repositories with a thousand RFCs in two languages, their pairs confirmed.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, SetupError } from '../process.mjs';
import { toChinese } from './chinese.mjs';
import { seededRandom } from './random.mjs';
import { createStubs } from './stubs.mjs';

const recordHeader = '# The sides of {anchor} as they were last confirmed.';

const config = { extends: 'rfc', pairing: { requiredSince: '2000-01-01', recordHeader: [recordHeader] } };

/** @typedef {import('./templates.mjs').Template} Template */

/**
 * @typedef {object} Tree
 * @property {string} folder the root of a repository
 * @property {number} files how many Markdown documents in pairs it holds
 * @property {number} characters in them, UTF-16
 * @property {(template: Template) => string} pathOf the absolute path of its first copy
 */

/**
 * Writes a repository with every template in two languages, repeated under names of their own.
 * @param {object} options
 * @param {string} options.folder a new one
 * @param {readonly Template[]} options.templates
 * @param {readonly Template[]} [options.once] what is not repeated
 * @param {number} options.repeats
 * @param {string} options.cli our command line, which writes the index
 * @returns {Promise<Tree>} rejects with a `SetupError` when git is missing
 */
export async function createTree({ folder, templates, once = [], repeats, cli }) {
  const random = seededRandom(11);
  const toPair = (/** @type {Template} */ each) => ({ ...each, chinese: toChinese(each.text, random) });
  const [repeated, single] = [templates.map(toPair), once.map(toPair)];
  const writer = new Writer(folder, [...repeated, ...single]);
  for (const pair of single) writer.writePair(pair, 1);
  for (let round = 1; round <= repeats; round++) for (const pair of repeated) writer.writePair(pair, round);
  writeFileSync(path.join(folder, 'rfc.config.json'), `${JSON.stringify(config, undefined, 2)}\n`);
  writeFileSync(path.join(folder, 'docs/rfc/README.md'), '# RFCs\n\nWhat was proposed, decided and turned down.\n');
  createStubs(folder, writer.texts);
  await expectSuccess(process.execPath, [cli, 'index', '--write'], folder);
  await commitAll(folder);
  return {
    folder,
    files: writer.texts.size,
    characters: [...writer.texts.values()].reduce((sum, text) => sum + text.length, 0),
    pathOf: (template) => writer.pathOf(template, 1),
  };
}

/** Writes pairs and remembers what it has written. */
class Writer {
  /** @type {Map<string, string>} by absolute path */
  texts = new Map();
  #names;

  /** @param {string} folder @param {readonly Template[]} templates all of them */
  constructor(folder, templates) {
    this.folder = folder;
    const longestFirst = templates.map(({ name }) => name).sort((a, b) => b.length - a.length);
    this.#names = new RegExp(longestFirst.join('|'), 'g');
  }

  /** @param {Template} template @param {number} round @returns {string} */
  pathOf({ folder, name }, round) {
    return path.join(this.folder, 'docs/rfc', folder, `${name}-r${round}.md`);
  }

  /** @param {Template & { chinese: string }} pair @param {number} round */
  writePair(pair, round) {
    const file = this.pathOf(pair, round);
    const base = path.basename(file, '.md');
    const english = this.#textOf(pair.text, round, `English | [中文](${base}.zh.md)`);
    const chinese = this.#textOf(pair.chinese, round, `[English](${base}.md) | 中文`);
    mkdirSync(path.dirname(file), { recursive: true });
    this.#write(file, english);
    this.#write(file.replace(/md$/, 'zh.md'), chinese);
    const anchor = path.relative(this.folder, file).split(path.sep).join('/');
    const header = recordHeader.replace('{anchor}', anchor);
    const record = `${header}\n${base}.md: ${blobHash(english)}\n${base}.zh.md: ${blobHash(chinese)}\n`;
    writeFileSync(file.replace(/md$/, 'i18n.yaml'), record);
  }

  /** @param {string} text @param {number} round @param {string} switcher @returns {string} */
  #textOf(text, round, switcher) {
    const [title = '', ...rest] = text.replace(this.#names, (name) => `${name}-r${round}`).split('\n');
    const [blank = '', status = '', ...body] = rest;
    return [`${title} (${round})`, blank, status, '', switcher, ...body].join('\n');
  }

  /** @param {string} file @param {string} text */
  #write(file, text) {
    this.texts.set(file, text);
    writeFileSync(file, text);
  }
}

/** @param {string} text @returns {string} its name in git */
function blobHash(text) {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** @param {string} folder */
async function commitAll(folder) {
  const settings = {
    'user.name': 'bench',
    'user.email': 'bench@localhost',
    'commit.gpgsign': 'false',
    'gc.auto': '0', // else git tidies up in the background while others are measured
    'maintenance.auto': 'false',
  };
  const options = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const steps = [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '-m', 'A tree to measure on'],
  ];
  for (const args of steps) await expectSuccess('git', [...options, ...args], folder);
}

/** @param {string} command @param {readonly string[]} args @param {string} cwd */
async function expectSuccess(command, args, cwd) {
  const { status, output } = await run(command, args, { cwd });
  if (status === 0) return;
  const said = output.trim().split('\n').at(-1) ?? '';
  throw new SetupError(
    `The tree to measure on could not be made: ${path.basename(command)} ${args.join(' ')} says: ${said}`,
  );
}
