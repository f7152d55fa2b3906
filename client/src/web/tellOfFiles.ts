import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';

/** LSP's numbers for what becomes of a file. */
const created = 1;
const changed = 2;
const deleted = 3;

interface FileEvent {
  readonly uri: string;
  readonly type: number;
}

/**
 * Tells the server what the user does to files. Watchers tell as well, but a file system of a browser need not notice what
 * becomes of its files; hearing of something twice does no harm.
 */
export function tellOfFiles(client: BaseLanguageClient): vscode.Disposable {
  const tell = (changes: readonly FileEvent[]) => {
    void client.sendNotification('workspace/didChangeWatchedFiles', { changes }).catch(() => undefined); // it has ended
  };
  const all = (uris: readonly vscode.Uri[], type: number) => uris.map((uri) => ({ uri: uri.toString(), type }));
  return vscode.Disposable.from(
    vscode.workspace.onDidSaveTextDocument(({ uri }) => tell(all([uri], changed))),
    vscode.workspace.onDidCreateFiles(({ files }) => tell(all(files, created))),
    vscode.workspace.onDidDeleteFiles(({ files }) => tell(all(files, deleted))),
    vscode.workspace.onDidRenameFiles(({ files }) => {
      const from = files.map(({ oldUri }) => oldUri);
      const to = files.map(({ newUri }) => newUri);
      tell([...all(from, deleted), ...all(to, created)]);
    }),
  );
}
