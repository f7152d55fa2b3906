import * as vscode from 'vscode';
import { renderForEditor } from '../../../server/src/pages/pairPage/frame';
import { type PairAction, readFromPage, type ToPage } from '../../../server/src/pages/pairPage/messages';
import {
  comparePairCommand,
  confirmPairCommand,
  createCounterpartCommand,
  isRefused,
  type PairPreviewAnswer,
  type PreviewSideName,
  pairPreviewRequest,
  type RefusedPlan,
} from '../../../server/src/protocol';
import type { LanguageServer } from '../languageClient';
import { pageTexts } from '../pageTexts';
import type { PairStore } from '../pairs/pairStore';
import { openFile, openWeb } from './followLink';

/** What a page works with. */
export interface PageOptions {
  readonly extensionUri: vscode.Uri;
  readonly server: LanguageServer;
  readonly pairs: PairStore;
  /** Called with what went wrong on the way to a preview. */
  readonly failed: (error: unknown) => void;
  readonly disposed: (page: PairPage) => void;
}

/** So long a text must rest before it is shown anew, in milliseconds. */
const rest = 200;

const commandOf: Readonly<Record<PairAction, string>> = {
  confirm: confirmPairCommand,
  compare: comparePairCommand,
  create: createCounterpartCommand,
};

/** A tab with both languages of a document, which follows their texts as they are typed. */
export class PairPage implements vscode.Disposable {
  #answer: PairPreviewAnswer | undefined;
  /** A page that is hidden is gone, and begins anew when it is seen again. */
  #listens = false;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watched: vscode.Disposable | undefined;
  readonly #disposables: vscode.Disposable[];

  /** @param uri of any file of the pair */
  constructor(
    private readonly panel: vscode.WebviewPanel,
    private readonly uri: string,
    private readonly options: PageOptions,
  ) {
    const { pairs, server } = options;
    const onDocument = ({ uri: changed }: vscode.TextDocument) => this.#note(changed);
    this.#disposables = [
      vscode.workspace.onDidChangeTextDocument(({ document }) => onDocument(document)),
      vscode.workspace.onDidSaveTextDocument(onDocument),
      vscode.workspace.onDidCloseTextDocument(onDocument),
      pairs.onDidChange(() => this.#refreshSoon()),
      server.onDidChange(({ kind }) => {
        if (kind === 'running') this.#refreshSoon();
      }),
    ];
    panel.onDidDispose(() => this.dispose());
    panel.onDidChangeViewState(() => {
      if (!panel.visible) this.#listens = false;
    });
    panel.webview.onDidReceiveMessage((message: unknown) => this.#hear(message));
    const bundles = vscode.Uri.joinPath(options.extensionUri, 'dist/pages');
    panel.webview.options = { enableScripts: true, localResourceRoots: [bundles] };
    panel.webview.html = this.#render(bundles);
  }

  /** Whether the page is about the pair with this anchor. */
  isAbout(anchor: string): boolean {
    return this.#answer !== undefined && isSame(vscode.Uri.parse(anchor), this.#answer.anchor);
  }

  reveal(): void {
    this.panel.reveal();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#watched?.dispose();
    vscode.Disposable.from(...this.#disposables.splice(0)).dispose();
    this.#listens = false;
    this.options.disposed(this);
  }

  #render(bundles: vscode.Uri): string {
    const { webview, title } = this.panel;
    const addressOf = (name: string) => webview.asWebviewUri(vscode.Uri.joinPath(bundles, name)).toString();
    return renderForEditor({
      title,
      texts: pageTexts(),
      script: addressOf('pair.js'),
      style: addressOf('pair.css'),
      source: webview.cspSource,
      nonce: crypto.randomUUID(),
    });
  }

  /** A file has changed, in the editor or on the disk. */
  #note(changed: vscode.Uri): void {
    const { anchor, counterpart, record } = this.#answer ?? {};
    const isOurs = (text: string | undefined) => text !== undefined && isSame(changed, text);
    if ([this.uri, anchor, counterpart, record].some(isOurs)) this.#refreshSoon();
  }

  #refreshSoon(): void {
    if (!this.#listens) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#refresh(), rest);
  }

  async #refresh(): Promise<void> {
    const asked = ++this.#asked;
    const { failed, server } = this.options;
    try {
      const answer = await server.request<PairPreviewAnswer | RefusedPlan>(pairPreviewRequest, { uri: this.uri });
      if (asked === this.#asked && this.#listens) this.#show(answer);
    } catch (error) {
      failed(error); // the page stays as it is, and is refreshed when the server runs again
    }
  }

  #show(answer: PairPreviewAnswer | RefusedPlan): void {
    const message: ToPage = isRefused(answer)
      ? { type: 'refused', document: this.uri, reason: answer.refused }
      : { type: 'preview', document: this.uri, preview: answer.preview };
    if (!isRefused(answer)) this.#watch(answer);
    void this.panel.webview.postMessage(message);
  }

  /** Files that others write, such as the record, are no open documents. */
  #watch(answer: PairPreviewAnswer): void {
    const isKnown = this.#answer?.anchor === answer.anchor;
    this.#answer = answer;
    if (isKnown) return;
    this.#watched?.dispose();
    const folder = vscode.Uri.joinPath(vscode.Uri.parse(answer.anchor), '..');
    const watcher = vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(folder, '*'));
    const note = (uri: vscode.Uri) => this.#note(uri);
    this.#watched = vscode.Disposable.from(
      watcher,
      watcher.onDidChange(note),
      watcher.onDidCreate(note),
      watcher.onDidDelete(note),
    );
  }

  async #hear(value: unknown): Promise<void> {
    const message = readFromPage(value);
    if (message?.type === 'ready') {
      this.#listens = true;
      await this.#refresh();
    }
    const { base } = this.#answer ?? {};
    if (message?.type === 'reveal') await this.#reveal(message.side, message.line);
    if (message?.type === 'web') await openWeb(message.href);
    if (message?.type === 'file' && base !== undefined) await openFile(vscode.Uri.parse(base), message.path);
    if (message?.type === 'act') await vscode.commands.executeCommand(commandOf[message.action], { uri: this.uri });
  }

  /** Shows a line beside the page, which keeps the focus. */
  async #reveal(side: PreviewSideName, line: number): Promise<void> {
    const target = this.#answer?.[side];
    if (target === undefined) return;
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(target));
    const shown = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
    const isFirst = (this.panel.viewColumn ?? vscode.ViewColumn.One) === vscode.ViewColumn.One;
    const free = isFirst ? vscode.ViewColumn.Beside : vscode.ViewColumn.One;
    const selection = new vscode.Range(line, 0, line, 0);
    const editor = await vscode.window.showTextDocument(document, {
      viewColumn: shown?.viewColumn ?? free,
      preserveFocus: true,
      preview: true,
      selection,
    });
    editor.revealRange(selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }
}

function isSame(uri: vscode.Uri, text: string): boolean {
  return uri.toString() === vscode.Uri.parse(text).toString();
}
