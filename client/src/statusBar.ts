import * as vscode from 'vscode';
import type { ConfigurationInUse, StatusParams } from '../../server/src/protocol';
import type { LanguageServer, ServerState } from './languageClient';
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
    this.#item.accessibilityInformation = { label: ['RFC Workbench', ...details].join(': '), role: 'button' };
    const background = needsAttention ? new vscode.ThemeColor('statusBarItem.warningBackground') : undefined;
    this.#item.backgroundColor = background;
  }
}

interface Face {
  readonly text: string;
  /** Sentences or noun phrases, in Markdown. */
  readonly details: readonly string[];
  readonly needsAttention: boolean;
}

function faceOf(state: ServerState): Face {
  switch (state.kind) {
    case 'starting':
      return { text: '$(sync~spin) RFC', details: ['Starting'], needsAttention: false };
    case 'stopped':
      return { text: '$(error) RFC', details: ['The server has stopped'], needsAttention: true };
    case 'running': {
      const checking = { text: '$(sync~spin) RFC', details: ['Checking'], needsAttention: false };
      return state.status ? faceOfStatus(state.status) : checking;
    }
  }
}

function faceOfStatus(status: StatusParams): Face {
  const { configurations, enabled, errors, warnings } = status;
  if (!enabled)
    return { text: '$(circle-slash) RFC', details: ['Off, by the setting `rfc.enable`'], needsAttention: false };
  const counts = [...(errors > 0 ? [`$(error) ${errors}`] : []), ...(warnings > 0 ? [`$(warning) ${warnings}`] : [])];
  const broken = configurations.some((configuration) => configuration.broken);
  return {
    text: ['RFC', ...(counts.length > 0 ? counts : ['$(check)'])].join(' '),
    details: [summaryOf(status), ...configurations.map(describeConfiguration)],
    needsAttention: broken,
  };
}

/** Such as `112 RFCs, 3 errors, 1 warning`. */
export function summaryOf({ errors, rfcs, warnings }: StatusParams): string {
  return [count(rfcs, 'RFC'), count(errors, 'error'), count(warnings, 'warning')].join(', ');
}

function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The configuration in use, in words. */
export function describeConfiguration({ broken, name, uri }: ConfigurationInUse): string {
  if (uri === undefined) return 'Configuration: the defaults';
  return broken
    ? `Configuration: \`${name}\` does not parse, the last good one stays in use`
    : `Configuration: \`${name}\``;
}
