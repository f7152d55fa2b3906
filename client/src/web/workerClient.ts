import * as vscode from 'vscode';
import { LanguageClient, type LanguageClientOptions, State } from 'vscode-languageclient/browser';
import { serveFiles } from './serveFiles';
import { tellOfFiles } from './tellOfFiles';
import { startWorker } from './worker';

/** The client of a server that runs in a worker, which ends with it, and that asks us for files. */
export async function createWorkerClient(
  extensionUri: vscode.Uri,
  options: LanguageClientOptions,
): Promise<LanguageClient> {
  const worker = await startWorker(vscode.Uri.joinPath(extensionUri, 'dist'));
  const client = new LanguageClient('rfc', 'RFC Workbench', options, worker);
  serveFiles(client);
  const telling = tellOfFiles(client);
  client.onDidChangeState(({ newState }) => {
    if (newState !== State.Stopped) return;
    telling.dispose();
    worker.terminate();
  });
  return client;
}
