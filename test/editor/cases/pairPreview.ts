// The page with both languages of a document, as far as it can be seen without looking into it.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { openFile, waitForTab } from '../driver/editor';
import type { Case } from '../driver/runner';
import { paired, partsOf } from '../pairsFixture.mjs';

const label = 'Pair: previewed.md';

export const pairPreviewCases: readonly Case[] = [
  {
    name: 'the pair preview is one tab for both languages',
    async run() {
      const { anchor, counterpart } = partsOf(paired.previewed);
      await openFile(anchor);
      await vscode.commands.executeCommand('rfc.previewPair');
      const tab = await waitForTab(label);
      assert.ok(tab.input instanceof vscode.TabInputWebview && tab.input.viewType.endsWith('rfc.pairPreview'));
      await openFile(counterpart);
      await vscode.commands.executeCommand('rfc.previewPair');
      await waitForTab(label);
      const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
      assert.equal(tabs.filter((one) => one.label === label).length, 1);
    },
  },
];
