import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { after } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CodeAction,
  createConnection,
  createMessageConnection,
  type Diagnostic,
  type DocumentDiagnosticReport,
  FileChangeType,
  type InitializeResult,
  type MessageConnection,
  ProposedFeatures,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
  type WorkspaceDiagnosticReport,
} from 'vscode-languageserver/node';
import { type ServerOptions, startServer } from '../../server/src/lsp/server';
import { modernCapabilities, pushCapabilities } from './capabilities';
import { temporaryFolder } from './folders';
import { TODAY } from './lintTree';
import { noIndex } from './lspTexts';

export { modernCapabilities, pushCapabilities };

export interface LspOptions {
  /** Absolute folders to open. */
  readonly folders: readonly string[];
  /** Replaces what the client says it can do. */
  readonly capabilities?: unknown;
  readonly initializationOptions?: unknown;
  /** The language of the editor, as it calls it. */
  readonly locale?: string;
  /** The section `rfc` of the client's settings, by folder; those of no folder under the empty string. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Settings of other sections, such as those of the editor, by section. */
  readonly otherSettings?: Readonly<Record<string, unknown>>;
  /** Speaks to a server that runs elsewhere, such as in a process. */
  readonly connection?: MessageConnection;
}

/** The URI of an absolute path, as a client would spell it. */
export function uriOf(file: string): string {
  return pathToFileURL(file).href;
}

/** A language client for tests: real messages, real files, no editor. */
export class LspClient {
  readonly notifications: { readonly method: string; readonly params: unknown }[] = [];
  readonly registered: { readonly id: string; readonly method: string; readonly registerOptions: unknown }[] = [];
  /** The answer to `initialize`. */
  initialized: InitializeResult | undefined;
  refreshes = 0;
  settings: Record<string, unknown>;
  readonly #waiting = new Set<() => void>();
  readonly #versions = new Map<string, number>();

