import type * as vscode from 'vscode';
import { followCommandFolders } from './commandFolders';
import { registerCommands } from './commands';
import { createContext } from './context';
import { registerIndexView } from './indexView/indexView';
import { registerPairs } from './pairs/pairs';
import { registerRuleLinks } from './rulePages';
import { StatusBar } from './statusBar';

/** Called once, when there is something to do. The server starts behind it. */
export function activate(extension: vscode.ExtensionContext): void {
  const context = createContext(extension);
  extension.subscriptions.push(
    new StatusBar(context.server),
    registerCommands(context),
    registerRuleLinks(context),
    followCommandFolders(context),
    registerIndexView(context),
    registerPairs(context),
  );
  void context.server.start();
}

/** Nothing to do: disposing of the context ends the server. */
export function deactivate(): void {}
