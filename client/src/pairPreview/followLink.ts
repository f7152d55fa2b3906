import * as vscode from 'vscode';
import { t } from '../l10n';
import { isInside, isWebAddress } from './linkTargets';

/** Follows a link to the web, which VS Code asks about first. Anything else stays closed. */
export async function openWeb(href: string): Promise<void> {
  if (isWebAddress(href)) await vscode.env.openExternal(vscode.Uri.parse(href, true));
}

/** Opens a file or shows a folder below `base`. A page can name no other. */
export async function openFile(base: vscode.Uri, path: string): Promise<void> {
  if (!isInside(path)) return;
  const uri = vscode.Uri.joinPath(base, path);
  const found = await vscode.workspace.fs.stat(uri).then(
    ({ type }) => type,
    () => undefined,
  );
  if (found === undefined) {
    void vscode.window.showInformationMessage(t('`{path}` is not there.', { path }));
  } else if ((found & vscode.FileType.Directory) !== 0) {
    await vscode.commands.executeCommand('revealInExplorer', uri);
  } else {
    await vscode.commands.executeCommand('vscode.open', uri);
  }
}
