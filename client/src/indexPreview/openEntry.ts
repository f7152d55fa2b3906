import * as vscode from 'vscode';
import type { OverviewSnapshot, RootOverview } from '../../../server/src/protocol';
import { t } from '../l10n';

/** A document that the page asks for. */
export interface EntryRequest {
  /** The id of a root. */
  readonly root: string;
  readonly path: string;
  readonly beside: boolean;
}

/** Opens a document of the overview. A page can name no other file. */
export async function openEntry(snapshot: OverviewSnapshot | undefined, request: EntryRequest): Promise<void> {
  const root = snapshot?.roots.find(({ id }) => id === request.root);
  if (!root || !isOf(root, request.path)) {
    void vscode.window.showInformationMessage(t('This document is not there any more.'));
    return;
  }
  const uri = vscode.Uri.joinPath(vscode.Uri.parse(root.base), request.path);
  const viewColumn = request.beside ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active;
  await vscode.commands.executeCommand('vscode.open', uri, { viewColumn, preview: true });
}

function isOf({ archived, entries, unfiled }: RootOverview, path: string): boolean {
  return [entries, unfiled, archived].some((list) => list.some((each) => each.path === path));
}
