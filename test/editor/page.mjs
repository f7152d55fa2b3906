// What only a page can show: that a squiggle is drawn, under which characters, and when it goes. Server host only.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { authored, files, implementedAt, lateText, siblingsOf } from './fixture.mjs';
import { indexViewCases } from './indexViewPage.mjs';
import { previewCases } from './previewPage.mjs';

/**
 * @typedef {object} PageCase
 * @property {string} name
 * @property {(workbench: import('../../scripts/lib/workbenchPage.mjs').WorkbenchPage, folder: string) => Promise<void>} run
 */

/** @type {readonly PageCase[]} */
const rfcCases = [
  {
    name: 'a squiggle is drawn under the wrong word, follows the typing and goes away',
    async run(workbench) {
      await workbench.openFile(files.mismatch);
      await workbench.waitForSquiggleUnder('Status: implemented', 'implemented');
      await workbench.retypeLine(3, 'Status: rejected — too late');
      await workbench.waitForSquiggleUnder('Status: rejected', 'rejected');
      await workbench.retypeLine(3, 'Status: proposed');
      await workbench.waitForNoSquiggle();
    },
  },
  {
    name: 'a squiggle goes down with its heading when a line is typed above',
    async run(workbench) {
      await workbench.openFile(files.moving);
      await workbench.waitForSquiggleUnder('## risks', '## risks');
      await workbench.retypeLine(4, '\nOne more line.\n');
      await workbench.waitForSquiggleUnder('## risks', '## risks');
    },
  },
  {
    name: 'a missing section is proposed behind the marks of a heading, with a body to fill in',
    async run(workbench) {
      await workbench.openFile(files.unfinished);
      await workbench.waitForSquiggleUnder('# RFC: One table of ports', '# RFC: One table of ports');
      await workbench.retypeLine(20, '\n\n');
      await workbench.retypeLine(21, '## ');
      await workbench.takeSuggestion('Risks');
      await workbench.waitForText('TODO: what may go wrong, and what is given up.');
      await workbench.waitForNoSquiggle();
    },
  },
];

