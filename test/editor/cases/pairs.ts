// Two languages that stay in step: drift while typing, confirming, comparing, going from one to the other.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as vscode from 'vscode';
import {
  openFile,
  replaceText,
  uriOf,
  waitFor,
  waitForDiagnostic,
  waitForNone,
  waitForTab,
  workspaceFolder,
} from '../driver/editor';
import type { Case } from '../driver/runner';
import { chineseOf, englishOf, paired, partsOf, recordOf } from '../pairsFixture.mjs';

/** Opens both sides of a pair side by side. */
async function openBoth(anchor: string): Promise<readonly [vscode.TextDocument, vscode.TextDocument]> {
  const first = await openFile(anchor);
  const second = await vscode.workspace.openTextDocument(uriOf(partsOf(anchor).counterpart));
  await vscode.window.showTextDocument(second, { preview: false, viewColumn: vscode.ViewColumn.Beside });
  return [first, second];
}

/** The editor that shows a document. */
function editorOf(document: vscode.TextDocument): vscode.TextEditor {
  const editor = vscode.window.visibleTextEditors.find((each) => each.document === document);
  assert.ok(editor, `${document.uri.path} is not in sight`);
  return editor;
}

/** The sides that the open diff compares. */
function shownDiff(): vscode.TabInputTextDiff | undefined {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  return input instanceof vscode.TabInputTextDiff ? input : undefined;
}

/** Puts the texts as they are on disk into the object store of a repository. */
function remember(...files: readonly string[]): void {
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', workspaceFolder().fsPath, ...args]);
  git('init', '--quiet');
  git('hash-object', '-w', '--', ...files.map((file) => uriOf(file).fsPath));
}

export const pairsCases: readonly Case[] = [
  {
    name: 'typing on one side of a pair shows the drift on both, before anything is saved',
    async run() {
      const { anchor, counterpart } = partsOf(paired.typed);
      const [first] = await openBoth(anchor);
      await replaceText(first, '- one\n', '1. one\n');
      await waitForDiagnostic(anchor, 'pair/list-shape');
      await waitForDiagnostic(counterpart, 'pair/list-shape');
      const drift = await waitForDiagnostic(anchor, 'pair/out-of-sync');
      assert.equal(drift.severity, vscode.DiagnosticSeverity.Warning);
      assert.equal(readFileSync(uriOf(anchor).fsPath, 'utf8'), englishOf(anchor));
    },
  },
  {
    name: 'Confirm Pair refuses an unsaved side, then writes the record byte for byte and the drift is gone',
    async run() {
      const { anchor, record } = partsOf(paired.confirmed);
      const document = await openFile(anchor);
      await replaceText(document, 'First this.', 'First that.');
      await waitForDiagnostic(anchor, 'pair/out-of-sync');
      const read = () => readFileSync(uriOf(record).fsPath, 'utf8');
      const before = read();
      await vscode.commands.executeCommand('rfc.confirmPair', { uri: document.uri.toString() });
      assert.equal(read(), before);
      await document.save();
      await vscode.commands.executeCommand('rfc.confirmPair', { uri: document.uri.toString() });
      assert.equal(read(), recordOf(anchor, document.getText(), chineseOf(anchor)));
      await waitForNone(anchor, 'pair/out-of-sync');
    },
  },
  {
    name: 'Compare with Confirmed Pair shows what has changed on the side that was edited',
    async run() {
      const { anchor, counterpart } = partsOf(paired.compared);
      remember(anchor, counterpart);
      const document = await openFile(anchor);
      await replaceText(document, 'First this.', 'First that.');
      await vscode.commands.executeCommand('rfc.comparePair', document.uri);
      const diff = await waitFor(vscode.window.tabGroups.onDidChangeTabs, shownDiff, () => 'no diff is open');
      assert.equal(diff.modified.toString(), document.uri.toString());
      assert.equal(diff.original.scheme, 'rfc-confirmed');
      const confirmed = await vscode.workspace.openTextDocument(diff.original);
      assert.equal(confirmed.getText(), englishOf(anchor));
    },
  },
  {
    name: 'Compare with Confirmed Pair shows both sides in one editor when both were edited',
    async run() {
      const { anchor, counterpart } = partsOf(paired.both);
      remember(anchor, counterpart);
      const [first, second] = await openBoth(anchor);
      await replaceText(first, 'First this.', 'First that.');
      await replaceText(second, '先做这个。', '先做那个。');
      await vscode.commands.executeCommand('rfc.comparePair', second.uri);
      await waitForTab('both languages, confirmed');
    },
  },
  {
    name: 'Open Other Language leads to the place that goes with the cursor, and back',
    async run() {
      const { anchor, counterpart } = partsOf(paired.opened);
      const document = await openFile(anchor);
      const line = englishOf(anchor).split('\n').indexOf('## Step 7') + 4;
      const there = chineseOf(anchor).split('\n').indexOf('## 步骤 7') + 3;
      assert.notEqual(line, there);
      editorOf(document).selection = new vscode.Selection(line, 0, line, 0);
      await vscode.commands.executeCommand('rfc.openCounterpart');
      const other = vscode.window.activeTextEditor;
      assert.equal(other?.document.uri.toString(), uriOf(counterpart).toString());
      assert.equal(other?.viewColumn, vscode.ViewColumn.One);
      assert.equal(other?.selection.active.line, there);
      await vscode.commands.executeCommand('rfc.openCounterpartToSide');
      const back = vscode.window.activeTextEditor;
      assert.equal(back?.document.uri.toString(), document.uri.toString());
      assert.equal(back?.viewColumn, vscode.ViewColumn.Two);
      assert.equal(back?.selection.active.line, line);
    },
  },
  {
    name: 'two languages side by side scroll together, section by section',
    async run() {
      const [first, second] = await openBoth(paired.scrolled);
      const lineOf = (document: vscode.TextDocument, text: string) => document.getText().split('\n').indexOf(text);
      const topOf = (document: vscode.TextDocument) => editorOf(document).visibleRanges[0]?.start.line ?? 0;
      const line = lineOf(first, '## Step 7');
      editorOf(first).revealRange(new vscode.Range(line, 0, line, 0), vscode.TextEditorRevealType.AtTop);
      const isThere = () => {
        const share = (document: vscode.TextDocument, text: string) => topOf(document) - lineOf(document, text);
        const [own, other] = [share(first, '## Step 6'), share(second, '## 步骤 6')];
        return topOf(first) > 0 && Math.abs(own - other) <= 1 ? true : undefined;
      };
      const seen = () => `line ${topOf(first)} and line ${topOf(second)} are on top`;
      await waitFor(vscode.window.onDidChangeTextEditorVisibleRanges, isThere, seen);
    },
  },
];
