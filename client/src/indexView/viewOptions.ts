import * as vscode from 'vscode';
import type { IndexOptions } from './buildTree';
import { type IndexFilter, noFilter } from './filter';
import { type IndexSort, readSort } from './sort';

const section = 'rfc.indexView';

/** How the view shows things: the order is a setting, the filter lasts as long as the window. */
export class ViewOptions implements vscode.Disposable {
  #filter: IndexFilter = noFilter;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #disposables = vscode.Disposable.from(
    this.#changed,
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(section)) this.#changed.fire();
    }),
  );

  /** Fires with each change. */
  readonly onDidChange = this.#changed.event;

  get current(): IndexOptions {
    return { sort: readSort(vscode.workspace.getConfiguration(section).get('sort')), filter: this.#filter };
  }

  /** Shows only what passes. */
  setFilter(filter: IndexFilter): void {
    this.#filter = filter;
    this.#changed.fire();
  }

  /** Keeps an order, in the settings of the user. */
  async setSort(sort: IndexSort): Promise<void> {
    await vscode.workspace.getConfiguration(section).update('sort', sort, vscode.ConfigurationTarget.Global);
  }

  dispose(): void {
    this.#disposables.dispose();
  }
}
