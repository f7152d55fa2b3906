import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextDocumentEdit, TextEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isRefused, type PlannedEdit, type RefusedPlan } from '../../server/src/protocol';
import { temporaryFolder } from './folders';
import { LspClient, modernCapabilities } from './lspClient';

/** What a client can do that takes edits with file operations. */
export const authoringCapabilities = {
  ...modernCapabilities,
  workspace: {
    ...modernCapabilities.workspace,
    workspaceEdit: {
      documentChanges: true,
      resourceOperations: ['create', 'rename', 'delete'],
      changeAnnotationSupport: { groupsOnLabel: true },
    },
    fileOperations: { willRename: true },
  },
};

/** The same for a client that has the edit of a code action worked out only when it is wanted. */
export const resolvingCapabilities = {
  ...authoringCapabilities,
  textDocument: {
    ...authoringCapabilities.textDocument,
    codeAction: { ...authoringCapabilities.textDocument.codeAction, resolveSupport: { properties: ['edit'] } },
  },
};

/** A client with these abilities on a new folder, whose RFCs an index lists. */
export async function startAuthoring(files: Parameters<typeof temporaryFolder>[0], options: object = {}) {
  const folder = temporaryFolder(files);
  const client = await LspClient.start({ capabilities: authoringCapabilities, ...options, folders: [folder] });
  return { client, folder };
}

/** The plan of an answer; the test fails with the sentence when it was refused. */
export function assertEdit<Answer extends object>(answer: Answer | RefusedPlan): Answer {
  if (isRefused(answer)) assert.fail(answer.refused);
  return answer;
}

/** The sentence of a refusal; the test fails when there is an edit. */
export function assertRefusal(answer: object): string {
  assert.ok(isRefused(answer), 'it was planned');
  assert.match(answer.refused, /^\S.*\.$/);
  return answer.refused;
}

/**
 * Makes an edit on the disk as an editor would, in order. `buffers` are the texts of open documents by absolute path; their
 * new text is written to the file as if it had been saved.
 */
export function makeEdit(
  edit: WorkspaceEdit | null | undefined,
  buffers: ReadonlyMap<string, string> = new Map(),
): void {
  for (const change of edit?.documentChanges ?? []) {
    if ('kind' in change) makeOperation(change);
    else makeTextEdit(change, buffers);
  }
}

function makeOperation(change: Exclude<NonNullable<WorkspaceEdit['documentChanges']>[number], TextDocumentEdit>): void {
  const file = fileURLToPath(change.kind === 'rename' ? change.newUri : change.uri);
  if (change.kind === 'delete') {
    rmSync(file);
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  if (change.kind === 'create') writeFileSync(file, '', { flag: 'wx' });
  else renameSync(fileURLToPath(change.oldUri), file);
}

function makeTextEdit({ textDocument, edits }: TextDocumentEdit, buffers: ReadonlyMap<string, string>): void {
  const file = fileURLToPath(textDocument.uri);
  const text = buffers.get(file) ?? readFileSync(file, 'utf8');
  assert.equal(textDocument.version === null, !buffers.has(file), `${file}: a version exactly when it is open`);
  const document = TextDocument.create(textDocument.uri, 'markdown', 1, text);
  const textEdits = edits.filter((one): one is TextEdit => 'newText' in one);
  writeFileSync(file, TextDocument.applyEdits(document, textEdits));
}

/** Every file of a folder by path, but those of git. */
export function readTree(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]));
}

/** The kinds of an edit's changes, in order; neighbours of one kind once. */
export function shapeOf({ edit }: Pick<PlannedEdit, 'edit'>): string[] {
  const kinds = (edit.documentChanges ?? []).map((change) => ('kind' in change ? change.kind : 'text'));
  return kinds.filter((kind, at) => kind !== kinds[at - 1]);
}
