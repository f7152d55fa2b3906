import {
  CodeActionKind,
  type Connection,
  DidChangeConfigurationNotification,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  type InitializeResult,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { version } from '../../../package.json';
import { inEnglish, readTexts, type Texts } from '../engine';
import { localDay } from '../host/today';
import { type ExplainFileParams, explainFileRequest, listRulesRequest, overviewRequest } from '../protocol';
import { type Locale, localeOf, speak, t } from '../speech';
import { serveAuthoring } from './authoring';
import { at, type ClientFeatures, readClientFeatures, toFolders } from './clientFeatures';
import { fixAllKind } from './convert';
import { type FileSupply, onDisk } from './fileSupply';
import { contained, guarded, type Log, logTo } from './guard';
import { codeAction } from './handlers/codeAction';
import { codeLens } from './handlers/codeLens';
import { completion, completionTriggers, noCompletions } from './handlers/completion';
import { documentDiagnostics } from './handlers/documentDiagnostics';
import { executeCommand, executedCommands } from './handlers/executeCommand';
import { explainFile } from './handlers/explainFile';
import { hover } from './handlers/hover';
import { listRules } from './handlers/listRules';
import { noOverview, overview } from './handlers/overview';
import { renameFilters } from './handlers/renameFiles';
import { workspaceDiagnostics } from './handlers/workspaceDiagnostics';
import { OpenDocs } from './openDocs';
import { startPushing } from './push';
import { resolveCodeAction } from './reachingFix';
import { scanPatience } from './scanProgress';
import { serveSchemas } from './schemaRequests';
import { Session } from './session';

/** What differs from one server to the next; the defaults are those of a real one. */
export interface ServerOptions {
  /** Gives the local day as `yyyy-mm-dd`. */
  readonly today?: () => string;
  /** How long a look at the workspace may take before the user is told, in milliseconds. */
  readonly patience?: number;
  /** The texts of a language, where they are installed; a client may also send them (`initializationOptions.texts`). */
  readonly textsIn?: (locale: Locale) => Texts | undefined;
  /** What brings files into reach. */
  readonly files?: FileSupply;
}

/** Serves LSP on a connection until it closes. */
export function startServer(connection: Connection, options: ServerOptions = {}): void {
  const { today = () => localDay(new Date()), patience = scanPatience, files = onDisk } = options;
  const log = logTo(connection);
  const docs = new OpenDocs();
  let session: Session | undefined;

  connection.onInitialize((params) => {
    speak(textsFor(params, options, log));
    session = new Session({ connection, docs, features: readClientFeatures(params), log, today, patience, files });
    serve(session);
    return capabilitiesFor(session);
  });
  let started = false;
  connection.onInitialized(() => {
    if (session && !started) start(session);
    started = true;
  });
  connection.onShutdown(() => session?.end());
  docs.listen(connection, (event) => {
    void contained(log, `Noting that ${event.path} was ${event.kind}`, () => session?.noteDoc(event));
  });
  connection.listen();
}

/** The language that the client asks for. What there is no language for, or no texts of, is said in English. */
function textsFor(params: unknown, { textsIn }: ServerOptions, log: Log): Texts {
  const tag = at(params, 'locale');
  const locale = typeof tag === 'string' ? localeOf(tag) : undefined;
  if (locale === undefined || locale === 'en') return inEnglish;
  const texts = readTexts(at(params, 'initializationOptions', 'texts')) ?? textsIn?.(locale);
  if (!texts) log.error(`The texts of ${locale} are not installed, so everything is said in English.`);
  return texts ?? inEnglish;
}

function capabilitiesFor({ features }: Session): InitializeResult {
  const diagnosticProvider = { identifier: 'rfc', interFileDependencies: true, workspaceDiagnostics: true };
  const commands = executedCommands(features);
  return {
    serverInfo: { name: 'rfc-workbench', version },
    capabilities: {
      positionEncoding: 'utf-16',
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: { includeText: false } },
      codeActionProvider: {
        codeActionKinds: [CodeActionKind.QuickFix, fixAllKind],
        ...(features.resolvesEdits ? { resolveProvider: true } : {}),
      },
      completionProvider: { triggerCharacters: completionTriggers },
      hoverProvider: true,
      ...(commands.length > 0 ? { executeCommandProvider: { commands } } : {}),
      workspace: {
        workspaceFolders: { supported: true, changeNotifications: true },
        ...(features.asksOnRename && features.versionedEdits ? { fileOperations: { willRename: renameFilters } } : {}),
      },
      ...(features.pullsDiagnostics ? { diagnosticProvider } : {}),
      ...(showsLenses(features) ? { codeLensProvider: { resolveProvider: false } } : {}),
    },
  };
}

