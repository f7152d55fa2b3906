import * as vscode from 'vscode';
import { activateOn } from '../extension';
import type { Platform } from '../platform';

/** VS Code in a browser: there is no process and no disk. */
const browser: Platform = {
  schemes: () => [...new Set(vscode.workspace.workspaceFolders?.map(({ uri }) => uri.scheme))],
  async createClient(extensionUri, options) {
    const { createWorkerClient } = await import('./workerClient');
    return createWorkerClient(extensionUri, options);
  },
};

/** Called by VS Code. */
export function activate(extension: vscode.ExtensionContext): void {
  activateOn(browser, extension);
}

export { deactivate } from '../extension';
