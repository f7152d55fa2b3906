import * as vscode from 'vscode';
import type { Middleware } from 'vscode-languageclient';
import type { ActionData } from '../../server/src/protocol';
import { isApplying } from './applyPlan';

/** Where the client library's usual way does not do. */
export const middleware: Middleware = {
  /**
   * A question that a newer one has overtaken must not be answered with *no problems*, as the library does: the squiggles
   * would flicker while typing.
   */
  async provideDiagnostics(document, previousResultId, token, next) {
    const report = await next(document, previousResultId, token);
    if (token.isCancellationRequested) throw new vscode.CancellationError();
    return report;
  },

  /** An editor's text has one line ending throughout, which the edits of a text cannot change: it must be switched. */
  async provideCodeActions(document, range, context, token, next) {
    const actions = await next(document, range, context, token);
    for (const action of actions ?? []) if (action instanceof vscode.CodeAction) switchLineEndings(action);
    return actions;
  },

  async resolveCodeAction(item, token, next) {
    const action = await next(item, token);
    if (action instanceof vscode.CodeAction) switchLineEndings(action);
    return action;
  },

  workspace: {
    /** Renames of our own edits, and those that go along with one of the user's, are accounted for already. */
    async willRenameFiles(event, next) {
      if (isApplying() || goesAlong(event.files)) return null;
      const edit = await next(event);
      lastAnswered = edit ? event.files : [];
      return edit;
    },
  },
};

type Renames = vscode.FileWillRenameEvent['files'];

/** The last renames by the user for which there was an edit: the renames in that edit come back as a question. */
let lastAnswered: Renames = [];

/** Whether these are the other files of the pairs whose anchors the user renames: the same names but for the ends. */
function goesAlong(files: Renames): boolean {
  return files.every(({ oldUri, newUri }) =>
    lastAnswered.some((anchor) => {
      const [from, to] = [stemOf(anchor.oldUri), stemOf(anchor.newUri)];
      const end = oldUri.path.slice(from.length); // such as `.zh.md`
      return oldUri.path.startsWith(`${from}.`) && end !== '.md' && newUri.path === to + end;
    }),
  );
}

function stemOf({ path }: vscode.Uri): string {
  return path.replace(/\.md$/, '');
}

function switchLineEndings(action: vscode.CodeAction & { data?: unknown }): void {
  const { data, edit } = action;
  if (!edit) return;
  for (const text of readEndsInLf(data)) {
    const uri = vscode.Uri.parse(text);
    // Setting the edits of a document that has some already adds to them.
    edit.set(uri, [vscode.TextEdit.setEndOfLine(vscode.EndOfLine.LF)]);
  }
}

function readEndsInLf(data: unknown): readonly string[] {
  const name: keyof ActionData = 'endsInLf';
  const uris: unknown = typeof data === 'object' && data !== null && name in data ? data[name] : undefined;
  return Array.isArray(uris) ? uris.filter((uri) => typeof uri === 'string') : [];
}
