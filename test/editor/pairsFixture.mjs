// The workspace of the cases about pairs of languages. Plain data, as in `fixture.mjs`.
import { createHash } from 'node:crypto';

/** Anchors of pairs that are in sync at first; each case has its own. */
export const paired = {
  typed: 'docs/typed.md',
  confirmed: 'docs/confirmed.md',
  compared: 'docs/compared.md',
  both: 'docs/both.md',
  opened: 'docs/opened.md',
  scrolled: 'docs/scrolled.md',
  asked: 'docs/asked.md',
  previewed: 'docs/previewed.md',
};

/** @param {string} anchor @returns {{ anchor: string, counterpart: string, record: string }} the files of its pair */
export function partsOf(anchor) {
  const stem = anchor.replace(/\.md$/, '');
  return { anchor, counterpart: `${stem}.zh.md`, record: `${stem}.i18n.yaml` };
}

/** @param {string} file @returns {string} its last name */
function baseOf(file) {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** How many sections each side has; enough that they do not fit into a window. */
const sections = Array.from({ length: 12 }, (_, index) => index + 1);

/** @param {string} anchor @returns {string} */
export function englishOf(anchor) {
  const body = sections.map((number) => `## Step ${number}\n\nFirst this.\n\n- one\n- two\n\nThen that.\n`);
  return `# Guide\n\nEnglish | [中文](${baseOf(partsOf(anchor).counterpart)})\n\n${body.join('\n')}`;
}

/** @param {string} anchor @returns {string} the same with fewer lines a section */
export function chineseOf(anchor) {
  const body = sections.map((number) => `## 步骤 ${number}\n\n先做这个。\n\n- 一\n- 二\n\n再做那个。\n`);
  return `# 指南\n\n[English](${baseOf(anchor)}) | 中文\n\n${body.join('\n').replaceAll('\n\n- 一', '\n- 一')}`;
}

/** @param {string} text @returns {string} its blob hash in git */
function blobHash(text) {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

const header = ['# Says that both languages agree.', '# Confirm it anew after a change.'];

/** @param {string} anchor @param {string} english @param {string} chinese @returns {string} the record, byte for byte */
export function recordOf(anchor, english, chinese) {
  const { counterpart } = partsOf(anchor);
  const entries = [`${baseOf(anchor)}: ${blobHash(english)}`, `${baseOf(counterpart)}: ${blobHash(chinese)}`];
  return `${[...header, ...entries].join('\n')}\n`;
}

/** A repository with pairs that are all in sync. */
export const pairsWorkspace = {
  'rfc.config.json': JSON.stringify({ index: { mode: 'off' }, pairing: { recordHeader: header } }),
  ...Object.fromEntries(
    Object.values(paired).flatMap((anchor) => {
      const { counterpart, record } = partsOf(anchor);
      const [english, chinese] = [englishOf(anchor), chineseOf(anchor)];
      return [
        [anchor, english],
        [counterpart, chinese],
        [record, recordOf(anchor, english, chinese)],
      ];
    }),
  ),
};
