// S4: from a keystroke to the diagnostics, at the server.
import { copyFileSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ourServer, programFile, rumdlProgram } from '../contestants.mjs';
import { createKeystrokes } from '../keystrokes.mjs';
import { LanguageServer } from '../languageServer.mjs';
import { quantile } from '../measure.mjs';

/** @typedef {import('../setting.mjs').Setting} Setting */
/** @typedef {import('../languageServer.mjs').Launch} Launch */

const COUNT = 200;

/**
 * @typedef {object} Task
 * @property {Launch} launch
 * @property {'typing' | 'burst' | 'both'} wanted what the targets ask of this server
 * @property {boolean} [isRestarted] whether it is started again when it does not answer at first
 */

/** @typedef {{ median: number[], p95: number[], burst: number[], publishes: number[] }} Figures one of each round that asks for it */

/**
 * @param {Setting} setting
 * @returns {Promise<import('../measure.mjs').Finding[]>}
 */
export async function keystrokes(setting) {
  const tree = await setting.tree();
  const file = tree.pathOf(setting.long);
  const tasks = await tasksIn(setting, tree);
  /** @type {Record<keyof typeof tasks, Figures>} */
  const figures = {
    own: noFigures(),
    pushing: noFigures(),
    rumdl: noFigures(),
    rumdlPushing: noFigures(),
    remark: noFigures(),
  };
  for (let round = 0; round < setting.rounds; round++) {
    for (const name of /** @type {const} */ (['own', 'rumdl', 'pushing', 'rumdlPushing', 'remark'])) {
      await type(tasks[name], file, figures[name]);
    }
  }
  return toFindings(figures);
}

/** @returns {Figures} */
const noFigures = () => ({ median: [], p95: [], burst: [], publishes: [] });

/** @param {Setting} setting @param {import('../setting.mjs').Tree} tree the workspace */
async function tasksIn(setting, tree) {
  const { folder } = tree;
  const own = await ourServer(setting, tree);
  const rumdl = { command: await rumdlProgram(setting), args: ['server'], folder };
  const remark = { command: process.execPath, args: [await remarkServer(setting), '--stdio'], folder };
  /** @satisfies {Record<string, Task>} */
  const tasks = {
    own: { launch: own, wanted: /** @type {const} */ ('both') },
    pushing: { launch: { ...own, pulls: false }, wanted: /** @type {const} */ ('burst') },
    rumdl: { launch: rumdl, wanted: /** @type {const} */ ('both'), isRestarted: true },
    rumdlPushing: { launch: { ...rumdl, pulls: false }, wanted: /** @type {const} */ ('burst'), isRestarted: true },
    remark: { launch: remark, wanted: /** @type {const} */ ('typing') },
  };
  return tasks;
}

/** @param {Setting} setting @returns {Promise<string>} our little server on remark, where it finds its packages */
async function remarkServer(setting) {
  const peer = await setting.peer('remark');
  const folder = setting.folder('remark-server');
  const file = path.join(folder, 'server.mjs');
  copyFileSync(programFile('remarkServer.mjs'), file);
  symlinkSync(path.join(peer.folder, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return file;
}

/**
 * Opens the document in a new server and types into it, then goes on without waiting.
 * @param {Task} task
 * @param {string} file
 * @param {Figures} figures to which it adds
 */
async function type({ launch, wanted, isRestarted = false }, file, figures) {
  const text = readFileSync(file, 'utf8');
  const keystrokes = createKeystrokes(text, 2 * COUNT);
  const server = isRestarted ? await LanguageServer.startAgain(launch) : new LanguageServer(launch);
  try {
    if (!isRestarted) await server.initialize();
    await server.open(file, wanted === 'burst' ? (keystrokes[COUNT - 1]?.whole ?? '') : text);
    await server.settle();
    if (wanted !== 'burst') {
      const times = [];
      for (const keystroke of keystrokes.slice(0, COUNT)) times.push(await server.type(keystroke));
      figures.median.push(quantile(times, 0.5));
      figures.p95.push(quantile(times, 0.95));
    }
    if (wanted === 'typing') return;
    const { time, publishes } = await server.burst(keystrokes.slice(COUNT));
    figures.burst.push(time);
    figures.publishes.push(publishes);
  } finally {
    await server.stop();
  }
}

/**
 * @param {Record<'own' | 'pushing' | 'rumdl' | 'rumdlPushing' | 'remark', Figures>} figures
 * @returns {import('../measure.mjs').Finding[]}
 */
function toFindings({ own, pushing, rumdl, rumdlPushing, remark }) {
  const finding = (
    /** @type {string} */ what,
    /** @type {readonly number[]} */ measured,
    /** @type {string} */ name,
    /** @type {readonly number[]} */ values,
  ) => ({ row: 'S4', what, unit: 'ms', measured, reference: { name, values } });
  const burst = `${COUNT} keystrokes at once`;
  return [
    { ...finding('a keystroke, median', own.median, 'rumdl server', rumdl.median), target: { most: 0.3 } },
    { ...finding('a keystroke, 95th percentile', own.p95, 'rumdl server', rumdl.p95), target: { most: 0.6 } },
    { ...finding('a keystroke, median', own.median, 'remark server', remark.median), target: { most: 1 / 20 } },
    { ...finding(burst, own.burst, 'rumdl server, publishing', rumdlPushing.burst), target: { most: 0.1 } },
    finding(burst, own.burst, 'rumdl server', rumdl.burst),
    finding(`${burst}, publishing`, pushing.burst, 'rumdl server, publishing', rumdlPushing.burst),
    { row: 'S4', what: `publishes of ${burst}`, unit: '', measured: pushing.publishes, target: { most: 20 } },
    { row: 'S4', what: `publishes of ${burst}, rumdl`, unit: '', measured: rumdlPushing.publishes },
  ];
}
