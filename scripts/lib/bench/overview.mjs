// The data of the RFC Index: after one edit it must not cost what reading everything costs.

import { timeInTurn } from './measure.mjs';

/** @typedef {typeof import('../../../server/src/engine/index.ts')} Engine */

const COUNT = 1000;

/** So many edits make one round, as a single one is over too soon to time. */
const EDITS = 20;

const lifecycles = ['proposed', 'implemented', 'rejected'];
const classes = ['feature', 'simplification', 'architecture', 'process', 'testing'];

/** @param {number} index @returns {string} */
function pathOf(index) {
  const day = `2026-${two(1 + (index % 12))}-${two(1 + (index % 28))}`;
  return `docs/rfc/${lifecycles[index % 3]}/${classes[index % 5]}/${day}-topic-${index}.md`;
}

/** @param {number} number @returns {string} */
function two(number) {
  return String(number).padStart(2, '0');
}

/**
 * Some five kilobytes, which is the size of a usual RFC.
 * @param {number} index
 * @param {string} title
 * @returns {string}
 */
function textOf(index, title) {
  const status = lifecycles[index % 3] === 'rejected' ? 'rejected — it costs too much' : lifecycles[index % 3];
  const paragraph = 'A stretch of text with `code`, *emphasis* and a [link](https://example.org/) in it. '.repeat(12);
  const section = (/** @type {string} */ name) => `## ${name}\n\n${paragraph}\n\n- one\n- two\n`;
  const names = ['Problem', 'Proposal', 'Alternatives considered', 'Acceptance criteria', 'Risks'];
  return `# RFC: ${title}\n\nStatus: ${status}\n\n${names.map(section).join('\n')}`;
}

/**
 * @param {ReadonlyMap<string, string>} texts
 * @returns {import('../../../server/src/engine/index.ts').Files}
 */
function filesOf(texts) {
  const paths = [...texts.keys()].sort();
  const folders = [...new Set(paths.flatMap(foldersAbove))];
  const entries = [
    ...paths.map((path) => ({ path, kind: /** @type {const} */ ('file') })),
    ...folders.map((path) => ({ path, kind: /** @type {const} */ ('folder') })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const kinds = new Map(entries.map(({ path, kind }) => [path, kind]));
  return {
    list: (folder) => entries.filter(({ path }) => path.startsWith(`${folder}/`)),
    kindOf: (path) => kinds.get(path),
    namesIn: (folder) =>
      entries.flatMap(({ path }) => {
        const rest = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
        return rest === '' || rest.includes('/') ? [] : [rest];
      }),
    read: (path) => {
      const text = texts.get(path);
      return text === undefined ? { kind: 'unreadable', reason: 'vanished' } : { kind: 'text', text };
    },
  };
}

/** @param {string} path @returns {string[]} */
function foldersAbove(path) {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/**
 * One edit of a title among 1,000 RFCs, up to what the view is told, against a look at everything.
 * @param {Engine} engine
 * @param {number} rounds
 * @returns {import('./measure.mjs').Finding}
 */
export function overviewAfterEdit(engine, rounds) {
  const texts = new Map(Array.from({ length: COUNT }, (_, index) => [pathOf(index), textOf(index, `Topic ${index}`)]));
  const files = filesOf(texts);
  const onCrash = (/** @type {string} */ rule, /** @type {unknown} */ error) => {
    throw new Error(`${rule} failed`, { cause: error });
  };
  const shell = { today: '2026-11-30', onCrash };
  const project = engine.defaultProject();
  const live = new LiveView(engine, project, files, shell);
  let edits = 0;
  const edit = () => {
    const index = (edits++ * 37) % COUNT;
    texts.set(pathOf(index), textOf(index, `Topic ${index} after edit ${edits}`));
    live.note(pathOf(index));
  };
  const { measured, reference } = timeInTurn(rounds, {
    measured: () => {
      for (let count = 0; count < EDITS; count++) edit();
    },
    reference: () => void engine.readOverviews(project, files, shell),
  });
  return {
    row: 'overview',
    what: `one edit of a title among ${COUNT} RFCs`,
    unit: 'ms',
    measured: measured.map((time) => time / EDITS),
    reference: { name: 'a look at all of them', values: reference },
    target: { most: 1 / 20 },
  };
}

/** What the server does for the view, without its protocol. */
class LiveView {
  /** @type {Map<string, import('../../../server/src/engine/overview/index.ts').Findings>} */
  #findings = new Map();
  /** @type {Map<string, import('../../../server/src/engine/overview/overview.ts').ProblemCounts>} */
  #counts = new Map();

  /**
   * @param {Engine} engine
   * @param {import('../../../server/src/engine/index.ts').Project} project
   * @param {import('../../../server/src/engine/index.ts').Files} files
   * @param {import('../../../server/src/engine/index.ts').Shell} shell
   */
  constructor(engine, project, files, shell) {
    this.engine = engine;
    this.files = files;
    this.shell = shell;
    this.judge = new engine.Judge(engine.surveyProject(project, files, shell), files, shell);
    this.reader = new engine.OverviewReader();
    for (const path of this.judge.survey.documents.keys()) this.#look(path);
    this.#read();
  }

  /** @param {string} path of the document that was edited */
  note(path) {
    const { engine, files, judge, shell } = this;
    const content = files.read(path, Number.POSITIVE_INFINITY);
    judge.updateStates(judge.survey.states.map((state) => engine.updateRoot(state, path, content, shell)));
    this.#look(path);
    this.#read();
  }

  /** @param {string} path */
  #look(path) {
    const content = this.files.read(path, Number.POSITIVE_INFINITY);
    this.#counts.set(path, this.engine.countBySeverity(this.judge.problemsOf(path, content)));
    this.#findings.set(path, this.engine.findingsIn(this.judge, path, content));
  }

  #read() {
    const trees = this.judge.survey.states.map(({ tree }) => tree);
    this.reader.read(trees, {
      factsOf: (path) => this.#findings.get(path)?.facts,
      problemsOf: (path) => this.#counts.get(path) ?? this.engine.noProblems,
      pairOf: (anchor) => this.#findings.get(anchor)?.pair,
      isNew: () => false,
    });
  }
}
