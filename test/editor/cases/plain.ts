// A repository without RFCs: the extension stays out of the way.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { extensionId, openFile } from '../driver/editor';
import type { Case } from '../driver/runner';

export const plainCases: readonly Case[] = [
  {
    name: 'the extension is installed but sleeps in a workspace without RFCs',
    async run() {
      for (const file of ['notes.txt', 'README.md', 'docs/guide.md']) await openFile(file);
      // Answered by the language features that the open files have woken.
      await vscode.commands.executeCommand('vscode.executeDocumentSymbolProvider', (await openFile('README.md')).uri);
      const extension = vscode.extensions.getExtension(extensionId);
      assert.ok(extension);
      assert.equal(extension.isActive, false);
    },
  },
];
