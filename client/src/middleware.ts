import * as vscode from 'vscode';
import type { Middleware } from 'vscode-languageclient/node';
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
    for (const action of actions ?? []) {
      if (action instanceof vscode.CodeAction && action.edit && endsLinesInLf(action)) {
        action.edit = withLf(action.edit.get(document.uri), document.uri);
      }
    }
    return actions;
  },

  workspace: {
    /** VS Code itself can do the same, for all Markdown, and our own moves have done it: nothing is to be done twice. */
    willRenameFiles: (event, next) => (isApplying() || updatesLinksItself() ? Promise.resolve(null) : next(event)),
  },
};

function updatesLinksItself(): boolean {
  const markdown = vscode.workspace.getConfiguration('markdown');
  return markdown.get('updateLinksOnFileMove.enabled', 'never') !== 'never';
}

function endsLinesInLf(action: vscode.CodeAction & { data?: unknown }): boolean {
  const { data } = action;
  const wanted: ActionData['endOfLine'] = 'lf';
  return typeof data === 'object' && data !== null && 'endOfLine' in data && data.endOfLine === wanted;
}

/** A new one, as setting the edits of a document that has some already adds to them. */
function withLf(edits: readonly vscode.TextEdit[], uri: vscode.Uri): vscode.WorkspaceEdit {
  const edit = new vscode.WorkspaceEdit();
  edit.set(uri, [...edits, vscode.TextEdit.setEndOfLine(vscode.EndOfLine.LF)]);
  return edit;
}
