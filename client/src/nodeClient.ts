import * as vscode from 'vscode';
import {
  LanguageClient,
  type LanguageClientOptions,
  type ServerOptions,
  TransportKind,
} from 'vscode-languageclient/node';
import flags from './serverFlags.json';

/**
 * The client of a server that is a process of its own. Left alone, V8 sets 32 MiB aside for what has just been made; a
 * server that reads one document after the other is as fast with 4, as `npm run bench` shows.
 */
export function createNodeClient(extensionUri: vscode.Uri, options: LanguageClientOptions): LanguageClient {
  const module = vscode.Uri.joinPath(extensionUri, 'dist/server.js').fsPath;
  const transport = TransportKind.ipc;
  const run = { module, transport, options: { execArgv: flags } };
  const debug = { module, transport, options: { execArgv: [...flags, '--nolazy', '--inspect=6009'] } };
  const server: ServerOptions = { run, debug };
  return new LanguageClient('rfc', 'RFC Workbench', server, options);
}
