import * as vscode from 'vscode';
import {
  applyChange,
  type OverviewAnswer,
  type OverviewChangedParams,
  type OverviewSnapshot,
  overviewChangedNotification,
  overviewRequest,
} from '../../server/src/protocol';
import { type FoundEntry, findEntry } from './indexView/entries';
import { describe, type LanguageServer } from './languageClient';

/**
 * All RFCs as the server sees them, for tree view and preview page. Nothing is asked for before somebody follows; from
 * then on the snapshot is kept up to date, and asked for anew when the server has been started again.
 */
export class OverviewStore implements vscode.Disposable {
  #snapshot: OverviewSnapshot | undefined;
  #isFollowed = false;
  #asking: Promise<void> | undefined;
  readonly #changed = new vscode.EventEmitter<OverviewSnapshot | undefined>();
  readonly #disposables: vscode.Disposable;

  /** Fires with every new snapshot, and with none when the server has gone. */
  readonly onDidChange = this.#changed.event;

  constructor(
    private readonly server: LanguageServer,
    private readonly log: vscode.OutputChannel,
  ) {
    this.#disposables = vscode.Disposable.from(
      this.#changed,
      server.listen<OverviewChangedParams>(overviewChangedNotification, (change) => this.#apply(change)),
      server.onDidChange((state) => {
        if (state.kind !== 'running') this.#set(undefined);
        else if (this.#isFollowed && !this.#snapshot) void this.#ask();
      }),
    );
  }

  /** `undefined` while nothing is known. */
  get snapshot(): OverviewSnapshot | undefined {
    return this.#snapshot;
  }

  /** Begins to keep the snapshot up to date; resolves when there is one, or none can be had. */
  async follow(): Promise<void> {
    if (this.#isFollowed) return;
    this.#isFollowed = true;
    await this.#ask();
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  #ask(): Promise<void> {
    this.#asking ??= this.#request().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #request(): Promise<void> {
    try {
      this.#set(await this.server.request<OverviewAnswer>(overviewRequest, null));
    } catch (error) {
      this.log.appendLine(`The RFCs were not listed: ${describe(error)}`); // asked again when the server runs again
    }
  }

  #apply(change: OverviewChangedParams): void {
    if (!this.#snapshot) return; // the answer under way comes with everything, or is asked for when the server runs
    const next = applyChange(this.#snapshot, change);
    if (next) this.#set(next);
    else void this.#ask();
  }

  #set(snapshot: OverviewSnapshot | undefined): void {
    if (snapshot === this.#snapshot) return;
    this.#snapshot = snapshot;
    this.#changed.fire(snapshot);
  }
}

/** The RFC at a URI, or that of which it is the other language's side. */
export function entryAt(snapshot: OverviewSnapshot | undefined, uri: string): FoundEntry | undefined {
  const wanted = vscode.Uri.parse(uri).toString();
  return snapshot && findEntry(snapshot, (each) => vscode.Uri.parse(each).toString() === wanted);
}
