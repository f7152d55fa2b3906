// S6 and S7: memory, and the size of the package.
import { readFileSync } from 'node:fs';
import { run, SetupError } from '../../process.mjs';
import { ourServer, ours } from '../contestants.mjs';
import { LanguageServer } from '../languageServer.mjs';
import { race } from '../processes.mjs';

/** @typedef {import('../setting.mjs').Setting} Setting */
/** @typedef {import('../measure.mjs').Finding} Finding */

/** @param {Setting} setting @returns {Promise<Finding[]>} S6 */
export async function memory(setting) {
  const tree = await setting.tree();
  const name = 'rfc lint, cold';
  const costs = race(await setting.stopwatch(), [await ours(setting, tree, { name, warm: false })], setting.rounds);
  const resident = [];
  for (let round = 0; round < setting.rounds; round++) resident.push(await residentAfterIndexing(setting));
  return [
    { row: 'S6', what: 'server with the tree indexed', unit: 'MiB', measured: resident, target: { most: 130 } },
    { row: 'S6', what: `${name}, peak`, unit: 'MiB', measured: costs(name).peak, target: { most: 110 } },
  ];
}

/** @param {Setting} setting @returns {Promise<number>} MiB that the server holds when it has said all problems of the tree */
async function residentAfterIndexing(setting) {
  const tree = await setting.tree();
  const server = new LanguageServer(await ourServer(setting, tree));
  try {
    await server.initialize();
    const file = tree.pathOf(setting.usual);
    await server.open(file, readFileSync(file, 'utf8'));
    const { items } = await server.request('workspace/diagnostic', { previousResultIds: [] });
    if (items.length === 0) throw new SetupError('The server has found no document in the tree.');
    const { output } = await run('ps', ['-o', 'rss=', '-p', String(server.process.pid)]);
    return Number.parseInt(output, 10) / 1024;
  } finally {
    await server.stop();
  }
}

/** @param {Setting} setting @returns {Promise<Finding[]>} S7 */
export async function packageSize(setting) {
  const { packageSize: bytes, missing } = await setting.product();
  if (missing.length > 0)
    throw new SetupError(`The package of ${bytes} bytes is not complete: it lacks ${missing.join(', ')}.`);
  return [{ row: 'S7', what: 'the package', unit: 'KB', measured: [bytes / 1000], target: { most: 800 } }];
}
