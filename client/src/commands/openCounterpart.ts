import * as vscode from 'vscode';
import { type Counterpart, counterpartRequest, isRefused, type NoCounterpart } from '../../../server/src/protocol';
import { targetOf } from '../ask';
import type { Context } from '../context';
import { t } from '../l10n';
import { mapLine } from '../pairs/lineMap';
import type { Command } from './index';

/**
 * Go to the other language of a document, to the place that goes with the one at the cursor. The argument may be a URI, or
 * an object with one.
 */
export const openCounterpart: Command = (context) => (argument) => {
  return open(context, argument, vscode.ViewColumn.Active);
};

/** The same in the editor group beside. */
export const openCounterpartToSide: Command = (context) => (argument) => {
  return open(context, argument, vscode.ViewColumn.Beside);
};

async function open({ server }: Context, argument: unknown, viewColumn: vscode.ViewColumn): Promise<void> {
  const uri = targetOf(argument);
  if (uri === undefined) {
    void vscode.window.showInformationMessage(t('Open a document first, or pick one in the explorer.'));
    return;
  }
  const found = await server.request<Counterpart | NoCounterpart>(counterpartRequest, { uri });
  if (isRefused(found)) {
    await tell(found, uri);
    return;
  }
  const line = lineIn(uri);
  const other = await vscode.workspace.openTextDocument(vscode.Uri.parse(found.uri));
  const isShown = vscode.window.visibleTextEditors.find(({ document }) => document === other);
  const column = isShown?.viewColumn ?? viewColumn; // where it is in sight already, that is where people look for it
  const editor = await vscode.window.showTextDocument(other, { preview: false, viewColumn: column });
  if (line === undefined) return;
  const { range } = other.lineAt(Math.min(mapLine(found.places, line), other.lineCount - 1));
  editor.selection = new vscode.Selection(range.start, range.start);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

/** The line of the cursor, if the document is the one in the editor. */
function lineIn(uri: string): number | undefined {
  const editor = vscode.window.activeTextEditor;
  const isIt = editor?.document.uri.toString() === vscode.Uri.parse(uri).toString();
  return isIt ? editor.selection.active.line : undefined;
}

async function tell({ isMissing, refused }: NoCounterpart, uri: string): Promise<void> {
  if (isMissing !== true) {
    void vscode.window.showInformationMessage(refused);
    return;
  }
  const create = t('Create Counterpart');
  const choice = await vscode.window.showInformationMessage(refused, create);
  if (choice === create) await vscode.commands.executeCommand('rfc.createCounterpart', { uri });
}