/** @type {readonly PageCase[]} */
const authoringCases = [
  {
    name: 'a move made through its prompts is undone byte for byte',
    async run(workbench, folder) {
      const touched = [authored.guide, authored.index, authored.undone];
      const before = touched.map((file) => read(folder, file));
      await workbench.openFile(authored.undone);
      await workbench.startCommand('RFC: Move to Another Lifecycle…', 'The lifecycle it goes to');
      await workbench.pickRow('Implemented');
      await workbench.pickRow('Keep Acceptance criteria');
      await workbench.pickRow('Apply');
      await workbench.waitForMessage('Moved to');
      await workbench.waitForLine('Status: implemented');
      await untilSaved(workbench, folder, () =>
        /^Status: implemented$/m.test(read(folder, implementedAt(authored.undone)) ?? ''),
      );
      await workbench.undo();
      await workbench.waitForLine('Status: proposed');
      await untilSaved(workbench, folder, () => touched.every((file, at) => read(folder, file) === before[at]));
      assert.equal(read(folder, implementedAt(authored.undone)), undefined);
    },
  },
  {
    name: 'a move shows every change first when asked to, and makes all of them then',
    async run(workbench, folder) {
      await workbench.openFile(authored.previewed);
      await workbench.startCommand('RFC: Move to Another Lifecycle…', 'The lifecycle it goes to');
      await workbench.pickRow('Implemented');
      await workbench.pickRow('Fold Acceptance criteria into Consequences');
      await workbench.pickRow('Preview');
      await workbench.applyPreview();
      const to = implementedAt(authored.previewed);
      await untilOnDisk(folder, () => /^Status: implemented$/m.test(read(folder, to) ?? ''));
      assert.match(read(folder, to) ?? '', /## Consequences\n\nThe table .*\n\nStarting every service .*\n$/);
      for (const file of [authored.guide, authored.index]) {
        await untilOnDisk(folder, () => (read(folder, file) ?? '').includes(to.replace(/^docs\/rfc\//, '')));
      }
      assert.equal(read(folder, authored.previewed), undefined);
    },
  },
  {
    name: 'links lead on when an RFC is renamed in the explorer',
    async run(workbench, folder) {
      const to = '2026-08-17-renamed-by-hand.md';
      await workbench.openFile(authored.renamed);
      await workbench.renameInExplorer('2026-08-17-renamed.md', to);
      await workbench.confirm('OK');
      await untilOnDisk(folder, () => existsSync(path.join(folder, path.dirname(authored.renamed), to)));
      await untilSaved(workbench, folder, () => (read(folder, authored.guide) ?? '').includes(to));
    },
  },
  {
    name: 'an RFC that is renamed in the explorer takes the other files of its pair along',
    async run(workbench, folder) {
      const to = `${path.dirname(authored.paired)}/2026-08-23-renamed-pair.md`;
      await workbench.openFile(authored.paired);
      await workbench.renameInExplorer(path.basename(authored.paired), path.basename(to));
      await workbench.confirm('OK');
      const { counterpart, record } = siblingsOf(to);
      await untilOnDisk(folder, () => [to, counterpart, record].every((file) => read(folder, file) !== undefined));
      await untilSaved(workbench, folder, () =>
        (read(folder, record) ?? '').startsWith('2026-08-23-renamed-pair.md: '),
      );
      await untilSaved(workbench, folder, () => (read(folder, to) ?? '').includes('](2026-08-23-renamed-pair.zh.md)'));
      await untilSaved(workbench, folder, () =>
        (read(folder, counterpart) ?? '').includes('](2026-08-23-renamed-pair.md)'),
      );
      await untilSaved(workbench, folder, () =>
        (read(folder, authored.index) ?? '').includes('2026-08-23-renamed-pair.md'),
      );
      assert.equal(read(folder, siblingsOf(authored.paired).counterpart), undefined);
    },
  },
  {
    name: 'a repair that renames the file is shown first, mends the links, and is undone',
    async run(workbench, folder) {
      const to = authored.odd.replace('Odd_Name', 'odd-name');
      const before = read(folder, authored.guide);
      await workbench.openFile(authored.odd);
      await workbench.goToLine(1);
      await workbench.takeRepair('Rename to `2026-08-22-odd-name.md`');
      await workbench.applyPreview();
      await untilOnDisk(folder, () => read(folder, to) !== undefined && read(folder, authored.odd) === undefined);
      const linking = [authored.guide, authored.index];
      await untilSaved(workbench, folder, () =>
        linking.every((file) => (read(folder, file) ?? '').includes('odd-name.md')),
      );
      await workbench.undo();
      await untilOnDisk(folder, () => read(folder, authored.odd) !== undefined && read(folder, to) === undefined);
      await untilSaved(workbench, folder, () => read(folder, authored.guide) === before);
    },
  },
  {
    name: 'leaving a question of New RFC or of a move unanswered changes nothing',
    async run(workbench, folder) {
      const before = readdirSync(folder, { recursive: true }).sort();
      await workbench.startCommand('RFC: New RFC…', 'The lifecycle it begins in');
      await workbench.escape();
      await workbench.startCommand('RFC: New RFC…', 'The lifecycle it begins in');
      await workbench.pickRow('Proposed');
      await workbench.pickRow('Feature');
      await workbench.answer('Never written');
      await workbench.waitForQuestion('Such as: short-name');
      await workbench.escape();
      await workbench.openFile(authored.relinked);
      await workbench.startCommand('RFC: Move to Another Lifecycle…', 'The lifecycle it goes to');
      await workbench.pickRow('Rejected');
      await workbench.escape();
      await workbench.startCommand('RFC: Move to Another Lifecycle…', 'The lifecycle it goes to');
      await workbench.pickRow('Implemented');
      await workbench.pickRow('Keep Acceptance criteria');
      await workbench.waitForQuestion('Nothing is changed yet');
      await workbench.escape();
      assert.deepEqual(readdirSync(folder, { recursive: true }).sort(), before);
      assert.match(read(folder, authored.relinked) ?? '', /^Status: proposed$/m);
    },
  },
  {
    name: 'the explorer offers a new RFC on folders in which one can begin, and moves on RFCs',
    async run(workbench) {
      await workbench.openFile(authored.relinked);
      const onFile = await workbench.explorerMenu(path.basename(authored.relinked));
      for (const label of ['Move to Another Lifecycle…', 'Change Class…'])
        assert.ok(onFile.includes(label), `${onFile}`);
      assert.ok((await workbench.explorerMenu('feature')).includes('New RFC…'));
      await workbench.openFile(authored.index);
      const onIndex = await workbench.explorerMenu(path.basename(authored.index));
      assert.ok(!onIndex.some((label) => /New RFC|Lifecycle|Class/.test(label)), `${onIndex}`);
    },
  },
  {
    name: 'Fix Workspace shows every change first when asked to, and makes all of them then',
    async run(workbench, folder) {
      await workbench.openFile(authored.guide);
      await workbench.startModal('RFC: Fix Workspace…');
      await workbench.confirm('Preview');
      await workbench.applyPreview();
      await untilSaved(workbench, folder, () => /^## Risks$/m.test(read(folder, authored.unopened) ?? ''));
    },
  },
  {
    name: 'Fix Workspace asks, and then mends files that are not open',
    async run(workbench, folder) {
      writeFileSync(path.join(folder, authored.late), lateText);
      await workbench.openFile(authored.late);
      await workbench.waitForSquiggleUnder('## risks', '## risks');
      await workbench.openFile(authored.guide);
      await workbench.startModal('RFC: Fix Workspace…');
      await workbench.confirm('Change ');
      await workbench.waitForNoDialog();
      await untilSaved(workbench, folder, () => /^## Risks$/m.test(read(folder, authored.late) ?? ''));
    },
  },
  {
    name: 'Normalize brings an old document into the format',
    async run(workbench, folder) {
      await workbench.openFile(authored.guide);
      await workbench.startCommand('RFC: Normalize…', 'What else it may do');
      await workbench.accept();
      await workbench.pickRow('Apply');
      await workbench.waitForMessage('left');
      await untilSaved(workbench, folder, () =>
        /^Status: implemented\n\n## Problem$/m.test(read(folder, authored.old) ?? ''),
      );
    },
  },
  {
    name: 'where VS Code is set to mend links itself, ours are left to it, and the index still follows',
    async run(workbench, folder) {
      const to = '2026-08-24-linked-by-vscode.md';
      mkdirSync(path.join(folder, '.vscode'), { recursive: true });
      const settings = { 'markdown.updateLinksOnFileMove.enabled': 'always', 'editor.lineNumbers': 'off' };
      writeFileSync(path.join(folder, '.vscode/settings.json'), JSON.stringify(settings));
      await workbench.openFile(authored.relinked);
      await workbench.waitForNoLineNumbers(); // the settings are read
      await workbench.renameInExplorer(path.basename(authored.relinked), to);
      await workbench.confirm('OK');
      await untilSaved(workbench, folder, () => (read(folder, authored.guide) ?? '').includes(to));
      await untilSaved(workbench, folder, () => (read(folder, authored.index) ?? '').includes(to));
      const guide = read(folder, authored.guide) ?? '';
      assert.equal(guide.split(to).length, 2, guide);
      assert.ok(guide.includes(`- [a link](rfc/proposed/feature/${to})\r\n`), guide);
    },
  },
];

/** @type {Readonly<Record<string, readonly PageCase[]>>} by suite */
export const pageCases = { rfc: rfcCases, authoring: authoringCases, preview: previewCases, index: indexViewCases };

/** @param {string} folder @param {string} file @returns {string | undefined} its text, if it is there */
function read(folder, file) {
  const full = path.join(folder, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

/** Longest wait for the disk, in milliseconds: it ends a case that has failed. */
const limit = 15_000;

/** After so many milliseconds everything is saved once more: an edit of several files comes to them one after the other. */
const patience = 1500;

/**
 * Saves everything, again and again, until the disk is as wanted.
 * @param {import('../../scripts/lib/workbenchPage.mjs').WorkbenchPage} workbench
 * @param {string} folder
 * @param {() => boolean} holds
 */
async function untilSaved(workbench, folder, holds) {
  for (let attempt = 0; attempt * patience < limit; attempt++) {
    await workbench.saveAll();
    if (
      await untilOnDisk(folder, holds, patience).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`not seen on disk: ${holds}`);
}

/**
 * @param {string} folder one whose changes are watched
 * @param {() => boolean} holds
 * @param {number} [most] longest wait, in milliseconds
 * @returns {Promise<void>} when it holds
 */
function untilOnDisk(folder, holds, most = limit) {
  return new Promise((resolve, reject) => {
    const watcher = watch(folder, { recursive: true }, () => look());
    const timer = setTimeout(() => finish(() => reject(new Error(`not seen on disk: ${holds}`))), most);
    const finish = (/** @type {() => void} */ end) => {
      watcher.close();
      clearTimeout(timer);
      end();
    };
    const look = () => {
      if (holds()) finish(resolve);
    };
    look();
  });
}
