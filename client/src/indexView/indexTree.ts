import * as vscode from 'vscode';
import { t } from '../l10n';
import type { OverviewStore } from '../overviewStore';
import { buildTree, emptyTree } from './buildTree';
import { faceOf } from './faces';
import { markedUri } from './markDecorations';
import { changedNodes, type IndexNode, type IndexTree } from './nodes';
import type { ViewOptions } from './viewOptions';

/** A row as VS Code holds it, and as commands get it. What it shows is looked up by its id. */
export interface IndexItem {
  readonly id: string;
  /** Of the file or folder; absent for what is neither. */
  readonly uri?: string;
}

/** Above so many changed rows the whole view is drawn again. */
const most = 200;

/** Gives VS Code the rows of the view, and tells it which of them to draw again. */
export class IndexTreeProvider implements vscode.TreeDataProvider<IndexItem>, vscode.Disposable {
  #tree: IndexTree = emptyTree;
  /** VS Code tells rows apart by identity. */
  #items = new Map<string, IndexItem>();
  readonly #changed = new vscode.EventEmitter<IndexItem[] | undefined>();
  readonly onDidChangeTreeData = this.#changed.event;

  constructor(
    private readonly store: OverviewStore,
    private readonly options: ViewOptions,
  ) {}

  get tree(): IndexTree {
    return this.#tree;
  }

  /** Takes over what is known now. */
  update(): void {
    const before = this.#tree;
    const { snapshot } = this.store;
    this.#tree = snapshot ? buildTree(snapshot, this.options.current) : emptyTree;
    for (const id of this.#items.keys()) if (!this.#tree.nodes.has(id)) this.#items.delete(id);
    const changed = changedNodes(before, this.#tree);
    if (changed?.length === 0) return;
    const items = changed && changed.length <= most ? changed.flatMap((id) => this.#items.get(id) ?? []) : undefined;
    if (!items || items.length > 0) this.#changed.fire(items);
  }

  /** What a row stands for. */
  nodeOf({ id }: IndexItem): IndexNode | undefined {
    return this.#tree.nodes.get(id);
  }

  getChildren(item?: IndexItem): IndexItem[] {
    const ids = item ? (this.nodeOf(item)?.children ?? []) : this.#tree.top;
    return ids.map((id) => this.#itemAt(id));
  }

  getParent(item: IndexItem): IndexItem | undefined {
    const parent = this.nodeOf(item)?.parent;
    return parent === undefined ? undefined : this.#itemAt(parent);
  }

  getTreeItem(item: IndexItem): vscode.TreeItem {
    const node = this.nodeOf(item);
    return node ? toTreeItem(node) : { id: item.id };
  }

  /** The tooltip is worked out when the mouse rests on a row. */
  resolveTreeItem(treeItem: vscode.TreeItem, item: IndexItem): vscode.TreeItem {
    const node = this.nodeOf(item);
    const tooltip = node && faceOf(node).tooltip;
    if (tooltip !== undefined) treeItem.tooltip = new vscode.MarkdownString(tooltip);
    return treeItem;
  }

  dispose(): void {
    this.#changed.dispose();
  }

  #itemAt(id: string): IndexItem {
    const known = this.#items.get(id);
    if (known) return known;
    const uri = this.#tree.nodes.get(id)?.uri;
    const item = uri === undefined ? { id } : { id, uri };
    this.#items.set(id, item);
    return item;
  }
}

const foldings = {
  none: vscode.TreeItemCollapsibleState.None,
  folded: vscode.TreeItemCollapsibleState.Collapsed,
  unfolded: vscode.TreeItemCollapsibleState.Expanded,
} as const;

function toTreeItem(node: IndexNode): vscode.TreeItem {
  const { abilities, description, folding, icon, label, mark, spoken } = faceOf(node);
  const item = new vscode.TreeItem(label, foldings[folding]);
  item.id = node.id;
  item.description = description;
  item.iconPath = new vscode.ThemeIcon(
    icon.name,
    icon.color === undefined ? undefined : new vscode.ThemeColor(icon.color),
  );
  item.contextValue = abilities;
  item.accessibilityInformation = { label: spoken, role: 'treeitem' };
  if (mark) item.resourceUri = markedUri(node.id, mark);
  if (node.uri !== undefined && abilities.includes(';file;')) {
    item.command = { title: t('Open'), command: 'vscode.open', arguments: [vscode.Uri.parse(node.uri)] };
  }
  return item;
}
