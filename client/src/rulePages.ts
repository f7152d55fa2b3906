import * as vscode from 'vscode';
import type { Context } from './context';
import { t } from './l10n';

/** The editor that shows Markdown as a page. */
const previewEditor = 'vscode.markdown.preview.editor';

/** A rule id, as it may arrive from outside; nothing else becomes part of a path. */
const ruleId = /^[a-z]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Opens the page of a rule, which ships with the extension. Anything but the id of a rule is refused with a message. */
export async function openRulePage({ extensionUri }: Pick<Context, 'extensionUri'>, rule: unknown): Promise<void> {
  const page = typeof rule === 'string' && ruleId.test(rule) ? pageOf(extensionUri, rule) : undefined;
  if (page === undefined || !(await exists(page))) {
    void vscode.window.showErrorMessage(t('There is no page of a rule `{rule}`.', { rule: String(rule) }));
    return;
  }
  await openAsPage(page);
}

/** Shows a Markdown document as a page; as text where the built-in preview is switched off. */
export async function openAsPage(page: vscode.Uri): Promise<void> {
  try {
    await vscode.commands.executeCommand('vscode.openWith', page, previewEditor);
  } catch {
    await vscode.window.showTextDocument(page, { preview: true });
  }
}

/** Opens the page that a link in a diagnostic leads to. */
export function registerRuleLinks(context: Context): vscode.Disposable {
  return vscode.window.registerUriHandler({
    handleUri: ({ path }) => openRulePage(context, path.replace(/^\/rule\//, '')),
  });
}

function pageOf(extensionUri: vscode.Uri, rule: string): vscode.Uri {
  return vscode.Uri.joinPath(extensionUri, 'docs/rules', `${rule}.md`);
}

async function exists(file: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(file);
    return true;
  } catch {
    return false;
  }
}
