// The page about all RFCs, as far as it can be seen without looking into it.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { openFile, waitForTab } from '../driver/editor';
import type { Case } from '../driver/runner';
import { previewed } from '../previewFixture.mjs';

const label = 'RFC Index';

export const indexPreviewCases: readonly Case[] = [
  {
    name: 'the index preview is one tab, however often it is asked for',
    async run() {
      await openFile(previewed.index);
      await vscode.commands.executeCommand('rfc.previewIndex');
      const tab = await waitForTab(label);
      assert.ok(tab.input instanceof vscode.TabInputWebview && tab.input.viewType.endsWith('rfc.indexPreview'));
      await openFile(previewed.ports);
      await vscode.commands.executeCommand('rfc.previewIndex');
      await waitForTab(label);
      const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
      assert.equal(tabs.filter((one) => one.label === label).length, 1);
    },
  },
];
