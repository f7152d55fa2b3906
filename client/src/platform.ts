import type * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';

/** What is not the same for VS Code on a machine and VS Code in a browser. */
export interface Platform {
  /** The schemes of documents that are files here. */
  schemes(): readonly string[];
  /** The client of a server that starts with it; `extensionUri` is the folder that we are installed in. */
  createClient(extensionUri: vscode.Uri, options: LanguageClientOptions): Promise<BaseLanguageClient>;
}
