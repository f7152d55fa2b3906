// The RFCs that the trees of the benchmark repeat: real ones where a corpus lies beside the project, else generated ones.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../ensure.mjs';
import { seededRandom } from './random.mjs';

/**
 * @typedef {object} Template
 * @property {string} folder lifecycle and class
 * @property {string} name of the file, without its ending
 * @property {string} text
 */

/** So many RFCs are generated, as many as the corpus brings. */
const GENERATED = 111;

const tree = 'after-2026-07-05/docs/rfc';

/** @returns {{ templates: readonly Template[], source: string }} with a few words on where they come from */
export function readTemplates() {
  const corpus = path.resolve(projectRoot, process.env.RFC_CORPUS ?? '../shared/corpus');
  const root = path.join(corpus, tree);
  if (existsSync(root)) return { templates: readCorpus(root), source: `the RFCs of ${path.basename(corpus)}/${tree}` };
  return { templates: generateTemplates(GENERATED), source: 'generated RFCs' };
}

/** The line that leads to the other language; the tree writes its own. */
const switcher = /^English \| \[.*\]\(.*\)\n\n/m;

/** @param {string} root @returns {Template[]} its RFCs in English */
function readCorpus(root) {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /^\w+\/[\w-]+\/\d{4}-[\w-]+\.md$/.test(file))
    .sort()
    .map((file) => ({
      folder: path.posix.dirname(file),
      name: path.posix.basename(file, '.md'),
      text: readFileSync(path.join(root, file), 'utf8').replace(switcher, ''),
    }));
}

/** What every lifecycle asks for, in order. */
const sections = {
  proposed: ['Problem', 'Proposal', 'Alternatives considered', 'Acceptance criteria', 'Risks'],
  implemented: ['Problem', 'Decision', 'Alternatives considered', 'Consequences'],
  rejected: ['Problem', 'Proposal', 'Alternatives considered'],
};

const classes = ['feature', 'simplification', 'architecture', 'process', 'testing'];

const nouns =
  'cache server index reader gate log build record tree parser buffer page release folder command key'.split(' ');
const verbs = 'reads keeps writes checks opens moves hides counts joins splits names follows drops repeats'.split(' ');
const others = 'every old new slow shared open plain whole late local hidden first last second'.split(' ');

/**
 * RFCs of about seven kilobytes with all the Markdown that real ones have.
 * @param {number} count
 * @returns {Template[]}
 */
export function generateTemplates(count) {
  const random = seededRandom(7);
  const names = Array.from(
    { length: count },
    (_, index) => `2026-06-${String(1 + (index % 28)).padStart(2, '0')}-topic-${index}`,
  );
  return names.map((name, index) => {
    const lifecycle = /** @type {const} */ (['proposed', 'implemented', 'rejected'])[index % 3] ?? 'proposed';
    const status = lifecycle === 'rejected' ? 'rejected — it costs more than it gives' : lifecycle;
    const link = `../../${folderAt((index + 7) % count)}/${names[(index + 7) % count]}.md`;
    const body = sections[lifecycle].map((title) => `## ${title}\n\n${sectionText(random, link)}`);
    const text = [`# RFC: Topic ${index}`, `Status: ${status}`, ...body].join('\n\n');
    return { folder: folderAt(index), name, text: `${text}\n` };
  });
}

/** @param {number} index @returns {string} */
function folderAt(index) {
  return `${['proposed', 'implemented', 'rejected'][index % 3]}/${classes[index % classes.length]}`;
}

/** @typedef {(below: number) => number} Random */

/** @param {Random} random @param {readonly string[]} words @returns {string} */
const pick = (random, words) => words[random(words.length)] ?? '';

/** @param {Random} random @returns {string} */
function sentence(random) {
  const one = () => `the ${pick(random, others)} ${pick(random, nouns)}`;
  const text = `${one()} ${pick(random, verbs)} ${one()} when \`${pick(random, nouns)}\` ${pick(random, verbs)} ${one()}.`;
  return `T${text.slice(1)}`;
}

/** @param {Random} random @param {number} length in sentences @returns {string} */
const paragraph = (random, length) => Array.from({ length }, () => sentence(random)).join(' ');

/** @param {Random} random @param {string} link @returns {string} */
function sectionText(random, link) {
  const items = Array.from({ length: 2 + random(4) }, () => `- **${pick(random, nouns)}**: ${sentence(random)}`);
  const code = `\`\`\`ts\nexport const ${pick(random, nouns)} = read('${pick(random, nouns)}');\n\`\`\``;
  const table = `| part | does |\n|---|---|\n| ${pick(random, nouns)} | ${sentence(random)} |`;
  const block = pick(random, [code, table, `> ${sentence(random)}`, `1. ${sentence(random)}\n2. ${sentence(random)}`]);
  const linked = `See [the ${pick(random, nouns)}](${link}). ${paragraph(random, 3)}`;
  return [paragraph(random, 5), items.join('\n'), block, linked].join('\n\n');
}
