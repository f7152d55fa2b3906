import * as vscode from 'vscode';
import { type CommandFolders, commandFoldersRequest } from '../../server/src/protocol';
import type { Context } from './context';

/** Keeps menus in step with the folders that commands make sense on: conditions in the manifest refer to them. */
export function followCommandFolders({ server, log }: Context): vscode.Disposable {
  return server.onDidChange((state) => {
    if (state.kind !== 'running' || !state.status) return;
    void server.request<CommandFolders>(commandFoldersRequest, null).then(publish, (error: unknown) => {
      log.appendLine(`The folders for menus were not found out: ${String(error)}`);
    });
  });
}

/** What conditions in the manifest call each list. */
const keys: Readonly<Record<keyof CommandFolders, string>> = {
  starting: 'rfc.startingFolders',
  moving: 'rfc.movingFolders',
  classed: 'rfc.classedFolders',
  frontPages: 'rfc.frontPages',
};

function publish(folders: CommandFolders): void {
  for (const [name, key] of Object.entries(keys)) {
    const paths = folders[name as keyof CommandFolders].map((uri) => vscode.Uri.parse(uri).fsPath);
    void vscode.commands.executeCommand('setContext', key, paths);
  }
}
