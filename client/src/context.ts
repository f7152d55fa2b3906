import * as vscode from 'vscode';
import { Explanations } from './explanation';
import { LanguageServer } from './languageClient';

/** What commands receive. */
export interface Context {
  readonly extensionUri: vscode.Uri;
  readonly log: vscode.OutputChannel;
  readonly server: LanguageServer;
  readonly explanations: Explanations;
}

/** The context of an activated extension, which disposes of it. The server is not started yet. */
export function createContext({ extensionUri, subscriptions }: vscode.ExtensionContext): Context {
  const log = vscode.window.createOutputChannel('RFC Workbench');
  const context = {
    extensionUri,
    log,
    server: new LanguageServer(extensionUri, log),
    explanations: new Explanations(),
  };
  subscriptions.push(context.log, context.server, context.explanations);
  return context;
}
