import * as vscode from 'vscode';
import { type Dragged, stepsOf } from './drop';
import type { IndexItem, IndexTreeProvider } from './indexTree';

/** What VS Code calls the rows of a view: its id in lower case. */
const rows = 'application/vnd.code.tree.rfcindex';
const uris = 'text/uri-list';

/** Dragging an RFC onto another class or lifecycle moves it, by the same commands as the menus; onto an editor opens it. */
export class IndexDragAndDrop implements vscode.TreeDragAndDropController<IndexItem> {
  readonly dragMimeTypes = [uris];
  readonly dropMimeTypes = [rows];

  constructor(private readonly provider: IndexTreeProvider) {}

  handleDrag(items: readonly IndexItem[], data: vscode.DataTransfer): void {
    const files = items.flatMap((item) => (this.provider.nodeOf(item)?.children.length === 0 ? (item.uri ?? []) : []));
    data.set(rows, new vscode.DataTransferItem(items.map(({ id }) => id)));
    data.set(uris, new vscode.DataTransferItem(files.join('\r\n')));
  }

  async handleDrop(target: IndexItem | undefined, data: vscode.DataTransfer): Promise<void> {
    const place = target && this.provider.nodeOf(target)?.place;
    if (!place) return;
    for (const dragged of this.#draggedIn(data.get(rows)?.value)) {
      const steps = stepsOf(dragged, place);
      if (typeof steps === 'string') {
        void vscode.window.showWarningMessage(steps);
        return;
      }
      for (const { command, argument, result } of steps) {
        await vscode.commands.executeCommand(command, argument);
        if (!(await exists(vscode.Uri.parse(result)))) return; // refused or dismissed: the rest makes no sense
      }
    }
  }

  /** The RFCs among the rows that were dragged. */
  #draggedIn(ids: unknown): Dragged[] {
    const known = Array.isArray(ids) ? ids : [];
    return known.flatMap((id) => {
      const node = typeof id === 'string' ? this.provider.nodeOf({ id }) : undefined;
      if (node?.source.kind !== 'rfc' || node.uri === undefined || !node.place) return [];
      return [{ uri: node.uri, place: node.place }];
    });
  }
}

async function exists(file: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(file);
    return true;
  } catch {
    return false;
  }
}
