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

function publish(folders: CommandFolders): void {
  for (const [name, uris] of Object.entries(folders)) {
    const paths = (uris as readonly string[]).map((uri) => vscode.Uri.parse(uri).fsPath);
    void vscode.commands.executeCommand('setContext', `rfc.${name}Folders`, paths);
  }
}
