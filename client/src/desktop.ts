import type * as vscode from 'vscode';
import { activateOn } from './extension';
import type { Platform } from './platform';

/** VS Code on a machine, be it that of the user or a remote one. */
const desktop: Platform = {
  schemes: () => ['file'],
  async createClient(extensionUri, options) {
    const { createNodeClient } = await import('./nodeClient');
    return createNodeClient(extensionUri, options);
  },
};

/** Called by VS Code. */
export function activate(extension: vscode.ExtensionContext): void {
  activateOn(desktop, extension);
}

export { deactivate } from './extension';
