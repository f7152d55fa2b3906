import * as vscode from 'vscode';
import { t } from './l10n';
import type { LanguageServer } from './languageClient';
import { faceOf, type ServerState } from './statusFace';
import { openStatusMenu } from './statusMenu';

const menuCommand = 'rfc.openStatusMenu';

/** One item in the status bar: the state of the server, how many problems there are, the configuration in use. */
export class StatusBar implements vscode.Disposable {
  readonly #item = vscode.window.createStatusBarItem('rfc.status', vscode.StatusBarAlignment.Right, 100);
  readonly #disposables: vscode.Disposable;

  constructor(server: LanguageServer) {
    this.#item.name = 'RFC Workbench';
    this.#item.command = menuCommand;
    this.#disposables = vscode.Disposable.from(
      this.#item,
      server.onDidChange((state) => this.#show(state)),
      vscode.commands.registerCommand(menuCommand, () => openStatusMenu(server.state)),
    );
    this.#show(server.state);
    this.#item.show();
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  #show(state: ServerState): void {
    const { text, details, needsAttention } = faceOf(state);
    this.#item.text = text;
    this.#item.tooltip = new vscode.MarkdownString(['**RFC Workbench**', ...details].join('\n\n'));
    this.#item.accessibilityInformation = { label: ['RFC Workbench', ...details].join(t(', ')), role: 'button' };
    this.#item.backgroundColor = needsAttention ? new vscode.ThemeColor('statusBarItem.warningBackground') : undefined;
  }
}
