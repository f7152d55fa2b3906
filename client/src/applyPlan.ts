import * as vscode from 'vscode';
import type { PlannedEdit, PlannedNote } from '../../server/src/protocol';
import type { Context } from './context';
import { t } from './l10n';

/** Makes a planned edit, in the buffers of what is open; false when it was not made, and then the user knows why. */
export async function applyPlan({ server }: Context, planned: PlannedEdit): Promise<boolean> {
  const changed = findChanged(planned);
  if (changed !== undefined) {
    void vscode.window.showWarningMessage(
      t('`{changed}` has changed meanwhile. Nothing was done: try again.', { changed }),
    );
    return false;
  }
  const edit = await server.toEdit(planned);
  running++;
  try {
    return await vscode.workspace.applyEdit(edit, { isRefactoring: true });
  } finally {
    running--;
  }
}

let running = 0;

/** Whether an edit of ours is being made: the links that its renames concern are part of it. */
export function isApplying(): boolean {
  return running > 0;
}

/** An open document that is no longer as it was when the edit was planned. */
function findChanged({ edit }: PlannedEdit): string | undefined {
  for (const change of edit.documentChanges ?? []) {
    if (!('textDocument' in change) || change.textDocument.version === null) continue;
    const { uri, version } = change.textDocument;
    const open = vscode.workspace.textDocuments.find((document) => isSame(document.uri, uri));
    if (open && open.version !== version) return vscode.workspace.asRelativePath(open.uri);
  }
  return undefined;
}

function isSame(uri: vscode.Uri, text: string): boolean {
  return uri.toString() === vscode.Uri.parse(text).toString();
}

/** How many notes a message has room for. */
const most = 3;

/** Tells what was done and what is left to the author; the log has all of it. */
export function tellNotes({ log }: Context, done: string, notes: readonly PlannedNote[]): void {
  const sentences = notes.map(({ uri, text }) => `${nameOf(uri)}: ${text}`);
  if (sentences.length > 0) log.appendLine([done, ...sentences.map((sentence) => `  ${sentence}`)].join('\n'));
  const shown = [done, ...sentences.slice(0, most)].join(' ');
  const rest = sentences.length - most;
  if (rest <= 0) {
    void vscode.window.showInformationMessage(shown);
    return;
  }
  void vscode.window
    .showInformationMessage(t('{shown} ({rest} more)', { shown, rest }), t('Show All'))
    .then((choice) => {
      if (choice !== undefined) log.show();
    });
}

/** The last part of a URI's path. */
export function nameOf(uri: string): string {
  return vscode.Uri.parse(uri).path.split('/').at(-1) ?? uri;
}
