import * as vscode from 'vscode';
import { badgeOf } from './pairFaces';
import type { PairStore } from './pairStore';

/** Signs behind the names of files whose other language has drifted away, wherever files are listed. */
export function registerPairBadges(pairs: PairStore): vscode.Disposable {
  const changed = new vscode.EventEmitter<undefined>();
  return vscode.Disposable.from(
    changed,
    pairs.onDidChange(() => changed.fire(undefined)),
    vscode.window.registerFileDecorationProvider({
      onDidChangeFileDecorations: changed.event,
      provideFileDecoration(uri) {
        const found = pairs.at(uri);
        const mark = found && badgeOf(found);
        if (!mark) return undefined;
        const { badge, color, tooltip } = mark;
        return new vscode.FileDecoration(
          badge,
          tooltip,
          color === undefined ? undefined : new vscode.ThemeColor(color),
        );
      },
    }),
  );
}
