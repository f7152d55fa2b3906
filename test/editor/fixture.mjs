// The workspaces of the editor tests, by path. Plain data, as the runner outside the editor and the cases inside read it.
import { createHash } from 'node:crypto';

/**
 * @param {string} status line 3 of the document
 * @param {Partial<Record<'problem' | 'risks', string>>} [headings] headings that differ from the contract
 * @returns {string} a proposed RFC that keeps to the contract but for what is given
 */
function proposal(status, headings = {}) {
  const sections = [
    [headings.problem ?? '## Problem', 'Two services pick the same port, and the second one dies without a word.'],
    ['## Proposal', 'Each service takes its port from one table.'],
    ['## Alternatives considered', '**Random ports.** Nobody could find a service again.'],
    ['## Acceptance criteria', 'Starting every service on one machine succeeds.'],
    [headings.risks ?? '## Risks', 'The table becomes one more thing to review.'],
  ];
  return `# RFC: One table of ports\n\n${status}\n\n${sections.map((pair) => pair.join('\n\n')).join('\n\n')}\n`;
}

const folder = 'docs/rfc/proposed/feature';

/** Files that a case works on. Each case has its own, so that no case sees another's edits. */
export const files = {
  clean: `${folder}/2026-08-01-clean.md`,
  mismatch: `${folder}/2026-08-02-mismatch.md`,
  moving: `${folder}/2026-08-03-moving.md`,
  configured: `${folder}/2026-08-04-configured.md`,
  broken: `${folder}/2026-08-05-broken.md`,
  renamed: `${folder}/2026-08-06-renamed.md`,
  restarted: `${folder}/2026-08-07-restarted.md`,
  unfinished: `${folder}/2026-08-08-unfinished.md`,
};

/** What the clean document reads; cases derive their new documents from it. */
export const cleanText = proposal('Status: proposed');

/** What a document reads whose status names another lifecycle than its folder. */
export const mismatchText = proposal('Status: implemented');

/** @param {string} title @param {string} text @returns {string} the text under a title that no other document has */
function titled(title, text) {
  return text.replace('One table of ports', title);
}

/** A repository with RFCs, most of them with one fault. */
export const rfcWorkspace = {
  'README.md': '# Services\n\nHow they find their ports.\n',
  [files.clean]: titled('Clean ports', cleanText),
  [files.mismatch]: titled('Mismatched ports', mismatchText),
  [files.moving]: titled('Moving ports', proposal('Status: proposed', { risks: '## risks' })),
  [files.configured]: titled('Configured ports', mismatchText),
  [files.broken]: titled('Broken ports', mismatchText),
  [files.renamed]: titled('Renamed ports', mismatchText),
  [files.restarted]: titled('Restarted ports', mismatchText),
  [files.unfinished]: cleanText.slice(0, cleanText.indexOf('\n## Risks')),
};

/** A repository without RFCs. */
export const plainWorkspace = {
  'README.md': '# Notes\n\nStatus: implemented\n',
  'docs/guide.md': '# Guide\n\nNo decision is recorded here.\n',
  'notes.txt': 'Nothing to see.\n',
};

/** The file that lists the folders of the workspace below. */
export const foldersFile = 'both.code-workspace';

/** The same file name in both folders: only the folder tells them apart. */
export const sharedFile = `${folder}/2026-08-02-mismatch.md`;

/** Two repositories in one window, each with a configuration of its own and a file with the same fault. */
export const foldersWorkspace = {
  [foldersFile]: JSON.stringify({ folders: [{ path: 'strict' }, { path: 'lenient' }] }),
  'strict/rfc.config.json': '{}',
  [`strict/${sharedFile}`]: mismatchText,
  'lenient/rfc.config.json': JSON.stringify({ rules: { 'status/lifecycle-mismatch': 'hint' } }),
  [`lenient/${sharedFile}`]: mismatchText,
};