  constructor(
    readonly connection: MessageConnection,
    readonly options: LspOptions,
  ) {
    this.settings = { ...options.settings };
    const keep = (method: string, params: unknown) => this.#note(() => this.notifications.push({ method, params }));
    connection.onNotification(keep);
    connection.onNotification('$/progress', (params) => keep('$/progress', params));
    connection.onRequest('client/registerCapability', ({ registrations }) => {
      this.#note(() => this.registered.push(...registrations));
    });
    connection.onRequest('client/unregisterCapability', ({ unregisterations }) => this.#unregister(unregisterations));
    connection.onRequest('workspace/diagnostic/refresh', () => this.#note(() => this.refreshes++));
    connection.onRequest('workspace/configuration', ({ items }) =>
      items.map((item: { scopeUri?: string; section?: string }) => {
        if (item.section !== 'rfc') return this.options.otherSettings?.[item.section ?? ''] ?? null;
        const folder = item.scopeUri === undefined ? '' : fileURLToPath(item.scopeUri);
        return this.settings[folder] ?? this.settings[''] ?? null;
      }),
    );
    connection.listen();
  }

  /** Starts a server in this process and shakes hands with it. */
  static async start(options: LspOptions): Promise<LspClient> {
    const client = new LspClient(options.connection ?? connectInMemory(), options);
    await client.initialize();
    after(async () => {
      await client.connection.sendRequest('shutdown');
      client.connection.dispose();
    });
    return client;
  }

  /** Opens a new temporary folder with these files; where they bring no configuration, it has one that asks for no index. */
  static async inFolder(
    files: Parameters<typeof temporaryFolder>[0],
    options: Omit<LspOptions, 'folders'> = {},
  ): Promise<{ client: LspClient; folder: string }> {
    const isConfigured = Object.keys(files ?? {}).some((file) => file.includes('rfc.config.json'));
    const folder = temporaryFolder(isConfigured ? files : { ...noIndex, ...files });
    return { folder, client: await LspClient.start({ ...options, folders: [folder] }) };
  }

  async initialize(): Promise<void> {
    const { capabilities = modernCapabilities, folders, initializationOptions, locale } = this.options;
    this.initialized = await this.connection.sendRequest<InitializeResult>('initialize', {
      processId: null,
      rootUri: null,
      capabilities,
      initializationOptions,
      ...(locale === undefined ? {} : { locale }),
      workspaceFolders: folders.map((folder) => ({ uri: uriOf(folder), name: path.basename(folder) })),
    });
    await this.notify('initialized', {});
  }

  notify(method: string, params: unknown): Promise<void> {
    return this.connection.sendNotification(method, params);
  }

  /** Opens a document; its text is the file's unless another is given. */
  async open(file: string, text = readFileSync(file, 'utf8')): Promise<void> {
    const languageId = file.endsWith('.md') ? 'markdown' : 'jsonc';
    this.#versions.set(file, 1);
    await this.notify('textDocument/didOpen', { textDocument: { uri: uriOf(file), languageId, version: 1, text } });
  }

  /** Changes an open document: its whole text, or by edits. */
  async change(file: string, changes: string | TextDocumentContentChangeEvent[]): Promise<number> {
    const version = this.versionOf(file) + 1;
    this.#versions.set(file, version);
    const contentChanges = typeof changes === 'string' ? [{ text: changes }] : changes;
    await this.notify('textDocument/didChange', { textDocument: { uri: uriOf(file), version }, contentChanges });
    return version;
  }

  /** The version of an open document. */
  versionOf(file: string): number {
    return this.#versions.get(file) ?? 0;
  }

  /** Writes a document to its file and says so. */
  async save(file: string, text: string): Promise<void> {
    writeFileSync(file, text);
    await this.notify('textDocument/didSave', { textDocument: { uri: uriOf(file) } });
  }

  async close(file: string): Promise<void> {
    await this.notify('textDocument/didClose', { textDocument: { uri: uriOf(file) } });
  }

  /** Tells the server that files were created, changed or deleted on the disk. */
  async tellFiles(events: Readonly<Record<string, keyof typeof FileChangeType>>): Promise<void> {
    const changes = Object.entries(events).map(([file, type]) => ({ uri: uriOf(file), type: FileChangeType[type] }));
    await this.notify('workspace/didChangeWatchedFiles', { changes });
  }

  /** Writes a file and tells the server. */
  async write(file: string, text: string, type: 'Created' | 'Changed'): Promise<void> {
    writeFileSync(file, text);
    await this.tellFiles({ [file]: type });
  }

  /** Deletes a file or folder and tells the server. */
  async remove(file: string): Promise<void> {
    rmSync(file, { recursive: true });
    await this.tellFiles({ [file]: 'Deleted' });
  }

  /** Asks for the diagnostics of a document. */
  pullReport(file: string, previousResultId?: string): Promise<DocumentDiagnosticReport> {
    return this.connection.sendRequest('textDocument/diagnostic', {
      textDocument: { uri: uriOf(file) },
      ...(previousResultId === undefined ? {} : { previousResultId }),
    });
  }

  /** The diagnostics of a document, asked for as if not for the first time: the first answer may leave something out. */
  async pull(file: string): Promise<Diagnostic[]> {
    const report = await this.pullReport(file, 'some other answer');
    assert.equal(report.kind, 'full');
    return report.items;
  }

  /** The rules that a document breaks, in order. */
  async rules(file: string): Promise<string[]> {
    return (await this.pull(file)).map(ruleOf);
  }

  /** Those of all files. */
  pullWorkspace(previous: Readonly<Record<string, string>> = {}): Promise<WorkspaceDiagnosticReport> {
    const previousResultIds = Object.entries(previous).map(([uri, value]) => ({ uri, value }));
    return this.connection.sendRequest('workspace/diagnostic', { previousResultIds });
  }

  /** The rules that each file of the workspace breaks, by path relative to the first folder; clean files left out. */
  async workspaceRules(): Promise<Record<string, string[]>> {
    const { items } = await this.pullWorkspace();
    const entries = items.flatMap((item) => {
      if (item.kind !== 'full' || item.items.length === 0) return [];
      return [[this.relative(item.uri), item.items.map(ruleOf)] as const];
    });
    return Object.fromEntries(entries);
  }

  /** The path of a URI relative to the first folder. */
  relative(uri: string): string {
    return path.relative(this.options.folders[0] ?? '/', fileURLToPath(uri)).replaceAll(path.sep, '/');
  }

  /** Asks for code actions on the diagnostics of a document. */
  async actions(
    file: string,
    context: Partial<{ only: string[]; diagnostics: Diagnostic[]; triggerKind: number }> = {},
  ) {
    const diagnostics = context.diagnostics ?? (await this.pull(file));
    return this.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri: uriOf(file) },
      range: { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } },
      context: { ...context, diagnostics },
    });
  }

  /** Waits for a notification; those that have already arrived count. */
  async waitFor<Params>(method: string, holds: (params: Params) => boolean = () => true): Promise<Params> {
    const find = () => {
      const found = this.notifications.find((one) => one.method === method && holds(one.params as Params));
      return found && { params: found.params as Params };
    };
    return (await this.waitUntil(find)).params;
  }

  /** Waits until something holds, looking again whenever the server says something. */
  waitUntil<Value>(check: () => Value | undefined | false): Promise<Value> {
    return new Promise((resolve) => {
      const look = () => {
        const value = check();
        if (value === undefined || value === false) return;
        this.#waiting.delete(look);
        resolve(value);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** What was published for a file, oldest first. */
  published(file: string): PublishDiagnosticsParams[] {
    const all = this.notifications.filter(({ method }) => method === 'textDocument/publishDiagnostics');
    return all.map(({ params }) => params as PublishDiagnosticsParams).filter(({ uri }) => uri === uriOf(file));
  }

  #unregister(unregistrations: readonly { id: string }[]): void {
    this.#note(() => {
      for (const { id } of unregistrations) {
        const index = this.registered.findIndex((one) => one.id === id);
        if (index >= 0) this.registered.splice(index, 1);
      }
    });
  }

  #note(change: () => unknown): null {
    change();
    for (const look of [...this.#waiting]) look();
    return null;
  }
}

/** The rule that a diagnostic names. */
export function ruleOf({ code }: Diagnostic): string {
  return String(code);
}

/** A connection to a server that runs in this process; what is written to `toServer` reaches it as it is. */
export function connectInMemory(options: ServerOptions = {}, toServer = new PassThrough()): MessageConnection {
  const toClient = new PassThrough();
  const features = ProposedFeatures.all;
  const server = createConnection(features, new StreamMessageReader(toServer), new StreamMessageWriter(toClient));
  startServer(server, { today: () => TODAY, ...options });
  return createMessageConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
}
