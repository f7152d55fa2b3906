// The other language of a document that has none.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as vscode from 'vscode';
import { openFile, uriOf, waitFor } from '../driver/editor';
import type { Case } from '../driver/runner';
import { authored } from '../fixture.mjs';

export const counterpartCases: readonly Case[] = [
  {
    name: 'Create Counterpart begins the other language beside the one that is there',
    async run() {
      const source = await openFile(authored.translated);
      await vscode.commands.executeCommand('rfc.createCounterpart', source.uri);
      const created = uriOf(authored.translated.replace(/\.md$/, '.zh.md'));
      const shown = () => {
        const editor = vscode.window.activeTextEditor;
        return editor?.document.uri.toString() === created.toString() ? editor : undefined;
      };
      const editor = await waitFor(vscode.window.onDidChangeActiveTextEditor, shown, () => 'it is not shown');
      assert.equal(editor.viewColumn, vscode.ViewColumn.Two);
      assert.equal(editor.document.getText(editor.selection), 'TODO');
      const text = '# Ports\n\n[English](translated.md) | 中文\n\nTODO [a link](guide.md)\n\n## 问题\n\n- one\n';
      assert.equal(readFileSync(created.fsPath, 'utf8'), text);
      assert.match(source.getText(), /^# Ports\n\nEnglish \| \[中文\]\(translated\.zh\.md\)\n/);
    },
  },
];
