// The RFC Index view, as far as it can be seen without looking at its rows: its commands and what stands above titles.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { openFile, uriOf, waitForDiagnostic } from '../driver/editor';
import type { Case } from '../driver/runner';
import { listed } from '../indexViewFixture.mjs';

/** The lenses of a document once the workspace has been looked at, which a problem shows. */
async function lensesOf(file: string): Promise<vscode.CodeLens[]> {
  const { uri } = await openFile(file);
  await waitForDiagnostic(listed.dragged, 'skeleton/missing-section');
  return vscode.commands.executeCommand<vscode.CodeLens[]>('vscode.executeCodeLensProvider', uri, 100);
}

export const indexViewCases: readonly Case[] = [
  {
    name: 'the index view opens by its command, and the extension wakes for it',
    async run() {
      await vscode.commands.executeCommand('rfcIndex.focus');
      assert.equal(vscode.extensions.getExtension('rfc-workbench.rfc-workbench')?.isActive, true);
    },
  },
  {
    name: 'a generated index says so above its first line',
    async run() {
      const titles = (await lensesOf(listed.index)).map(({ command }) => command?.title);
      assert.deepEqual(titles, ['Generated from the RFC files: what is written here is lost', 'Regenerate']);
    },
  },
  {
    name: 'an RFC says above its title who links to it',
    async run() {
      const lens = (await lensesOf(listed.ports)).find(({ command }) => command?.command === 'rfc.showBacklinks');
      assert.equal(lens?.command?.title, 'Referenced by 2 RFCs');
    },
  },
  {
    name: 'both languages of an RFC open side by side',
    async run() {
      await vscode.commands.executeCommand('rfc.openBothLanguages', { uri: uriOf(listed.ports).toString() });
      const shown = vscode.window.visibleTextEditors.map(({ document, viewColumn }) => [
        vscode.workspace.asRelativePath(document.uri),
        viewColumn,
      ]);
      assert.deepEqual(shown.sort(), [
        [listed.ports, vscode.ViewColumn.One],
        [listed.portsChinese, vscode.ViewColumn.Two],
      ]);
    },
  },
];
