// Writing RFCs: new ones, moves, fixes. Each case works on files of its own.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import * as vscode from 'vscode';
import { openFile, replaceText, ruleOf, uriOf, waitFor, waitForDiagnostic, waitForNone } from '../driver/editor';
import type { Case } from '../driver/runner';
import { authored, implementedAt, siblingsOf } from '../fixture.mjs';

const headingForm = 'skeleton/heading-form';

function isOnDisk(file: string): boolean {
  return existsSync(uriOf(file).fsPath);
}

function onDisk(file: string): string {
  return readFileSync(uriOf(file).fsPath, 'utf8');
}

/** The text as the editor has it, saved or not. */
async function textOf(file: string): Promise<string> {
  return (await vscode.workspace.openTextDocument(uriOf(file))).getText();
}

function selectedText(): string {
  const editor = vscode.window.activeTextEditor;
  return editor ? editor.document.getText(editor.selection) : '';
}

/** Waits until the editor shows a file, and gives its document. */
function waitForEditor(file: string): Promise<vscode.TextDocument> {
  const shown = () => {
    const document = vscode.window.activeTextEditor?.document;
    return document?.uri.toString() === uriOf(file).toString() ? document : undefined;
  };
  return waitFor(vscode.window.onDidChangeActiveTextEditor, shown, () => `${file} is not shown`);
}

