import * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';
import {
  type ClientAbilities,
  comparePairCommand,
  confirmPairCommand,
  createCounterpartCommand,
  generateIndexCommand,
  moveCommand,
  openCounterpartCommand,
  type PlannedEdit,
  previewSchemaCommand,
  type StatusParams,
  showBacklinksCommand,
  showRuleCommand,
  statusNotification,
  tryArgumentsCommand,
} from '../../server/src/protocol';
import { t } from './l10n';
import { middleware } from './middleware';
import type { Platform } from './platform';
import { readServerTexts } from './serverTexts';
import type { ServerState } from './statusFace';

const abilities: ClientAbilities = {
  commands: [
    showRuleCommand,
    moveCommand,
    showBacklinksCommand,
    generateIndexCommand,
    comparePairCommand,
    confirmPairCommand,
    openCounterpartCommand,
    createCounterpartCommand,
    previewSchemaCommand,
    tryArgumentsCommand,
  ],
  status: true,
  pairs: true,
  configSchema: true,
};

/** What the server is told of when it is open. */
const documents = ['**/*.md', '**/*.i18n.yaml', '**/*.{json,jsonc}', '**/*.{ts,tsx,mts,cts,js,mjs,cjs,jsx}'];

/** By the client library's number. */
const stateNames: Readonly<Record<number, string>> = { 1: 'has stopped', 2: 'runs', 3: 'starts' };

/** How often the server may crash within three minutes before it is left alone. */
const maxRestarts = 4;

/** The language server as the extension sees it: it starts, answers, and is started again when it has crashed. */
export class LanguageServer implements vscode.Disposable {
  #client: BaseLanguageClient | undefined;
  #started: Promise<void> = Promise.resolve();
  #state: ServerState = { kind: 'starting' };
  readonly #changed = new vscode.EventEmitter<ServerState>();
  readonly #listeners = new Map<string, (params: unknown) => void>();

  /** Fires with every change of state. */
  readonly onDidChange = this.#changed.event;

  constructor(
    private readonly platform: Platform,
    private readonly extensionUri: vscode.Uri,
    private readonly log: vscode.OutputChannel,
  ) {}

  get state(): ServerState {
    return this.#state;
  }

  /** Starts the server. Never rejects: a failure is shown to the user. */
  start(): Promise<void> {
    this.#started = this.#start();
    return this.#started;
  }

  async #start(): Promise<void> {
    this.#setState({ kind: 'starting' });
    try {
      this.#client = await this.#createClient();
      await this.#client.start();
    } catch (error) {
      this.log.appendLine(`The language server did not start: ${describe(error)}`);
      this.#giveUp(t('The RFC language server did not start.'));
    }
  }

  /** Starts the server anew. */
  async restart(): Promise<void> {
    await this.#stop();
    await this.start();
  }

  /** Has notifications of our own protocol handled, whichever server they come from; there is one listener each. */
  listen<Params>(method: string, listener: (params: Params) => void): vscode.Disposable {
    this.#listeners.set(method, listener as (params: unknown) => void); // the protocol says what a method carries
    return new vscode.Disposable(() => this.#listeners.delete(method));
  }

  /** Sends a request of our own protocol; rejects while the server is down. */
  async request<Answer>(method: string, params: unknown): Promise<Answer> {
    await this.#started; // a command may be what has woken the extension
    if (!this.#client) throw new Error('the language server is not running');
    return this.#client.sendRequest<Answer>(method, params);
  }

  /** An edit of the server's as VS Code's own. */
  async toEdit({ edit, endsInLf }: PlannedEdit): Promise<vscode.WorkspaceEdit> {
    if (!this.#client) throw new Error('the language server is not running');
    const { protocol2CodeConverter } = this.#client;
    const converted = await protocol2CodeConverter.asWorkspaceEdit(edit);
    // Setting the edits of a document that has some already adds to them.
    for (const uri of endsInLf) {
      converted.set(protocol2CodeConverter.asUri(uri), [vscode.TextEdit.setEndOfLine(vscode.EndOfLine.LF)]);
    }
    return converted;
  }

  dispose(): void {
    this.#changed.dispose();
    void this.#stop();
  }

  async #stop(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    try {
      await client?.dispose();
    } catch (error) {
      this.log.appendLine(`The language server did not end well: ${describe(error)}`); // it has crashed or never started
    }
  }

  async #createClient(): Promise<BaseLanguageClient> {
    const library = await import('./library'); // late: loading it takes longer than all of `activate`
    const texts = await readServerTexts(this.extensionUri);
    const client = await this.platform.createClient(this.extensionUri, this.#options(library, texts));
    client.onNotification(statusNotification, (status: StatusParams) => this.#setState({ kind: 'running', status }));
    for (const [method, listener] of this.#listeners) client.onNotification(method, listener);
    client.onDidChangeState(({ newState }) => {
      this.log.appendLine(`${new Date().toISOString()} The language server ${stateNames[newState]}.`);
      if (newState === library.State.Starting) this.#setState({ kind: 'starting' });
      if (newState === library.State.Running) this.#setState({ kind: 'running' });
    });
    return client;
  }

  #options(library: typeof import('./library'), texts: unknown): LanguageClientOptions {
    const crashes: number[] = [];
    return {
      documentSelector: this.platform.schemes().flatMap((scheme) => documents.map((pattern) => ({ scheme, pattern }))),
      initializationOptions: { ...abilities, ...(texts === undefined ? {} : { texts }) },
      outputChannel: this.log,
      revealOutputChannelOn: library.RevealOutputChannelOn.Never,
      diagnosticCollectionName: 'rfc',
      diagnosticPullOptions: { onChange: true, onSave: true },
      middleware,
      initializationFailedHandler: () => false, // `start` tells
      errorHandler: {
        error: () => ({ action: library.ErrorAction.Continue }),
        closed: () => {
          crashes.push(Date.now());
          if (!isTooMuch(crashes)) return { action: library.CloseAction.Restart, handled: true };
          this.#giveUp(t('The RFC language server keeps crashing and is not started again.'));
          return { action: library.CloseAction.DoNotRestart, handled: true };
        },
      },
    };
  }

  #giveUp(message: string): void {
    this.#setState({ kind: 'stopped' });
    void offerLog(message, this.log, { [t('Restart Server')]: () => void this.restart() });
  }

  #setState(state: ServerState): void {
    this.#state = state;
    this.#changed.fire(state);
  }
}

function isTooMuch(crashes: number[]): boolean {
  if (crashes.length <= maxRestarts) return false;
  const first = crashes.shift() ?? 0;
  return Date.now() - first < 3 * 60 * 1000;
}

/** Shows an error with a button that opens the log, and further buttons. */
export async function offerLog(
  message: string,
  log: vscode.OutputChannel,
  more: Readonly<Record<string, () => void>> = {},
): Promise<void> {
  const buttons: Readonly<Record<string, () => void>> = { ...more, [t('Open Log')]: () => log.show() };
  const choice = await vscode.window.showErrorMessage(message, ...Object.keys(buttons));
  if (choice !== undefined) buttons[choice]?.();
}

/** What was thrown, for the log. */
export function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
