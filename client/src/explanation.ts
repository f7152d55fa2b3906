import * as vscode from 'vscode';
import { type FileExplanation, quoted } from '../../server/src/protocol';
import { t } from './l10n';
import { openAsPage } from './rulePages';

const scheme = 'rfc-explanation';

/** Shows explanations of files as read-only pages. */
export class Explanations implements vscode.TextDocumentContentProvider, vscode.Disposable {
  readonly #texts = new Map<string, string>();
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly #registered = vscode.workspace.registerTextDocumentContentProvider(scheme, this);

  /** Fires when a page that is open says something else now. */
  readonly onDidChange = this.#changed.event;

  /** Opens the page on a file, or brings an open one up to date. */
  async show(file: vscode.Uri, explanation: FileExplanation): Promise<void> {
    const name = t('Explanation of {name}.md', { name: baseOf(file) }); // a page ends in `.md`
    const page = vscode.Uri.from({ scheme, path: `/${name}`, query: file.toString() });
    this.#texts.set(page.toString(), toMarkdown(file, explanation));
    this.#changed.fire(page);
    await openAsPage(page);
  }

  provideTextDocumentContent(page: vscode.Uri): string {
    return this.#texts.get(page.toString()) ?? '';
  }

  dispose(): void {
    this.#registered.dispose();
    this.#changed.dispose();
  }
}

function baseOf({ path }: vscode.Uri): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

function toMarkdown(file: vscode.Uri, { reasons, verdict }: FileExplanation): string {
  const path = quoted(vscode.workspace.asRelativePath(file));
  const list = reasons.map((reason) => `- ${reason}`).join('\n');
  return `${[t('# Why this file is or is not linted'), path, `**${verdict}**`, list].join('\n\n')}\n`;
}
