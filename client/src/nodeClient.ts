import * as vscode from 'vscode';
import {
  LanguageClient,
  type LanguageClientOptions,
  type ServerOptions,
  TransportKind,
} from 'vscode-languageclient/node';

/** The client of a server that is a process of its own. */
export function createNodeClient(extensionUri: vscode.Uri, options: LanguageClientOptions): LanguageClient {
  const module = vscode.Uri.joinPath(extensionUri, 'dist/server.js').fsPath;
  const transport = TransportKind.ipc;
  const debug = { module, transport, options: { execArgv: ['--nolazy', '--inspect=6009'] } };
  const server: ServerOptions = { run: { module, transport }, debug };
  return new LanguageClient('rfc', 'RFC Workbench', server, options);
}
