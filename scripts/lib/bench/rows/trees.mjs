// S1 to S3: the command line over whole trees.
import { emptyProgram, keptVerdicts, markdownlint, ours, readAndHash, remarkLint, rumdl } from '../contestants.mjs';
import { race } from '../processes.mjs';

/** @typedef {import('../measure.mjs').Finding} Finding */
/** @typedef {import('../setting.mjs').Setting} Setting */

const cold = { name: 'rfc lint, cold', warm: false };

/** @param {Setting} setting @returns {Promise<Finding[]>} S1: the whole tree, nothing kept from earlier */
export async function coldTree(setting) {
  const tree = await setting.tree();
  const contestants = [
    readAndHash(tree),
    await ours(setting, tree, cold),
    await rumdl(setting, tree, 'cold'),
    await markdownlint(setting, tree),
    await remarkLint(setting, tree),
  ];
  const costs = race(await setting.stopwatch(), contestants, setting.rounds);
  const own = costs(cold.name);
  const against = (/** @type {string} */ name, /** @type {number} */ most) => ({
    row: 'S1',
    what: `${cold.name}, wall`,
    unit: 'ms',
    measured: own.wall,
    reference: { name, values: costs(name).wall },
    target: { most },
  });
  return [
    against('rumdl, cold', 1),
    {
      row: 'S1',
      what: `${cold.name}, processor`,
      unit: 'ms',
      measured: own.cpu,
      reference: { name: 'rumdl, cold', values: costs('rumdl, cold').cpu },
      target: { most: 0.75 },
    },
    against('read + blob hash', 5),
    against('markdownlint-cli2', 1 / 10),
    { row: 'S1', what: 'remark-cli, wall', unit: 'ms', measured: costs('remark-cli').wall },
  ];
}

/** @param {Setting} setting @returns {Promise<Finding[]>} S2: nothing has changed since; and a single file */
export async function warmTree(setting) {
  const [tree, small] = [await setting.tree(), await setting.smallTree()];
  const paths = [tree.pathOf(setting.usual)];
  const contestants = [
    emptyProgram(),
    readAndHash(tree),
    await ours(setting, tree, { name: 'warm', warm: true }),
    await rumdl(setting, tree, 'warm'),
    await ours(setting, small, { name: 'alone', warm: true }),
    await ours(setting, tree, { name: 'one', warm: true, paths }),
  ];
  const costs = race(await setting.stopwatch(), contestants, setting.rounds);
  const finding = (/** @type {string} */ what, /** @type {string} */ own, /** @type {string} */ other) => ({
    row: 'S2',
    what,
    unit: 'ms',
    measured: costs(own).wall,
    reference: { name: other, values: costs(other).wall },
  });
  const warm = 'rfc lint, warm, wall';
  return [
    { ...finding(warm, 'warm', 'rumdl, warm'), target: { most: 0.8 } },
    { ...finding(warm, 'warm', 'read + blob hash'), target: { most: 1.6 } },
    { ...finding('rfc lint, one file alone, wall', 'alone', 'node -e 0'), target: { most: 1.5 } },
    finding('rfc lint FILE in the tree, wall', 'one', 'node -e 0'),
    { row: 'S2', what: 'kept verdicts', unit: '', measured: [keptVerdicts(setting, tree)], target: { least: 1 } },
  ];
}

/** @param {Setting} setting @returns {Promise<Finding[]>} S3: seven times as much */
export async function largeTree(setting) {
  const [tree, large] = [await setting.tree(), await setting.largeTree()];
  const contestants = [
    await ours(setting, tree, { name: 'rfc lint, plain tree', warm: false }),
    await ours(setting, large, { name: 'large', warm: false }),
    await rumdl(setting, large, 'cold'),
  ];
  const costs = race(await setting.stopwatch(), contestants, setting.rounds);
  const what = 'rfc lint, cold, seven times the tree';
  const measured = costs('large').wall;
  const reference = (/** @type {string} */ name) => ({ name, values: costs(name).wall });
  return [
    {
      row: 'S3',
      what: `${what}, wall`,
      unit: 'ms',
      measured,
      reference: reference('rfc lint, plain tree'),
      target: { most: 7.5 },
    },
    {
      row: 'S3',
      what: `${what}, wall`,
      unit: 'ms',
      measured,
      reference: reference('rumdl, cold'),
      target: { most: 0.8 },
    },
    { row: 'S3', what: `${what}, peak memory`, unit: 'MiB', measured: costs('large').peak, target: { most: 170 } },
  ];
}
