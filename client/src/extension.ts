import * as vscode from 'vscode';
import { followCommandFolders } from './commandFolders';
import { registerCommands } from './commands';
import { createContext } from './context';
import { registerIndexView } from './indexView/indexView';
import { translateWith } from './l10n';
import { registerPairs } from './pairs/pairs';
import type { Platform } from './platform';
import { registerRuleLinks } from './rulePages';
import { StatusBar } from './statusBar';

/** Called once by the entry of a platform, when there is something to do. The server starts behind it. */
export function activateOn(platform: Platform, extension: vscode.ExtensionContext): void {
  translateWith((english, values) => vscode.l10n.t(english, values));
  const context = createContext(platform, extension);
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
