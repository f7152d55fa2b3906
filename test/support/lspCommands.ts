import type { ApplyWorkspaceEditParams, WorkspaceEdit } from 'vscode-languageserver/node';
import { authoringCapabilities, makeEdit } from './authoring';
import { temporaryFolder } from './folders';
import { LspClient } from './lspClient';

/** What an editor can do that knows nothing of ours. */
export const plainCapabilities = {
  ...authoringCapabilities,
  workspace: { ...authoringCapabilities.workspace, applyEdit: true },
  window: { showDocument: { support: true } },
};

/** What has come of a command. */
export interface Answer {
  readonly done?: string;
  readonly refused?: string;
  readonly notes?: readonly { readonly uri: string; readonly text: string }[];
  readonly left?: readonly unknown[];
}

/** An editor without commands of ours on a new folder: it makes the edits that it is asked for, on the disk. */
export async function startPlainEditor(files: Parameters<typeof temporaryFolder>[0], options: object = {}) {
  const folder = temporaryFolder(files);
  const client = await LspClient.start({ capabilities: plainCapabilities, ...options, folders: [folder] });
  const labels: string[] = [];
  const shown: { uri: string; selection?: unknown }[] = [];
  const editor = {
    folder,
    client,
    labels,
    shown,
    /** How it answers a request for an edit. */
    apply: (edit: WorkspaceEdit): unknown => {
      makeEdit(edit);
      return { applied: true };
    },
    run: (command: unknown, ...args: readonly unknown[]) =>
      client.connection.sendRequest<Answer>('workspace/executeCommand', { command, arguments: args }),
    /** What the user was told last. */
    told: () => client.notifications.findLast(({ method }) => method === 'window/showMessage')?.params,
  };
  client.connection.onRequest('workspace/applyEdit', ({ edit, label }: ApplyWorkspaceEditParams) => {
    labels.push(label ?? '');
    return editor.apply(edit);
  });
  client.connection.onRequest('window/showDocument', (params) => {
    shown.push(params);
    return { success: true };
  });
  return editor;
}
