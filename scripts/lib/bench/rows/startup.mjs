// S5: how long it takes until the editor has a server, an extension and a first problem.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../ensure.mjs';
import { SetupError } from '../../process.mjs';
import { ourServer, programFile } from '../contestants.mjs';
import { LanguageServer } from '../languageServer.mjs';

/** @typedef {import('../setting.mjs').Setting} Setting */

/**
 * @param {Setting} setting
 * @returns {Promise<import('../measure.mjs').Finding[]>}
 */
export async function startup(setting) {
  const [tree, product] = [await setting.tree(), await setting.product()];
  const own = await ourServer(setting, tree);
  const bare = { ...own, args: [await createBareServer(setting, await loadedBytes(setting)), '--stdio'] };
  const file = tree.pathOf(setting.usual);
  /** @type {Record<'own' | 'bare' | 'activate' | 'squiggle', number[]>} */
  const times = { own: [], bare: [], activate: [], squiggle: [] };
  for (let round = 0; round <= setting.rounds; round++) {
    const each = {
      own: await timeToInitialize(own),
      bare: await timeToInitialize(bare),
      activate: timeToActivate(product.client),
      squiggle: await timeToProblem(own, file),
    };
    if (round === 0) continue; // it only warms up
    for (const name of /** @type {const} */ (['own', 'bare', 'activate', 'squiggle'])) times[name].push(each[name]);
  }
  return [
    {
      row: 'S5',
      what: 'server, start to initialized',
      unit: 'ms',
      measured: times.own,
      reference: { name: 'a bare server as large', values: times.bare },
      target: { most: 1.4 },
    },
    { row: 'S5', what: 'extension, load and activate', unit: 'ms', measured: times.activate, target: { most: 30 } },
    { row: 'S5', what: 'server, start to first problem', unit: 'ms', measured: times.squiggle, target: { most: 300 } },
  ];
}

/** @param {import('../languageServer.mjs').Launch} launch @returns {Promise<number>} milliseconds */
async function timeToInitialize(launch) {
  const server = new LanguageServer(launch);
  try {
    return await server.initialize();
  } finally {
    await server.stop();
  }
}

/**
 * @param {import('../languageServer.mjs').Launch} launch
 * @param {string} file an RFC, which is opened without its status
 * @returns {Promise<number>} milliseconds from the start of the process to its first problem
 */
async function timeToProblem(launch, file) {
  const server = new LanguageServer(launch);
  try {
    await server.initialize();
    const count = await server.open(file, readFileSync(file, 'utf8').replace(/^Status: .*$/m, ''));
    if (count === 0) throw new SetupError('The server finds nothing wrong in an RFC without a status.');
    return performance.now() - server.started;
  } finally {
    await server.stop();
  }
}

/** @param {string} client @returns {number} milliseconds in which it loads and activates, in a process of its own */
function timeToActivate(client) {
  const { stdout, stderr } = spawnSync(process.execPath, [programFile('activate.cjs'), client], { encoding: 'utf8' });
  const time = Number.parseFloat(stdout);
  if (Number.isNaN(time)) {
    const reason = stderr.split('\n').find((line) => /^\w*Error: /.test(line)) ?? stderr.trim();
    throw new SetupError(`The extension does not activate: ${reason}`);
  }
  return time;
}

/** @param {Setting} setting @returns {Promise<number>} the bytes of code that our server has loaded when it is initialized */
async function loadedBytes(setting) {
  const { server: program } = await setting.product();
  const list = path.join(setting.scratch, 'loaded.txt');
  rmSync(list, { force: true });
  const args = ['--require', programFile('noteLoaded.cjs'), program, '--stdio', `--note=${list}`];
  await timeToInitialize({ command: process.execPath, args, folder: setting.scratch });
  const files = readFileSync(list, 'utf8').trim().split('\n');
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

/**
 * @param {Setting} setting
 * @param {number} bytes
 * @returns {Promise<string>} a server that can do nothing, in a bundle of that size: the rest of it is code that nobody calls
 */
async function createBareServer(setting, bytes) {
  const esbuild = await import('esbuild');
  const outfile = path.join(setting.scratch, 'bareServer.js');
  await esbuild.build({
    entryPoints: [programFile('bareServer.mjs')],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    mainFields: ['module', 'main'],
    alias: { 'vscode-languageserver/node.js': 'vscode-languageserver/node' },
    outfile,
    absWorkingDir: projectRoot,
    logLevel: 'warning',
  });
  const code = readFileSync(outfile, 'utf8');
  let filler = '';
  for (let index = 0; code.length + filler.length < bytes; index++) filler += fillerFunction(index);
  writeFileSync(outfile, `${code}\nfunction filler(){${filler}}\n`);
  return outfile;
}

/** @param {number} index @returns {string} a function as minified bundles have thousands */
function fillerFunction(index) {
  const name = `filler${index}`;
  return `function ${name}(t,e){let n=[];for(let r of t){if(r.kind==="a${index}"){n.push(e(r.start,r.end));continue}let o=r.children?.map(i=>${name}(i,e))??[];n.push(...o.filter(i=>i.length>${index}))}return n}\n`;
}
