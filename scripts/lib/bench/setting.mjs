// What the rows of the benchmark have in common, each thing made when the first row asks for it.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { longDocument } from './longDocument.mjs';
import { ensurePeer } from './peers.mjs';
import { Stopwatch } from './processes.mjs';
import { packageProduct } from './product.mjs';
import { generateTemplates, readTemplates } from './templates.mjs';
import { createTree } from './tree.mjs';

/** How often the templates are repeated in the plain tree, which makes about 1,570 documents. */
const REPEATS = 7;

/** @typedef {import('./tree.mjs').Tree} Tree */

/** The surroundings of a run. */
export class Setting {
  /** @type {Map<string, Promise<any>>} */
  #made = new Map();

  /** @param {string} scratch an empty folder @param {number} rounds how many figures each median is of */
  constructor(scratch, rounds) {
    this.scratch = scratch;
    this.rounds = rounds;
    this.source = readTemplates();
    this.long = longDocument(this.source.templates);
    this.usual = usualOf(this.source.templates);
  }

  /** @returns {Promise<import('./product.mjs').Product>} ours */
  product() {
    return this.#once('product', () => packageProduct(this.folder('product')));
  }

  /** @returns {Promise<Stopwatch>} */
  stopwatch() {
    return this.#once('stopwatch', () => Stopwatch.create(this.scratch));
  }

  /** @param {import('./peers.mjs').PeerName} name @returns {Promise<import('./peers.mjs').Peer>} */
  peer(name) {
    return this.#once(`peer ${name}`, () => ensurePeer(name));
  }

  /** @returns {Promise<Tree>} the bilingual tree of more than 1,500 documents, the long one among them */
  tree() {
    return this.#once('tree', () => this.#createTree('tree', 1));
  }

  /** @returns {Promise<Tree>} the same seven times over */
  largeTree() {
    return this.#once('large tree', () => this.#createTree('large-tree', 7));
  }

  /** @returns {Promise<Tree>} a repository with a single RFC */
  smallTree() {
    return this.#once('small tree', async () => {
      const { cli } = await this.product();
      return createTree({ folder: this.folder('small-tree'), templates: generateTemplates(1), repeats: 1, cli });
    });
  }

  /** @param {string} name @param {number} times @returns {Promise<Tree>} */
  async #createTree(name, times) {
    const { cli } = await this.product();
    const { templates } = this.source;
    console.error(`Writing a tree of ${templates.length * 2 * REPEATS * times} documents…`);
    return createTree({ folder: this.folder(name), templates, once: [this.long], repeats: REPEATS * times, cli });
  }

  /** @param {string} name @returns {string} a folder in the scratch folder */
  folder(name) {
    const folder = path.join(this.scratch, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /**
   * @template T
   * @param {string} name
   * @param {() => Promise<T>} make
   * @returns {Promise<T>}
   */
  #once(name, make) {
    const made = this.#made.get(name) ?? make();
    this.#made.set(name, made);
    return made;
  }
}

/** @param {readonly import('./templates.mjs').Template[]} templates @returns {import('./templates.mjs').Template} one of usual size */
function usualOf(templates) {
  const distance = (/** @type {import('./templates.mjs').Template} */ { text }) => Math.abs(text.length - 7000);
  return templates.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}
