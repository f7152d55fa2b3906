import * as vscode from 'vscode';
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
    return [{ label: `$(gear) Open ${name}`, command: 'vscode.open', argument: vscode.Uri.parse(uri) }];
  });
  return [
    { label: '$(warning) Show Problems', command: 'workbench.actions.view.problems' },
    { label: '$(question) Explain This File', command: 'rfc.explainFile' },
    { label: '$(book) Show Rule…', command: 'rfc.showRule' },
    ...files,
    { label: '$(refresh) Restart Server', command: 'rfc.restartServer' },
    { label: '$(output) Open Log', command: 'rfc.openLog' },
  ];
}
