import * as vscode from 'vscode';
import type { Context } from '../context';
import { uriIn } from './buildTree';
import { IndexDragAndDrop } from './dragAndDrop';
import { isFiltering } from './filter';
import { headerOf } from './header';
import { type IndexItem, IndexTreeProvider } from './indexTree';
import { registerMarks } from './markDecorations';

const viewId = 'rfcIndex';

/** What the view says while it has no rows, and what conditions in the manifest refer to. */
type ViewState = 'starting' | 'stopped' | 'empty' | 'nothingFound' | 'shown';

/** Shows the RFC index view, kept up to date from the moment the server has looked at the workspace. */
export function registerIndexView(context: Context): vscode.Disposable {
  const { overview, server, viewOptions } = context;
  const provider = new IndexTreeProvider(overview, viewOptions);
  const view = vscode.window.createTreeView<IndexItem>(viewId, {
    treeDataProvider: provider,
    showCollapseAll: true,
    canSelectMany: true,
    dragAndDropController: new IndexDragAndDrop(provider),
  });
  const update = () => {
    provider.update();
    showHeader(context, view, provider);
    publish(context, stateOf(context, provider));
  };
  const follow = () => {
    void vscode.window.withProgress({ location: { viewId } }, () => overview.follow());
  };
  update();
  return vscode.Disposable.from(
    provider,
    view,
    registerMarks(),
    overview.onDidChange(update),
    viewOptions.onDidChange(update),
    view.onDidChangeVisibility(({ visible }) => {
      if (visible) follow();
    }),
    server.onDidChange((state) => {
      if (state.kind === 'running' && state.status)
        follow(); // so that icon and menus know without the view
      else update();
    }),
  );
}

function showHeader(
  { overview, viewOptions }: Context,
  view: vscode.TreeView<IndexItem>,
  { tree }: IndexTreeProvider,
): void {
  const { snapshot } = overview;
  const header = snapshot && headerOf(snapshot, viewOptions.current.filter, tree.count);
  view.message = header?.message ?? '';
  view.badge = header?.badge;
}

function stateOf({ overview, server, viewOptions }: Context, { tree }: IndexTreeProvider): ViewState {
  if (tree.top.length > 0) return 'shown';
  if (server.state.kind === 'stopped') return 'stopped';
  if (!overview.snapshot) return 'starting';
  return isFiltering(viewOptions.current.filter) ? 'nothingFound' : 'empty';
}

/** Tells menus and welcome texts what there is. */
function publish({ overview, viewOptions }: Context, state: ViewState): void {
  const roots = overview.snapshot?.roots ?? [];
  const generated = roots.filter(({ index }) => index.mode === 'generated');
  const keys = {
    'rfc.indexState': state,
    'rfc.isIndexFiltered': isFiltering(viewOptions.current.filter),
    'rfc.indexFiles': generated.map((root) => vscode.Uri.parse(uriIn(root, root.index.path)).fsPath),
  };
  for (const [key, value] of Object.entries(keys)) void vscode.commands.executeCommand('setContext', key, value);
}
