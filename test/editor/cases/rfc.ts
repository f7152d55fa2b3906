// A repository with RFCs: what somebody sees who works on them.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  deleteOnDisk,
  describeRange,
  diagnosticsOf,
  extensionId,
  insertText,
  openFile,
  renameOnDisk,
  replaceText,
  ruleOf,
  waitForDiagnostic,
  waitForDiagnostics,
  waitForNone,
  waitForTab,
  writeOnDisk,
} from '../driver/editor';
import type { Case } from '../driver/runner';
import { cleanText, files, mismatchText } from '../fixture.mjs';

const mismatch = 'status/lifecycle-mismatch';
const headingForm = 'skeleton/heading-form';
const configFile = 'rfc.config.json';
const mismatchOff = JSON.stringify({ rules: { [mismatch]: 'off' } });

/** Whether a diagnostic stands at exactly these characters. */
function isAt(range: string) {
  return (found: readonly vscode.Diagnostic[]) =>
    found.length === 1 && found.map((one) => describeRange(one.range))[0] === range;
}

export const rfcCases: readonly Case[] = [
  {
    name: 'a wrong status is underlined at its exact characters',
    async run() {
      await openFile(files.mismatch);
      const problem = await waitForDiagnostic(files.mismatch, mismatch);
      assert.equal(describeRange(problem.range), '2:8-2:19');
      assert.equal(problem.severity, vscode.DiagnosticSeverity.Error);
      assert.equal(problem.source, 'rfc');
      assert.match(problem.message, /implemented.*proposed/s);
      assert.ok(typeof problem.code === 'object');
      assert.equal(problem.code.target.toString(true), `vscode://${extensionId}/rule/${mismatch}`);
    },
  },
  {
    name: 'the extension is active in a workspace with RFCs',
    async run() {
      await openFile(files.mismatch);
      await waitForDiagnostic(files.mismatch, mismatch);
      assert.equal(vscode.extensions.getExtension(extensionId)?.isActive, true);
    },
  },
  {
    name: 'the squiggle grows with the word while typing, and goes away when the word is right',
    async run() {
      const document = await openFile(files.mismatch);
      await waitForDiagnostics(files.mismatch, mismatch, isAt('2:8-2:19'));
      await replaceText(document, 'Status: implemented', 'Status: rejected — too late');
      await waitForDiagnostics(files.mismatch, mismatch, isAt('2:8-2:16'));
      await replaceText(document, 'Status: rejected — too late', 'Status: proposed');
      await waitForNone(files.mismatch, mismatch);
    },
  },
  {
    name: 'the squiggle moves down when a paragraph is typed above it',
    async run() {
      const document = await openFile(files.moving);
      const before = await waitForDiagnostic(files.moving, headingForm);
      const { line, character } = before.range.start;
      assert.equal(document.lineAt(line).text, '## risks');
      await insertText(document, new vscode.Position(line, 0), 'One more paragraph.\n\n');
      await waitForDiagnostics(files.moving, headingForm, isAt(`${line + 2}:${character}-${line + 2}:8`));
    },
  },
  {
    name: 'writing a fault into a clean document brings a squiggle, undoing it takes it away',
    async run() {
      const document = await openFile(files.clean);
      await replaceText(document, 'Status: proposed', 'Status: implemented');
      await waitForDiagnostic(files.clean, mismatch);
      await replaceText(document, 'Status: implemented', 'Status: proposed');
      await waitForNone(files.clean, mismatch);
    },
  },
  {
    name: 'a configuration takes effect when it is written, and ends when it is deleted',
    async run() {
      await openFile(files.configured);
      await waitForDiagnostic(files.configured, mismatch);
      writeOnDisk(configFile, mismatchOff);
      try {
        await waitForNone(files.configured, mismatch);
      } finally {
        deleteOnDisk(configFile);
      }
      await waitForDiagnostic(files.configured, mismatch);
    },
  },
  {
    name: 'a configuration takes effect while it is typed',
    async run() {
      await openFile(files.configured);
      writeOnDisk(configFile, '{}');
      try {
        await waitForDiagnostic(files.configured, mismatch);
        await replaceText(await openFile(configFile), '{}', mismatchOff);
        await waitForNone(files.configured, mismatch);
      } finally {
        deleteOnDisk(configFile);
      }
    },
  },
  {
    name: 'a broken configuration is reported, and the last good one stays',
    async run() {
      const document = await openFile(files.broken);
      await waitForDiagnostic(files.broken, mismatch);
      writeOnDisk(configFile, mismatchOff);
      try {
        await waitForNone(files.broken, mismatch);
        writeOnDisk(configFile, '{ "rules": {');
        await waitForDiagnostic(configFile, 'config/syntax');
        // An answer to a later edit shows which configuration is in use.
        await replaceText(document, '## Risks', '## risks');
        await waitForDiagnostic(files.broken, headingForm);
        assert.deepEqual(diagnosticsOf(files.broken, mismatch), []);
      } finally {
        deleteOnDisk(configFile);
      }
      await waitForNone(configFile, 'config/syntax');
      await waitForDiagnostic(files.broken, mismatch);
    },
  },
  {
    name: 'a file that appears on disk is reported without being opened, and forgotten when it is mended or deleted',
    async run() {
      const file = 'docs/rfc/proposed/process/2026-08-20-new.md';
      writeOnDisk(file, mismatchText);
      await waitForDiagnostic(file, mismatch);
      writeOnDisk(file, cleanText);
      await waitForNone(file, mismatch);
      writeOnDisk(file, mismatchText);
      await waitForDiagnostic(file, mismatch);
      deleteOnDisk(file);
      await waitForNone(file, mismatch);
    },
  },
  {
    name: 'a file renamed on disk takes its problems along',
    async run() {
      const bad = 'docs/rfc/proposed/feature/renamed.md';
      await waitForDiagnostic(files.renamed, mismatch);
      renameOnDisk(files.renamed, bad);
      await waitForDiagnostic(bad, 'layout/filename');
      await waitForNone(files.renamed, mismatch);
      renameOnDisk(bad, files.renamed);
      await waitForNone(bad, 'layout/filename');
      await waitForDiagnostic(files.renamed, mismatch);
    },
  },
  {
    name: 'a folder that is no lifecycle is shown on the first file inside',
    async run() {
      const file = 'docs/rfc/drafts/2026-08-21-draft.md';
      writeOnDisk(file, cleanText);
      const problem = await waitForDiagnostic(file, 'layout/unknown-lifecycle');
      assert.equal(ruleOf(problem), 'layout/unknown-lifecycle');
      deleteOnDisk(file);
      await waitForNone(file, 'layout/unknown-lifecycle');
    },
  },
  {
    name: 'the commands are there',
    async run() {
      await openFile(files.mismatch);
      await waitForDiagnostic(files.mismatch, mismatch);
      const commands = new Set(await vscode.commands.getCommands(true));
      for (const command of ['rfc.showRule', 'rfc.explainFile', 'rfc.restartServer', 'rfc.openLog']) {
        assert.ok(commands.has(command), `${command} is not registered`);
      }
    },
  },
  {
    name: 'Show Rule opens the page of a rule',
    async run() {
      await vscode.commands.executeCommand('rfc.showRule', mismatch);
      await waitForTab('lifecycle-mismatch');
    },
  },
  {
    name: 'Explain This File opens a page, for an RFC and for another file',
    async run() {
      for (const file of [files.mismatch, 'README.md']) {
        await openFile(file);
        await vscode.commands.executeCommand('rfc.explainFile');
        await waitForTab(`Explanation of ${file.split('/').at(-1)?.replace('.md', '')}`);
      }
    },
  },
  {
    name: 'Restart Server brings the problems back',
    async run() {
      const document = await openFile(files.restarted);
      await waitForDiagnostic(files.restarted, mismatch);
      await vscode.commands.executeCommand('rfc.restartServer');
      await waitForDiagnostic(files.restarted, mismatch);
      await replaceText(document, 'Status: implemented', 'Status: proposed');
      await waitForNone(files.restarted, mismatch);
    },
  },
];
