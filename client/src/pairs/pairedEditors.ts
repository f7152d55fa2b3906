import * as vscode from 'vscode';
import type { PairStore } from './pairStore';

/** What conditions in the manifest call the list. */
const key = 'rfc.pairedEditors';

/** Keeps buttons and keys in step with the documents in sight that have another language. */
export function followPairedEditors(pairs: PairStore): vscode.Disposable {
  const publish = () => {
    const uris = vscode.window.visibleTextEditors.map(({ document }) => document.uri);
    const paired = uris.filter((uri) => {
      const found = pairs.at(uri);
      return found && !found.pair.missing.some((name) => name !== 'record');
    });
    void vscode.commands.executeCommand('setContext', key, [...new Set(paired.map(({ fsPath }) => fsPath))]);
  };
  publish();
  return vscode.Disposable.from(pairs.onDidChange(publish), vscode.window.onDidChangeVisibleTextEditors(publish));
}
