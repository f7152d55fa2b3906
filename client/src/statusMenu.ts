import * as vscode from 'vscode';
import { t } from './l10n';
import type { ServerState } from './statusFace';

interface Entry extends vscode.QuickPickItem {
  readonly command: string;
  readonly argument?: vscode.Uri;
}

/** What a click on the status item offers. */
export async function openStatusMenu(state: ServerState): Promise<void> {
  const chosen = await vscode.window.showQuickPick(entriesFor(state), { title: 'RFC Workbench' });
  if (chosen) await vscode.commands.executeCommand(chosen.command, ...(chosen.argument ? [chosen.argument] : []));
}

function entriesFor(state: ServerState): Entry[] {
  const configurations = state.kind === 'running' ? (state.status?.configurations ?? []) : [];
  const files = configurations.flatMap(({ name, uri }): Entry[] => {
    if (uri === undefined) return [];
    return [{ label: t('$(gear) Open {name}', { name }), command: 'vscode.open', argument: vscode.Uri.parse(uri) }];
  });
  return [
    { label: t('$(warning) Show Problems'), command: 'workbench.actions.view.problems' },
    { label: t('$(question) Explain This File'), command: 'rfc.explainFile' },
    { label: t('$(book) Show Rule…'), command: 'rfc.showRule' },
    ...files,
    { label: t('$(refresh) Restart Server'), command: 'rfc.restartServer' },
    { label: t('$(output) Open Log'), command: 'rfc.openLog' },
  ];
}
