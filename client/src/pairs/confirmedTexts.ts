import * as vscode from 'vscode';
import { isRefused, type PairDrift, pairDriftRequest, type RefusedPlan } from '../../../server/src/protocol';
import { t } from '../l10n';
import type { LanguageServer } from '../languageClient';

const scheme = 'rfc-confirmed';

/** Texts as they were when somebody last confirmed that both languages say the same, as read-only documents. */
export class ConfirmedTexts implements vscode.Disposable {
  readonly #disposables: vscode.Disposable;

  constructor(private readonly server: LanguageServer) {
    this.#disposables = vscode.workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: (uri) => this.#read(uri),
    });
  }

  /** The address of the confirmed text of a file: its hash tells it from older and newer ones. */
  uriOf(file: string, hash: string): vscode.Uri {
    const uri = vscode.Uri.parse(file);
    return vscode.Uri.from({ scheme, path: uri.path, query: JSON.stringify({ file, hash }) });
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  /** Asked for by an editor, which may have been open since before the window was reloaded. */
  async #read(uri: vscode.Uri): Promise<string> {
    const { file, hash } = readQuery(uri.query);
    const drift = await readDrift(this.server, file);
    if (isRefused(drift)) return drift.refused;
    const side = drift.sides.find(({ recorded }) => recorded === hash);
    if (!side) return t('This text is no longer the one that was last confirmed.');
    if (side.confirmed !== undefined) return side.confirmed;
    if (side.lacking !== undefined) return side.lacking;
    return (await vscode.workspace.openTextDocument(vscode.Uri.parse(side.uri))).getText(); // it is as it was again
  }
}

/** Asks how far the sides of a pair are from what was confirmed. */
export function readDrift(server: LanguageServer, uri: string): Promise<PairDrift | RefusedPlan> {
  return server.request(pairDriftRequest, { uri, trusted: vscode.workspace.isTrusted });
}

/** Anybody can make up an address of this scheme. */
function readQuery(query: string): { file: string; hash: string } {
  try {
    const { file, hash }: Record<string, unknown> = JSON.parse(query);
    return { file: String(file), hash: String(hash) };
  } catch {
    return { file: '', hash: '' };
  }
}
