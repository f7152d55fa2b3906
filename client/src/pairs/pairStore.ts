import * as vscode from 'vscode';
import { type PairEntry, type PairsParams, pairsNotification } from '../../../server/src/protocol';
import type { LanguageServer } from '../languageClient';
import { findPairAt, type PairAt } from './findPairAt';

/** The pairs of the workspace as the server sees them: it tells of them by itself. */
export class PairStore implements vscode.Disposable {
  #byUri: ReadonlyMap<string, PairEntry> = new Map();
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #disposables: vscode.Disposable;

  /** Fires when something about a pair has changed, and when the server has gone. */
  readonly onDidChange = this.#changed.event;

  constructor(server: LanguageServer) {
    this.#disposables = vscode.Disposable.from(
      this.#changed,
      server.listen<PairsParams>(pairsNotification, ({ pairs }) => this.#set(pairs)),
      server.onDidChange(({ kind }) => {
        if (kind !== 'running') this.#set([]);
      }),
    );
  }

  /** The pair that a file belongs to, and as what. */
  at(uri: vscode.Uri): PairAt | undefined {
    const text = uri.toString();
    const pair = this.#byUri.get(text);
    return pair && findPairAt(pair, (each) => vscode.Uri.parse(each).toString() === text);
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  #set(pairs: readonly PairEntry[]): void {
    if (pairs.length === 0 && this.#byUri.size === 0) return;
    const entries = pairs.flatMap((pair) =>
      [pair.anchor, pair.counterpart, pair.record].map((uri) => [vscode.Uri.parse(uri).toString(), pair] as const),
    );
    this.#byUri = new Map(entries);
    this.#changed.fire();
  }
}