export const authoringCases: readonly Case[] = [
  {
    name: 'New RFC writes a clean file and leads from one placeholder to the next',
    async run() {
      const file = 'docs/rfc/proposed/process/2026-08-20-reviews.md';
      const answers = { title: 'Reviews in pairs', className: 'process', topic: 'reviews', date: '2026-08-20' };
      await vscode.commands.executeCommand('rfc.new', answers);
      const document = await waitForEditor(file);
      assert.match(document.getText(), /^# RFC: Reviews in pairs\n\nStatus: proposed\n\n## Problem\n/);
      assert.match(onDisk(file), /^## Risks$/m);
      assert.match(onDisk(authored.index), /Reviews in pairs/);
      assert.match(selectedText(), /^TODO: what is wrong/);
      await vscode.commands.executeCommand('type', { text: 'Nobody reads alone.' });
      await vscode.commands.executeCommand('jumpToNextSnippetPlaceholder');
      assert.match(selectedText(), /^TODO: what is to change/);
      // An answer to a later edit shows that the file was looked at.
      await replaceText(document, '## Risks', '## risks');
      await waitForDiagnostic(file, headingForm);
      await replaceText(document, '## risks', '## Risks');
      await waitForNone(file, headingForm);
      const errors = vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === 'rfc');
      assert.deepEqual(errors, []);
      await document.save();
    },
  },
  {
    name: 'New RFC with a counterpart writes both sides, which lead to each other',
    async run() {
      const file = 'docs/rfc/proposed/testing/2026-08-25-both.md';
      const answers = { title: 'Both', className: 'testing', topic: 'both', date: '2026-08-25', withCounterpart: true };
      await vscode.commands.executeCommand('rfc.new', answers);
      const document = await waitForEditor(file);
      const { counterpart, record } = siblingsOf(file);
      assert.match(document.getText(), /^English \| \[中文\]\(2026-08-25-both\.zh\.md\)$/m);
      assert.match(await textOf(counterpart), /^\[English\]\(2026-08-25-both\.md\) \| 中文$/m);
      assert.equal(isOnDisk(record), false, 'nobody has confirmed yet that both say the same');
      await waitForDiagnostic(file, 'pair/incomplete');
      const errors = vscode.languages
        .getDiagnostics(document.uri)
        .filter(({ severity, source }) => source === 'rfc' && severity === vscode.DiagnosticSeverity.Error);
      assert.deepEqual(errors.map(ruleOf), ['pair/incomplete']);
    },
  },
  {
    name: 'New RFC never replaces a file',
    async run() {
      const before = onDisk(authored.moved);
      const answers = { title: 'Moved', className: 'feature', topic: 'moved', date: '2026-08-10' };
      await vscode.commands.executeCommand('rfc.new', answers);
      assert.equal(onDisk(authored.moved), before);
    },
  },
  {
    name: 'a move takes along file, status, headings, links and index',
    async run() {
      const uri = (await openFile(authored.moved)).uri.toString();
      await vscode.commands.executeCommand('rfc.move', { uri, to: 'implemented', how: 'apply' });
      const to = implementedAt(authored.moved);
      assert.equal(isOnDisk(authored.moved), false);
      assert.match(await textOf(to), /\nStatus: implemented\n[\s\S]*\n## Decision\n[\s\S]*\n## Consequences\n/);
      const guide = await textOf(authored.guide);
      assert.ok(guide.includes(`](${to.replace('docs/', '')})\r\n`), guide);
      assert.ok((await textOf(authored.index)).includes(to.replace('docs/rfc/', '')));
    },
  },
  {
    name: 'a move keeps what was typed but not saved, in the RFC and where a link to it stands',
    async run() {
      const document = await openFile(authored.unsaved);
      await replaceText(document, 'Each service', 'Every service');
      await replaceText(await openFile(authored.notes), '# Notes', '# Notes and more');
      const uri = document.uri.toString();
      await vscode.commands.executeCommand('rfc.move', { uri, to: 'implemented', how: 'apply' });
      const to = implementedAt(authored.unsaved);
      assert.match(await textOf(to), /\nStatus: implemented\n[\s\S]*\nEvery service takes/);
      assert.equal(isOnDisk(authored.unsaved), false);
      const notes = await textOf(authored.notes);
      assert.ok(notes.startsWith('# Notes and more\n') && notes.includes(to.replace('docs/', '')), notes);
    },
  },
  {
    name: 'a move to a lifecycle that asks why takes the reason; a refused one changes nothing',
    async run() {
      const uri = (await openFile(authored.rejected)).uri.toString();
      const before = onDisk(authored.rejected);
      await vscode.commands.executeCommand('rfc.move', { uri, to: 'rejected', reason: ' ', how: 'apply' });
      assert.equal(onDisk(authored.rejected), before);
      await vscode.commands.executeCommand('rfc.move', { uri, to: 'rejected', reason: 'too late', how: 'apply' });
      const to = authored.rejected.replace('/proposed/', '/rejected/');
      assert.match(await textOf(to), /\nStatus: rejected — too late\n/);
    },
  },
  {
    name: 'Change Class moves to another folder',
    async run() {
      const uri = (await openFile(authored.reclassed)).uri.toString();
      await vscode.commands.executeCommand('rfc.changeClass', { uri, className: 'testing', how: 'apply' });
      const to = authored.reclassed.replace('/feature/', '/testing/');
      assert.ok(isOnDisk(to) && !isOnDisk(authored.reclassed));
      assert.ok((await textOf(authored.guide)).includes(to.replace('docs/', '')));
    },
  },
  {
    name: 'the light bulb mends a heading',
    async run() {
      const document = await openFile(authored.bulb);
      const { range } = await waitForDiagnostic(authored.bulb, headingForm);
      const editor = await vscode.window.showTextDocument(document);
      editor.selection = new vscode.Selection(range.start, range.start);
      await vscode.commands.executeCommand('editor.action.autoFix');
      await waitForNone(authored.bulb, headingForm);
      assert.match(document.getText(), /\n## Risks\n/);
    },
  },
  {
    name: 'saving makes every safe fix when the settings say so',
    async run() {
      const document = await openFile(authored.saved);
      await waitForDiagnostic(authored.saved, headingForm);
      const settings = vscode.workspace.getConfiguration('editor', document.uri);
      const change = (value: unknown) => settings.update('codeActionsOnSave', value, vscode.ConfigurationTarget.Global);
      await change({ 'source.fixAll.rfc': 'explicit' });
      try {
        await replaceText(document, 'Two services', 'Three services');
        await document.save();
      } finally {
        await change(undefined);
      }
      assert.match(onDisk(authored.saved), /\n## Problem\n\nThree services[\s\S]*\n## Risks\n/);
      await waitForNone(authored.saved, headingForm);
    },
  },
];
