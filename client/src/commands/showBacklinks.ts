import * as vscode from 'vscode';
import { targetOf } from '../ask';
import type { Context } from '../context';
import { type Backlink, backlinksTo } from '../indexView/entries';
import { plainTitle } from '../indexView/plainTitle';
import { t } from '../l10n';
import { entryAt } from '../overviewStore';
import type { Command } from './index';

/** List the RFCs that link to one, and open what is picked. The argument may be a URI, or an object with its `uri`. */
export const showBacklinks: Command = (context) => async (argument) => {
  const uri = targetOf(argument);
  if (uri === undefined) {
    void vscode.window.showInformationMessage(t('Open an RFC first, or pick one in the index.'));
    return;
  }
  const sources = await findBacklinks(context, uri);
  if (sources.length === 0) {
    void vscode.window.showInformationMessage(t('No RFC links to this document.'));
    return;
  }
  const items = sources.map(({ description, title, uri: source }) => {
    return { label: plainTitle(title), description, source };
  });
  const options = { title: t('Referenced By'), placeHolder: t('The document to open'), matchOnDescription: true };
  const chosen = await vscode.window.showQuickPick(items, options);
  if (chosen) await vscode.commands.executeCommand('vscode.open', vscode.Uri.parse(chosen.source));
};

async function findBacklinks({ overview }: Context, uri: string): Promise<Backlink[]> {
  await overview.follow();
  const found = entryAt(overview.snapshot, uri);
  return overview.snapshot && found ? backlinksTo(overview.snapshot, found) : [];
}
