import * as vscode from 'vscode';

/** The texts of the editor's language for a page, which shares ours; `undefined` for English. */
export function pageTexts(): { tag: string; sentences: Readonly<Record<string, string>> } | undefined {
  const { bundle } = vscode.l10n;
  return bundle && { tag: vscode.env.language, sentences: bundle };
}
