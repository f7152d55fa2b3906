import * as vscode from 'vscode';
import { targetOf } from '../ask';
import { uriIn } from '../indexView/buildTree';
import { t } from '../l10n';
import { entryAt } from '../overviewStore';
import type { Command } from './index';

/** Open both languages of an RFC side by side. */
export const openBothLanguages: Command =
  ({ overview }) =>
  async (argument) => {
    const uri = targetOf(argument);
    const found = uri === undefined ? undefined : entryAt(overview.snapshot, uri);
    const counterpart = found?.entry.counterpart;
    if (!found || counterpart === undefined) {
      void vscode.window.showInformationMessage(t('This document has no other language.'));
      return;
    }
    const open = (path: string, viewColumn: vscode.ViewColumn) =>
      vscode.window.showTextDocument(vscode.Uri.parse(uriIn(found.root, path)), { preview: false, viewColumn });
    await open(found.entry.path, vscode.ViewColumn.One);
    await open(counterpart, vscode.ViewColumn.Two);
  };