function showsLenses({
  generatesIndex,
  showsBacklinks,
  showsMoves,
  showsPairs,
  showsSchemas,
}: ClientFeatures): boolean {
  return generatesIndex || showsBacklinks || showsMoves || showsPairs || showsSchemas;
}

const noProblems: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };

/** Each request is answered by a handler of its own, and none can end the process. */
function serve(session: Session): void {
  const { connection, log } = session;
  const { diagnostics } = connection.languages;
  const noExplanation = { verdict: t('The server could not find out; its log says why.'), reasons: [] };
  diagnostics.on(
    guarded(log, 'textDocument/diagnostic', noProblems, (params, token) => documentDiagnostics(session, params, token)),
  );
  diagnostics.onWorkspace((params, token, _, stream) => {
    const answer = () => workspaceDiagnostics(session, params, token, stream);
    return guarded(log, 'workspace/diagnostic', { items: [] }, answer)(params, token);
  });
  connection.onCodeAction(
    guarded(log, 'textDocument/codeAction', [], (params, token) => codeAction(session, params, token)),
  );
  connection.onCodeActionResolve((action, token) => {
    const answer = () => resolveCodeAction(session, action);
    return guarded(log, 'codeAction/resolve', action, answer)(action, token);
  });
  connection.onCompletion(
    guarded(log, 'textDocument/completion', noCompletions, (params, token) => completion(session, params, token)),
  );
  connection.onHover(guarded(log, 'textDocument/hover', null, (params, token) => hover(session, params, token)));
  connection.onCodeLens(guarded(log, 'textDocument/codeLens', [], (params, token) => codeLens(session, params, token)));
  connection.onExecuteCommand((params, token) => executeCommand(session, params, token));
  connection.onRequest(
    explainFileRequest,
    guarded(log, explainFileRequest, noExplanation, (params: ExplainFileParams) => explainFile(session, params)),
  );
  connection.onRequest(listRulesRequest, guarded(log, listRulesRequest, [], listRules));
  connection.onRequest(
    overviewRequest,
    guarded(log, overviewRequest, noOverview, () => overview(session)),
  );
  serveAuthoring(session);
  serveSchemas(session);
}

function start(session: Session): void {
  const { connection, features, log } = session;
  if (features.registersSettings) registerSettings(connection, log);
  listen(session);
  if (!features.pullsDiagnostics) startPushing(session);
  session.start();
}

/** Notifications may be garbage too, and nobody waits for an answer that could say so: the log does. */
function listen(session: Session): void {
  const { connection, features, log } = session;
  const note = (what: string, run: () => void | Promise<void>) => void contained(log, what, run);
  connection.onDidChangeConfiguration((params) => {
    note('Noting new settings', () => session.reloadSettings(at(params, 'settings', 'rfc')));
  });
  connection.onDidChangeWatchedFiles((params) => {
    note('Noting changed files', () => session.noteWatched(listAt(params, 'changes')));
  });
  if (!features.changesFolders) return;
  connection.workspace.onDidChangeWorkspaceFolders((event) => {
    note('Noting other folders', () => {
      const gone = new Set(toFolders(listAt(event, 'removed')));
      const kept = session.workspace.folders.filter((folder) => !gone.has(folder));
      session.noteFolders([...new Set([...kept, ...toFolders(listAt(event, 'added'))])]);
    });
  });
}

/** The list at a key of something unknown; empty when there is none. */
function listAt(value: unknown, key: string): readonly unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}

function registerSettings(connection: Connection, log: Log): void {
  void contained(log, 'Asking to be told of settings', async () => {
    await connection.client.register(DidChangeConfigurationNotification.type, { section: 'rfc' });
  });
}
