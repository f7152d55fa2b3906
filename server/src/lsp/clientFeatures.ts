import { MarkupKind } from 'vscode-languageserver';
import {
  type ClientAbilities,
  comparePairCommand,
  confirmPairCommand,
  createCounterpartCommand,
  generateIndexCommand,
  moveCommand,
  openCounterpartCommand,
  previewSchemaCommand,
  readAbilities,
  showBacklinksCommand,
  tryArgumentsCommand,
} from '../protocol';
import type { AssistFeatures } from './convertAssist';
import { toPath } from './uris';

/** What the client can do, as far as the server behaves differently. */
export interface ClientFeatures {
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly registersWatchers: boolean;
  /** A watcher may look at a folder outside the opened ones. */
  readonly relativePatterns: boolean;
  readonly answersSettings: boolean;
  readonly registersSettings: boolean;
  /** Edits may name the version that they are made for. */
  readonly versionedEdits: boolean;
  /** Edits may create, rename and delete files. */
  readonly movesFiles: boolean;
  /** Edits may say what each change is for, and be shown before they are made. */
  readonly annotatesEdits: boolean;
  /** The client asks before it renames files. */
  readonly asksOnRename: boolean;
  readonly codeActionLiterals: boolean;
  /** The edit of a code action may be worked out when the user has picked it. */
  readonly resolvesEdits: boolean;
  readonly changesFolders: boolean;
  /** The client makes edits that the server asks for. */
  readonly appliesEdits: boolean;
  /** The client shows a document that the server asks for. */
  readonly showsDocuments: boolean;
  /** Progress that the server begins by itself. */
  readonly showsProgress: boolean;
  /** The client has the command that moves an RFC, and so shows the moves above its title. */
  readonly showsMoves: boolean;
  /** The client has the command that lists who links to an RFC, and so shows how many do above its title. */
  readonly showsBacklinks: boolean;
  /** The client has the command that generates the index, and so shows in one that it is generated. */
  readonly generatesIndex: boolean;
  /** The client has the command that confirms a pair, and asks where that is called for. */
  readonly confirmsPairs: boolean;
  /** The client has the commands about a pair, and so shows its state above the title. */
  readonly showsPairs: boolean;
  /** The client has the command that begins the other language. */
  readonly createsCounterparts: boolean;
  /** The client has the commands about a tool schema, and so offers them above it. */
  readonly showsSchemas: boolean;
  readonly refreshesLenses: boolean;
  readonly assist: AssistFeatures;
  readonly abilities: ClientAbilities;
  /** Absolute paths of the opened folders. */
  readonly folders: readonly string[];
}

const pairCommands = [comparePairCommand, confirmPairCommand, openCounterpartCommand];
const schemaCommands = [previewSchemaCommand, tryArgumentsCommand];

/** Reads the parameters of `initialize`; whatever is missing or of the wrong type counts as unsupported. */
export function readClientFeatures(params: unknown): ClientFeatures {
  const workspace = at(params, 'capabilities', 'workspace');
  const textDocument = at(params, 'capabilities', 'textDocument');
  const abilities = readAbilities(at(params, 'initializationOptions'));
  return {
    pullsDiagnostics: isObject(at(textDocument, 'diagnostic')),
    refreshesDiagnostics: at(workspace, 'diagnostics', 'refreshSupport') === true,
    registersWatchers: at(workspace, 'didChangeWatchedFiles', 'dynamicRegistration') === true,
    relativePatterns: at(workspace, 'didChangeWatchedFiles', 'relativePatternSupport') === true,
    answersSettings: at(workspace, 'configuration') === true,
    registersSettings: at(workspace, 'didChangeConfiguration', 'dynamicRegistration') === true,
    versionedEdits: takesDocumentChanges(at(workspace, 'workspaceEdit')),
    movesFiles: canMoveFiles(at(workspace, 'workspaceEdit')),
    annotatesEdits: isObject(at(workspace, 'workspaceEdit', 'changeAnnotationSupport')),
    asksOnRename: at(workspace, 'fileOperations', 'willRename') === true,
    codeActionLiterals: isObject(at(textDocument, 'codeAction', 'codeActionLiteralSupport')),
    resolvesEdits: resolvesEdits(at(textDocument, 'codeAction')),
    changesFolders: at(workspace, 'workspaceFolders') === true,
    appliesEdits: at(workspace, 'applyEdit') === true,
    showsDocuments: at(params, 'capabilities', 'window', 'showDocument', 'support') === true,
    showsProgress: at(params, 'capabilities', 'window', 'workDoneProgress') === true,
    showsMoves: abilities.commands?.includes(moveCommand) === true,
    showsBacklinks: abilities.commands?.includes(showBacklinksCommand) === true,
    generatesIndex: abilities.commands?.includes(generateIndexCommand) === true,
    confirmsPairs: abilities.commands?.includes(confirmPairCommand) === true,
    showsPairs: pairCommands.every((command) => abilities.commands?.includes(command)),
    createsCounterparts: abilities.commands?.includes(createCounterpartCommand) === true,
    showsSchemas: schemaCommands.every((command) => abilities.commands?.includes(command)),
    refreshesLenses: at(workspace, 'codeLens', 'refreshSupport') === true,
    assist: readAssistFeatures(textDocument),
    abilities,
    folders: readFolders(params),
  };
}

function readAssistFeatures(textDocument: unknown): AssistFeatures {
  const item = at(textDocument, 'completion', 'completionItem');
  return {
    tabStops: at(item, 'snippetSupport') === true,
    markdownInCompletions: takesMarkdown(at(item, 'documentationFormat')),
    markdownInHovers: takesMarkdown(at(textDocument, 'hover', 'contentFormat')),
  };
}

function canMoveFiles(edits: unknown): boolean {
  const operations = listAt(edits, 'resourceOperations');
  return ['create', 'rename', 'delete'].every((name) => operations.includes(name));
}

/** File operations have no other place, so a client that lists them takes document changes, whether it says so or not. */
function takesDocumentChanges(edits: unknown): boolean {
  return at(edits, 'documentChanges') === true || listAt(edits, 'resourceOperations').length > 0;
}

function resolvesEdits(codeAction: unknown): boolean {
  const properties = listAt(at(codeAction, 'resolveSupport'), 'properties');
  return at(codeAction, 'dataSupport') === true && properties.includes('edit');
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}

function takesMarkdown(formats: unknown): boolean {
  return Array.isArray(formats) && formats.includes(MarkupKind.Markdown);
}

/** The value at a path of keys in something unknown. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Newer clients list folders; older ones give one, as a URI or as a path. */
function readFolders(params: unknown): string[] {
  const listed = at(params, 'workspaceFolders');
  if (Array.isArray(listed)) return toFolders(listed);
  const uri = at(params, 'rootUri');
  if (typeof uri === 'string') return toFolders([{ uri }]);
  const path = at(params, 'rootPath');
  return typeof path === 'string' ? [path] : [];
}

/** The absolute paths of workspace folders as LSP lists them; those that are no folders of a disk are left out. */
export function toFolders(listed: readonly unknown[]): string[] {
  return listed.flatMap((folder) => {
    const uri = at(folder, 'uri');
    return typeof uri === 'string' ? (toPath(uri) ?? []) : [];
  });
}
