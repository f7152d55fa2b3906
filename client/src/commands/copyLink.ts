import * as vscode from 'vscode';
import { targetOf } from '../ask';
import { relativeLink } from '../indexView/relativeLink';
import { t } from '../l10n';
import { entryAt } from '../overviewStore';
import type { Command } from './index';

/** Copy a Markdown link to an RFC as it stands in the file in the editor; without one, from the workspace's folder. */
export const copyLink: Command =
  ({ overview }) =>
  async (argument) => {
    const uri = targetOf(argument);
    const found = uri === undefined ? undefined : entryAt(overview.snapshot, uri);
    if (uri === undefined || !found) {
      void vscode.window.showInformationMessage(t('Pick an RFC in the index first.'));
      return;
    }
    const target = vscode.Uri.parse(uri);
    const source = sourceFor(target);
    await vscode.env.clipboard.writeText(relativeLink(source.path, target.path, found.entry.title));
    vscode.window.setStatusBarMessage(
      t('Copied: a link as it stands in {source}', { source: vscode.workspace.asRelativePath(source) }),
      4000,
    );
  };

function sourceFor(target: vscode.Uri): vscode.Uri {
  const active = vscode.window.activeTextEditor?.document.uri;
  if (active?.scheme === target.scheme) return active;
  const folder = vscode.workspace.getWorkspaceFolder(target)?.uri ?? target.with({ path: '/' });
  return vscode.Uri.joinPath(folder, 'README.md');
}
