import * as vscode from 'vscode';
import type { Counterpart, NoCounterpart } from '../../../server/src/protocol';
import { counterpartRequest, isRefused } from '../../../server/src/protocol';
import { describe, type LanguageServer } from '../languageClient';
import { Following } from './following';
import { mapLine } from './lineMap';
import type { PairStore } from './pairStore';

/** Scrolling comes in a flood of events; the editor follows after this quiet time, in milliseconds. */
const quietTime = 30;

/** Longer than an editor with smooth scrolling needs to come to rest, in milliseconds. */
const rest = 400;

/** Two sides of a pair that are seen side by side scroll together, section by section. */
export class ScrollSync implements vscode.Disposable {
  readonly #following = new Following<vscode.TextEditor>(rest);
  readonly #disposables: vscode.Disposable;
  #visible: readonly vscode.TextEditor[] = vscode.window.visibleTextEditors;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The places last asked for, and which texts they are of. */
  #known: { readonly key: string; readonly places: Counterpart['places'] } | undefined;

  constructor(
    private readonly server: LanguageServer,
    private readonly pairs: PairStore,
    private readonly log: vscode.OutputChannel,
  ) {
    this.#disposables = vscode.Disposable.from(
      this.#following,
      vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => this.#noteScroll(textEditor)),
      vscode.window.onDidChangeVisibleTextEditors((editors) => this.#noteEditors(editors)),
    );
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#disposables.dispose();
  }

  #noteScroll(editor: vscode.TextEditor): void {
    if (!this.#following.noteScroll(editor)) return;
    const other = this.#otherOf(editor);
    if (!other) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tryToLead(editor, other), quietTime);
  }

  /** An editor that comes in sight goes where the other one is, rather than take it along to its beginning. */
  #noteEditors(editors: readonly vscode.TextEditor[]): void {
    const before = this.#visible;
    this.#visible = editors;
    for (const editor of editors.filter((each) => !before.includes(each))) {
      const other = this.#otherOf(editor);
      if (!other || !before.includes(other)) continue;
      this.#following.follow(editor);
      this.#tryToLead(other, editor);
    }
  }

  #tryToLead(editor: vscode.TextEditor, other: vscode.TextEditor): void {
    this.#lead(editor, other).catch((error: unknown) => {
      this.log.appendLine(`The other language did not scroll along: ${describe(error)}`); // the server may have gone
    });
  }

  /** The editor that shows the other side of the document in this one. */
  #otherOf({ document, viewColumn }: vscode.TextEditor): vscode.TextEditor | undefined {
    const found = viewColumn === undefined ? undefined : this.pairs.at(document.uri); // a diff has no column
    if (!found || found.part === 'record' || !isOn(document.uri)) return undefined;
    const wanted = vscode.Uri.parse(found.pair[found.part === 'anchor' ? 'counterpart' : 'anchor']).toString();
    return vscode.window.visibleTextEditors.find(
      (other) => other.viewColumn !== undefined && other.document.uri.toString() === wanted,
    );
  }

  async #lead(editor: vscode.TextEditor, other: vscode.TextEditor): Promise<void> {
    const places = await this.#placesOf(editor.document, other.document);
    const [top] = editor.visibleRanges;
    if (!top || places.length === 0 || !vscode.window.visibleTextEditors.includes(other)) return;
    const line = mapLine(places, top.start.line);
    if (other.visibleRanges[0]?.start.line === line) return;
    this.#following.follow(other);
    const shown = Math.min(line + paddingOf(other), other.document.lineCount - 1);
    other.revealRange(new vscode.Range(shown, 0, shown, 0), vscode.TextEditorRevealType.AtTop);
  }

  async #placesOf(document: vscode.TextDocument, other: vscode.TextDocument): Promise<Counterpart['places']> {
    const key = [document, other].map(({ uri, version }) => `${uri.toString()} ${version}`).join('\n');
    if (this.#known?.key === key) return this.#known.places;
    const answer = await this.server.request<Counterpart | NoCounterpart>(counterpartRequest, {
      uri: document.uri.toString(),
    });
    const places = isRefused(answer) ? [] : answer.places;
    this.#known = { key, places };
    return places;
  }
}

/** How many lines VS Code leaves above a line that it reveals at the top: sticky headings would cover them. */
function paddingOf({ document, visibleRanges: [visible] }: vscode.TextEditor): number {
  const settings = vscode.workspace.getConfiguration('editor', document);
  const sticky = settings.get('stickyScroll.enabled') === true ? Number(settings.get('stickyScroll.maxLineCount')) : 0;
  const wanted = Math.max(sticky, Number(settings.get('cursorSurroundingLines')));
  const half = visible ? Math.floor((visible.end.line - visible.start.line) / 2) : 0;
  return Math.max(0, Math.min(half, wanted || 0));
}

function isOn(uri: vscode.Uri): boolean {
  return vscode.workspace.getConfiguration('rfc.pairs', uri).get<boolean>('syncScrolling') === true;
}
