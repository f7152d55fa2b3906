import { type ClientAbilities, readAbilities } from '../protocol';
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
  readonly codeActionLiterals: boolean;
  readonly changesFolders: boolean;
  /** Progress that the server begins by itself. */
  readonly showsProgress: boolean;
  readonly abilities: ClientAbilities;
  /** Absolute paths of the opened folders. */
  readonly folders: readonly string[];
}

/** Reads the parameters of `initialize`; whatever is missing or of the wrong type counts as unsupported. */
export function readClientFeatures(params: unknown): ClientFeatures {
  const workspace = at(params, 'capabilities', 'workspace');
  const textDocument = at(params, 'capabilities', 'textDocument');
  return {
    pullsDiagnostics: isObject(at(textDocument, 'diagnostic')),
    refreshesDiagnostics: at(workspace, 'diagnostics', 'refreshSupport') === true,
    registersWatchers: at(workspace, 'didChangeWatchedFiles', 'dynamicRegistration') === true,
    relativePatterns: at(workspace, 'didChangeWatchedFiles', 'relativePatternSupport') === true,
    answersSettings: at(workspace, 'configuration') === true,
    registersSettings: at(workspace, 'didChangeConfiguration', 'dynamicRegistration') === true,
    versionedEdits: at(workspace, 'workspaceEdit', 'documentChanges') === true,
    codeActionLiterals: isObject(at(textDocument, 'codeAction', 'codeActionLiteralSupport')),
    changesFolders: at(workspace, 'workspaceFolders') === true,
    showsProgress: at(params, 'capabilities', 'window', 'workDoneProgress') === true,
    abilities: readAbilities(at(params, 'initializationOptions')),
    folders: readFolders(params),
  };
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
