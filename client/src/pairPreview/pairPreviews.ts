import * as vscode from 'vscode';
import { isRefused, type PairPreviewAnswer, pairPreviewRequest, type RefusedPlan } from '../../../server/src/protocol';
import { t } from '../l10n';
import { describe, type LanguageServer } from '../languageClient';
import type { PairStore } from '../pairs/pairStore';
import { type PageOptions, PairPage } from './pairPage';

const viewType = 'rfc.pairPreview';

/** The pages about pairs: at most one tab for each pair, which VS Code brings back after a restart. */
export class PairPreviews implements vscode.WebviewPanelSerializer, vscode.Disposable {
  readonly #pages = new Set<PairPage>();
  readonly #registered: vscode.Disposable;
  readonly #options: PageOptions;

  constructor(
    extensionUri: vscode.Uri,
    private readonly server: LanguageServer,
    pairs: PairStore,
    log: vscode.OutputChannel,
  ) {
    this.#registered = vscode.window.registerWebviewPanelSerializer(viewType, this);
    this.#options = {
      ...{ extensionUri, server, pairs },
      failed: (error) => log.appendLine(`A pair was not previewed: ${describe(error)}`),
      disposed: (page) => this.#pages.delete(page),
    };
  }

  /** Opens the page about the pair that a file belongs to, or brings it to the front. The user is told why there is none. */
  async show(uri: string): Promise<void> {
    const answer = await this.server.request<PairPreviewAnswer | RefusedPlan>(pairPreviewRequest, { uri });
    if (isRefused(answer)) {
      void vscode.window.showErrorMessage(answer.refused);
      return;
    }
    const known = [...this.#pages].find((page) => page.isAbout(answer.anchor));
    if (known) known.reveal();
    else this.#open(answer);
  }

  async deserializeWebviewPanel(panel: vscode.WebviewPanel, state: unknown): Promise<void> {
    const uri = documentIn(state);
    if (uri === undefined) panel.dispose();
    else this.#adopt(panel, uri);
  }

  dispose(): void {
    for (const page of [...this.#pages]) page.dispose();
    this.#registered.dispose();
  }

  /** In the width that two columns need; the text opens beside it when a block is clicked. */
  #open({ anchor }: PairPreviewAnswer): void {
    const name = vscode.Uri.parse(anchor).path.split('/').at(-1) ?? '';
    this.#adopt(
      vscode.window.createWebviewPanel(viewType, t('Pair: {name}', { name }), vscode.ViewColumn.Active),
      anchor,
    );
  }

  #adopt(panel: vscode.WebviewPanel, uri: string): void {
    this.#pages.add(new PairPage(panel, uri, this.#options));
  }
}

/** What a page has said that it is about; `undefined` for the state of none. */
function documentIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('document' in state)) return undefined;
  return typeof state.document === 'string' ? state.document : undefined;
}
