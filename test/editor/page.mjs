// What only a page can show: that a squiggle is drawn, under which characters, and when it goes. Server host only.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { authored, files, implementedAt } from './fixture.mjs';

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
      await workbench.pickRow('Apply');
      await workbench.waitForMessage('Moved to');
      await workbench.waitForLine('Status: implemented');
      await workbench.saveAll();
      await untilOnDisk(folder, () =>
        /^Status: implemented$/m.test(read(folder, implementedAt(authored.undone)) ?? ''),
      );
      await workbench.undo();
      await workbench.waitForLine('Status: proposed');
      await workbench.saveAll();
      await untilOnDisk(folder, () => touched.every((file, at) => read(folder, file) === before[at]));
      assert.equal(read(folder, implementedAt(authored.undone)), undefined);
    },
  },
  {
    name: 'a move shows every change first when asked to, and makes all of them then',
    async run(workbench, folder) {
      await workbench.openFile(authored.previewed);
      await workbench.startCommand('RFC: Move to Another Lifecycle…', 'The lifecycle it goes to');
      await workbench.pickRow('Implemented');
      await workbench.pickRow('Preview');
      await workbench.applyPreview();
      const to = implementedAt(authored.previewed);
      await untilOnDisk(folder, () => /^Status: implemented$/m.test(read(folder, to) ?? ''));
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
      await untilOnDisk(folder, () => (read(folder, authored.guide) ?? '').includes(to));
    },
  },
  {
    name: 'Fix Workspace asks, and then mends files that are not open',
    async run(workbench, folder) {
      await workbench.openFile(authored.guide);
      await workbench.startModal('RFC: Fix Workspace…');
      await workbench.confirm('Change ');
      await workbench.waitForNoDialog();
      await workbench.saveAll();
      await untilOnDisk(folder, () => /^## Risks$/m.test(read(folder, authored.unopened) ?? ''));
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
      await workbench.saveAll();
      await untilOnDisk(folder, () => /^Status: implemented\n\n## Problem$/m.test(read(folder, authored.old) ?? ''));
    },
  },
];

/** @type {Readonly<Record<string, readonly PageCase[]>>} by suite */
export const pageCases = { rfc: rfcCases, authoring: authoringCases };

/** @param {string} folder @param {string} file @returns {string | undefined} its text, if it is there */
function read(folder, file) {
  const full = path.join(folder, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

/** Longest wait for the disk, in milliseconds: it ends a case that has failed. */
const limit = 15_000;

/**
 * @param {string} folder one whose changes are watched
 * @param {() => boolean} holds
 * @returns {Promise<void>} when it holds
 */
function untilOnDisk(folder, holds) {
  return new Promise((resolve, reject) => {
    const watcher = watch(folder, { recursive: true }, () => look());
    const timer = setTimeout(() => finish(() => reject(new Error(`not seen on disk: ${holds}`))), limit);
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
