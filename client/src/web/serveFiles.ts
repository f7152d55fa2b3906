import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import {
  type ListFoldersParams,
  listFoldersRequest,
  type ReadFilesParams,
  type RemoteChange,
  type RemoteContent,
  type RemoteEntry,
  type RemoteListing,
  readFilesRequest,
  type WriteFilesParams,
  writeFilesRequest,
} from '../../../server/src/protocol';
import { t } from '../l10n';

/** Answers what a server without a disk asks about files. It asks about the opened folders, and is told of no others. */
export function serveFiles(client: BaseLanguageClient): void {
  client.onRequest(listFoldersRequest, ({ uris }: ListFoldersParams) => Promise.all(uris.map(listFolder)));
  client.onRequest(readFilesRequest, ({ limit, uris }: ReadFilesParams) => {
    return Promise.all(uris.map((uri) => readFile(uri, limit)));
  });
  client.onRequest(writeFilesRequest, ({ changes }: WriteFilesParams) => writeFiles(changes));
}

async function listFolder(uri: string): Promise<RemoteListing> {
  const folder = readUri(uri);
  if (!folder) return null;
  try {
    return (await vscode.workspace.fs.readDirectory(folder)).map(toEntry);
  } catch {
    return null; // no folder, gone, or forbidden
  }
}

function toEntry([name, type]: readonly [string, vscode.FileType]): RemoteEntry {
  const isLink = (type & vscode.FileType.SymbolicLink) !== 0;
  return { name, type: typeOf(type & ~vscode.FileType.SymbolicLink, isLink), ...(isLink ? { isLink } : {}) };
}

function typeOf(type: vscode.FileType, isLink: boolean): RemoteEntry['type'] {
  if (type === vscode.FileType.File) return 'file';
  if (type === vscode.FileType.Directory) return 'folder';
  return isLink ? 'nothing' : 'other';
}

async function readFile(uri: string, limit: number): Promise<RemoteContent> {
  const file = readUri(uri);
  if (!file) return null;
  try {
    const { size } = await vscode.workspace.fs.stat(file);
    return size > limit ? { size } : { bytes: await vscode.workspace.fs.readFile(file) };
  } catch {
    return null; // no file, gone, or forbidden
  }
}

/** A sentence for the user says why nothing was written. */
async function writeFiles(changes: readonly RemoteChange[]): Promise<string | null> {
  for (const change of changes) {
    const file = vscode.workspace.asRelativePath(vscode.Uri.parse(change.uri));
    if (!(await isUnchanged(change)))
      return t('`{file}` has changed meanwhile. Nothing was written: try again.', { file });
  }
  const done: RemoteChange[] = [];
  try {
    for (const change of changes) {
      await writeFile(change, change.after);
      done.push(change);
    }
    return null;
  } catch (error) {
    for (const change of done.reverse()) await writeFile(change, change.before);
    return t('Nothing was written: {reason}.', { reason: error instanceof Error ? error.message : String(error) });
  }
}

async function isUnchanged({ before, uri }: RemoteChange): Promise<boolean> {
  const found = await readFile(uri, Number.POSITIVE_INFINITY);
  const bytes = found && 'bytes' in found ? found.bytes : undefined;
  if (!bytes || !before) return bytes === before;
  return bytes.length === before.length && bytes.every((byte, index) => byte === before[index]);
}

async function writeFile({ uri }: RemoteChange, bytes: Uint8Array | undefined): Promise<void> {
  const file = vscode.Uri.parse(uri, true);
  if (bytes) await vscode.workspace.fs.writeFile(file, bytes);
  else await vscode.workspace.fs.delete(file);
}

/** A file of an opened folder. */
function readUri(uri: string): vscode.Uri | undefined {
  const file = vscode.Uri.parse(uri);
  return vscode.workspace.getWorkspaceFolder(file) ? file : undefined;
}
