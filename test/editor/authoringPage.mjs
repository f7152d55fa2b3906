// What only a page can show of writing RFCs: prompts, previews, the explorer, undo. Server host only.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { read, untilOnDisk, untilSaved } from './disk.mjs';
import { authored, implementedAt, lateText, siblingsOf } from './fixture.mjs';

/** @type {readonly import('./page.mjs').PageCase[]} */
export const authoringCases = [
  {
    name: 'New RFC runs through its prompts and ends in a clean file',
    async run(workbench, folder) {
      const file = 'docs/rfc/proposed/process/2026-08-26-asked-for.md';
      await workbench.startCommand('RFC: New RFC…', 'The lifecycle it begins in');
      await workbench.pickRow('Proposed');
      await workbench.waitForQuestion('Its class');
      await workbench.pickRow('Process');
      await workbench.waitForPrompt('The title, without a prefix');
      await workbench.answer('Asked for');
      await workbench.waitForPrompt('The topic in the file name');
      await workbench.answer('asked-for');
      await workbench.waitForPrompt('The day it was first proposed');
      await workbench.answer('2026-08-26');
      await workbench.pickRow('One language');
      await untilOnDisk(folder, () => /^# RFC: Asked for\n\nStatus: proposed\n/.test(read(folder, file) ?? ''));
      await workbench.waitForSelection(); // the first thing to fill in
      await workbench.page.keyboard.type('Nobody asked.');
      await workbench.waitForLine('Nobody asked.');
      await workbench.waitForNoSquiggle();
      await untilSaved(workbench, folder, () => (read(folder, file) ?? '').includes('\n\nNobody asked.\n'));
    },
  },
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
      await workbench.waitForPrompt('The reason, in one line');
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
