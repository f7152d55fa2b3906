import * as vscode from 'vscode';
import { renderForEditor } from '../../../server/src/pages/indexPage/frame';
import { readFromPage, type ToPage } from '../../../server/src/pages/indexPage/messages';
import type { OverviewSnapshot } from '../../../server/src/protocol';
import { t } from '../l10n';
import type { OverviewStore } from '../overviewStore';
import { pageTexts } from '../pageTexts';
import { deltaBetween } from './delta';
import { openEntry } from './openEntry';

const viewType = 'rfc.indexPreview';

/** The page about all RFCs: at most one tab, which VS Code brings back after a restart. */
export class IndexPreview implements vscode.WebviewPanelSerializer, vscode.Disposable {
  #panel: vscode.WebviewPanel | undefined;
  /** What the page shows; `undefined` while it shows nothing, or does not listen. */
  #shown: OverviewSnapshot | undefined;
  /** A page that is hidden is gone, and begins anew when it is seen again. */
  #listens = false;
  readonly #bundles: vscode.Uri;
  readonly #disposables: vscode.Disposable;

  constructor(
    extensionUri: vscode.Uri,
    private readonly overview: OverviewStore,
  ) {
    this.#bundles = vscode.Uri.joinPath(extensionUri, 'dist/pages');
    this.#disposables = vscode.Disposable.from(
      vscode.window.registerWebviewPanelSerializer(viewType, this),
      overview.onDidChange(() => this.#tell()),
    );
  }

  /** Opens the page, or brings it to the front. */
  show(): void {
    if (this.#panel) this.#panel.reveal();
    else this.#adopt(vscode.window.createWebviewPanel(viewType, t('RFC Index'), vscode.ViewColumn.Active));
  }

  async deserializeWebviewPanel(panel: vscode.WebviewPanel): Promise<void> {
    this.#panel?.dispose();
    this.#adopt(panel);
  }

  dispose(): void {
    this.#panel?.dispose();
    this.#disposables.dispose();
  }

  #adopt(panel: vscode.WebviewPanel): void {
    this.#panel = panel;
    panel.onDidDispose(() => this.#forget(panel));
    panel.onDidChangeViewState(() => {
      if (!panel.visible) this.#listens = false;
    });
    panel.webview.onDidReceiveMessage((message: unknown) => this.#hear(message));
    panel.webview.options = { enableScripts: true, localResourceRoots: [this.#bundles] };
    panel.webview.html = this.#render(panel.webview);
  }

  #forget(panel: vscode.WebviewPanel): void {
    if (this.#panel !== panel) return;
    this.#panel = undefined;
    this.#listens = false;
  }

  #render(webview: vscode.Webview): string {
    const addressOf = (name: string) => webview.asWebviewUri(vscode.Uri.joinPath(this.#bundles, name)).toString();
    return renderForEditor({
      texts: pageTexts(),
      script: addressOf('index.js'),
      style: addressOf('index.css'),
      source: webview.cspSource,
      nonce: crypto.randomUUID(),
    });
  }

  async #hear(value: unknown): Promise<void> {
    const message = readFromPage(value);
    if (message?.type === 'open') await openEntry(this.overview.snapshot, message);
    if (message?.type !== 'ready') return;
    this.#listens = true;
    this.#shown = undefined;
    await this.overview.follow();
    this.#tell();
  }

  /** Tells the page what it does not show yet. While the server is away the page stays as it is. */
  #tell(): void {
    const { snapshot } = this.overview;
    if (!this.#listens || !snapshot || snapshot === this.#shown) return;
    const message: ToPage = this.#shown
      ? { type: 'change', change: deltaBetween(this.#shown, snapshot) }
      : { type: 'snapshot', snapshot };
    this.#shown = snapshot;
    void this.#panel?.webview.postMessage(message);
  }
}
