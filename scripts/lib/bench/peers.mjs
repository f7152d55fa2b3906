// The programs and libraries that ours is measured against: each installed once per user, outside the project.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedFolder } from '../cachedFolder.mjs';
import { run, SetupError } from '../process.mjs';

/** What is installed together, by name; the versions are fixed so that runs of different days compare. */
const peers = {
  rumdl: { rumdl: '0.2.22' },
  markdownlint: { 'markdownlint-cli2': '0.24.1' },
  remark: {
    'remark-cli': '12.0.1',
    'remark-preset-lint-recommended': '7.0.1',
    'unified-language-server': '4.1.0',
    remark: '15.0.1',
  },
  ajv: { ajv: '8.20.0' },
  zod: { zod: '4.6.7' },
  cfworker: { '@cfworker/json-schema': '4.1.6' },
};

/** @typedef {keyof typeof peers} PeerName */

/** An installed peer. */
export class Peer {
  #require;

  /** @param {string} folder the one with its `node_modules` */
  constructor(folder) {
    this.folder = folder;
    this.#require = createRequire(path.join(folder, 'package.json'));
  }

  /**
   * @param {string} name of a package
   * @param {string} program one that it brings
   * @returns {string} the file behind it, without the shell wrapper that npm may put in front
   */
  program(name, program) {
    const folder = path.join(this.folder, 'node_modules', name);
    const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = typeof bin === 'string' ? bin : bin?.[program];
    if (typeof file !== 'string') throw new SetupError(`The package ${name} brings no program \`${program}\`.`);
    return path.join(folder, file);
  }

  /** @param {string} name of a module @returns {Promise<any>} what it exports */
  load(name) {
    return import(pathToFileURL(this.#require.resolve(name)).href);
  }
}

/** @returns {Record<string, string>} the versions of all packages, by name */
export function peerVersions() {
  return Object.assign({}, ...Object.values(peers));
}

/**
 * Installs a peer when this user does not have it yet.
 * @param {PeerName} name
 * @returns {Promise<Peer>} rejects with a `SetupError` that says which could not be installed and why
 */
export async function ensurePeer(name) {
  const wanted = Object.entries(peers[name]).map(([each, version]) => `${each}@${version}`);
  const key = wanted.map((each) => each.replace('/', '+')).join('_');
  return new Peer(await cachedFolder('rfc-workbench-bench', key, (folder) => install(folder, wanted)));
}

/** @param {string} folder @param {readonly string[]} wanted */
async function install(folder, wanted) {
  console.error(`Installing ${wanted.join(', ')} for the benchmark, once per user…`);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--save-exact', ...wanted];
  const { status, output } = await run('npm', args, { cwd: folder });
  if (status === 0) return;
  const reason = /npm error (.*)/.exec(output)?.[1] ?? `exit code ${status}`;
  throw new SetupError(`${wanted.join(', ')} could not be installed (npm: ${reason}).`);
}
