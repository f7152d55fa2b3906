import * as vscode from 'vscode';
import type { Mark } from './marks';

/** Rows of the view have URIs of their own, so that the marks are seen in the view only. */
const scheme = 'rfc-index';

/** The URI of a row that bears a mark, and holds it: another mark makes another URI. */
export function markedUri(id: string, mark: Mark): vscode.Uri {
  return vscode.Uri.from({ scheme, path: `/${encodeURIComponent(id)}`, query: JSON.stringify(mark) });
}

/** Draws the marks. */
export function registerMarks(): vscode.Disposable {
  return vscode.window.registerFileDecorationProvider({
    provideFileDecoration(uri) {
      if (uri.scheme !== scheme) return undefined;
      const { badge, color, tooltip } = JSON.parse(uri.query) as Mark; // only `markedUri` makes these
      return new vscode.FileDecoration(badge, tooltip, color === undefined ? undefined : new vscode.ThemeColor(color));
    },
  });
}
