import * as vscode from 'vscode';
import { t } from '../l10n';
import type { PairAt } from './findPairAt';
import { actionsFor, faceOfPair, otherLanguage, type PairAction } from './pairFaces';
import type { PairStore } from './pairStore';

const menuCommand = 'rfc.openPairMenu';

/** An item in the status bar: how the document in the editor stands to its other language. */
export class PairStatusItem implements vscode.Disposable {
  readonly #item = vscode.window.createStatusBarItem('rfc.pair', vscode.StatusBarAlignment.Right, 99);
  readonly #disposables: vscode.Disposable;

  constructor(private readonly pairs: PairStore) {
    this.#item.name = t('RFC Language Pair');
    this.#item.command = menuCommand;
    this.#disposables = vscode.Disposable.from(
      this.#item,
      pairs.onDidChange(() => this.#show()),
      vscode.window.onDidChangeActiveTextEditor(() => this.#show()),
      vscode.commands.registerCommand(menuCommand, () => this.#openMenu()),
    );
    this.#show();
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  #active(): { readonly uri: vscode.Uri; readonly found: PairAt } | undefined {
    const uri = vscode.window.activeTextEditor?.document.uri;
    const found = uri && this.pairs.at(uri);
    return uri && found && { uri, found };
  }

  #show(): void {
    const active = this.#active();
    if (!active) {
      this.#item.hide();
      return;
    }
    const { text, tooltip } = faceOfPair(active.found);
    this.#item.text = text;
    this.#item.tooltip = tooltip;
    this.#item.accessibilityInformation = { label: tooltip, role: 'button' };
    this.#item.show();
  }

  async #openMenu(): Promise<void> {
    const active = this.#active();
    if (!active) return;
    const items = actionsFor(active.found).map((action) => itemFor(action, otherLanguage(active.found)));
    const options = { title: t('Language Pair'), placeHolder: faceOfPair(active.found).tooltip };
    const chosen = await vscode.window.showQuickPick(items, options);
    if (chosen) await vscode.commands.executeCommand(chosen.command, { uri: active.uri.toString() });
  }
}

function itemFor(action: PairAction, other: string): vscode.QuickPickItem & { readonly command: string } {
  switch (action) {
    case 'compare':
      return { label: t('$(diff) Compare'), detail: t('What has changed since then.'), command: 'rfc.comparePair' };
    case 'confirm':
      return {
        label: t('$(check) Confirm'),
        detail: t('Record that both languages say the same as they are now.'),
        command: 'rfc.confirmPair',
      };
    case 'open':
      return { label: t('$(go-to-file) Open {other}', { other }), command: 'rfc.openCounterpart' };
    case 'openToSide':
      return {
        label: t('$(split-horizontal) Open {other} to the Side', { other }),
        command: 'rfc.openCounterpartToSide',
      };
    case 'preview':
      return { label: t('$(open-preview) Preview Both Languages'), command: 'rfc.previewPair' };
    case 'create':
      return { label: t('$(new-file) Create {other}', { other }), command: 'rfc.createCounterpart' };
  }
}
