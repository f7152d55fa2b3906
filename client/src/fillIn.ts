import * as vscode from 'vscode';
import type { DocumentToOpen } from '../../server/src/protocol';

/** Shows a document (in a column, where one is given) and leads through what its author fills in: Tab goes from one place to the next. */
export async function fillIn(
  document: vscode.TextDocument,
  stops: DocumentToOpen['stops'],
  viewColumn?: vscode.ViewColumn,
): Promise<void> {
  const column = viewColumn === undefined ? {} : { viewColumn };
  const editor = await vscode.window.showTextDocument(document, { preview: false, ...column });
  const ranges = stops.map(toRange);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return;
  const whole = new vscode.Range(first.start, last.end);
  await editor.insertSnippet(toSnippet(document, ranges), whole, { undoStopBefore: false, undoStopAfter: false });
}

/** The same text, with a tab stop for each place. */
function toSnippet(document: vscode.TextDocument, ranges: readonly vscode.Range[]): vscode.SnippetString {
  const snippet = new vscode.SnippetString();
  let at = ranges[0]?.start;
  for (const range of ranges) {
    if (at) snippet.appendText(document.getText(new vscode.Range(at, range.start)));
    snippet.appendPlaceholder((inner) => inner.appendText(document.getText(range)));
    at = range.end;
  }
  return snippet;
}

function toRange({ start, end }: DocumentToOpen['stops'][number]): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