/** What the cases about writing work on; each case has its own. */
export const authored = {
  moved: `${folder}/2026-08-10-moved.md`,
  undone: `${folder}/2026-08-11-undone.md`,
  rejected: `${folder}/2026-08-12-rejected.md`,
  bulb: `${folder}/2026-08-13-bulb.md`,
  saved: `${folder}/2026-08-14-saved.md`,
  reclassed: `${folder}/2026-08-15-reclassed.md`,
  previewed: `${folder}/2026-08-16-previewed.md`,
  renamed: `${folder}/2026-08-17-renamed.md`,
  unopened: `${folder}/2026-08-18-unopened.md`,
  unsaved: `${folder}/2026-08-19-unsaved.md`,
  late: `${folder}/2026-08-21-late.md`,
  odd: `${folder}/2026-08-22-Odd_Name.md`,
  paired: `${folder}/2026-08-23-paired.md`,
  relinked: `${folder}/2026-08-24-relinked.md`,
  notes: 'docs/notes.md',
  translated: 'docs/translated.md',
  old: 'docs/rfc/implemented/feature/2026-06-20-old.md',
  guide: 'docs/guide.md',
  index: 'docs/rfc/INDEX.md',
};

/** What the file reads that a page case writes, with a fault that can be mended safely. */
export const lateText = proposal('Status: proposed', { risks: '## risks' });

/** @param {string} anchor @returns {{ counterpart: string, record: string }} the other files of its pair */
export function siblingsOf(anchor) {
  const stem = anchor.replace(/\.md$/, '');
  return { counterpart: `${stem}.zh.md`, record: `${stem}.i18n.yaml` };
}

/** @param {string} file @returns {string} its last name */
function baseOf(file) {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** @param {string} line the one by which readers get to the other language @returns {string} a side of a pair */
function side(line) {
  return cleanText.replace('\n\n## Problem', `\n\n${line}\n\n## Problem`);
}

const english = side(`English | [中文](${baseOf(siblingsOf(authored.paired).counterpart)})`);
const chinese = side(`[English](${baseOf(authored.paired)}) | 中文`);

/** @param {string} text @returns {string} its blob hash in git */
function blobHash(text) {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** @param {string} file @returns {string} the same file in another lifecycle */
export function implementedAt(file) {
  return file.replace('/proposed/', '/implemented/');
}

const authoredLinks = [
  authored.moved,
  authored.undone,
  authored.reclassed,
  authored.previewed,
  authored.renamed,
  authored.odd,
  authored.paired,
  authored.relinked,
].map((file) => `- [a link](${file.replace('docs/', '')})`);

/** A repository in which RFCs are written and moved; the guide has Windows line endings. */
export const authoringWorkspace = {
  [authored.guide]: `# Guide\r\n\r\n${authoredLinks.join('\r\n')}\r\n`,
  [authored.index]: '# Index\n\nNot rendered yet.\n',
  [authored.moved]: cleanText,
  [authored.undone]: cleanText,
  [authored.rejected]: cleanText,
  [authored.reclassed]: cleanText,
  [authored.previewed]: cleanText,
  [authored.renamed]: cleanText,
  [authored.unsaved]: cleanText,
  [authored.notes]: `# Notes\n\nSee [ports](${authored.unsaved.replace('docs/', '')}).\n`,
  [authored.translated]: '# Ports\n\nText with [a link](guide.md).\n\n## Problem\n\n- one\n',
  [authored.unopened]: proposal('Status: proposed', { risks: '## risks' }),
  [authored.odd]: cleanText,
  [authored.relinked]: cleanText,
  [authored.paired]: english,
  [siblingsOf(authored.paired).counterpart]: chinese,
  [siblingsOf(authored.paired).record]: [
    `${baseOf(authored.paired)}: ${blobHash(english)}`,
    `${baseOf(siblingsOf(authored.paired).counterpart)}: ${blobHash(chinese)}\n`,
  ].join('\n'),
  [authored.old]: '# Old ports\n\nStatus: implemented (accepted 2026-06-20)\n\n## Context\n\nPorts clashed.\n',
  [authored.bulb]: proposal('Status: proposed', { risks: '## risks' }),
  [authored.saved]: proposal('Status: proposed', { problem: '## problem', risks: '## risks' }),
};
