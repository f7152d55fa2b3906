import * as vscode from 'vscode';
import {
  isRefused,
  type JudgedArguments,
  judgeArgumentsRequest,
  type ProposedArguments,
  proposeArgumentsRequest,
  type RefusedPlan,
  type SchemaPreview,
  type SchemaTarget,
  schemaPreviewRequest,
} from '../../../server/src/protocol';
import { t } from '../l10n';
import { describe, type LanguageServer } from '../languageClient';
import { Pauses } from './pauses';
import { comment } from './previewText';

/** A document in which arguments are tried, and the declaration that they are for. */
interface Trial {
  readonly target: SchemaTarget;
  readonly title: string;
}

/** Untitled documents in which arguments for a declaration are tried: judged and completed as they are typed. */
export class ArgumentTrials implements vscode.Disposable {
  readonly #trials = new Map<string, Trial>();
  readonly #pauses = new Pauses(150);
  readonly #found = vscode.languages.createDiagnosticCollection('rfc-arguments');
  readonly #registered: vscode.Disposable;

  constructor(
    private readonly server: LanguageServer,
    private readonly log: vscode.OutputChannel,
  ) {
    const proposer = { provideCompletionItems: this.#propose.bind(this) };
    this.#registered = vscode.Disposable.from(
      this.#found,
      vscode.languages.registerCompletionItemProvider({ scheme: 'untitled' }, proposer, '"', ':'),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#follow(document.uri)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#end(uri)),
    );
  }

  /** Opens a document for arguments beside their declaration, with those to begin with that it requires. */
  async open(target: SchemaTarget): Promise<void> {
    const answer = await this.server.request<SchemaPreview | RefusedPlan>(schemaPreviewRequest, target);
    if (isRefused(answer) || answer.sample === undefined) {
      void vscode.window.showInformationMessage(isRefused(answer) ? answer.refused : answer.lacking.join(' '));
      return;
    }
    const trial = { target: { uri: target.uri, schema: answer.schema }, title: answer.title };
    const document = this.#openOne(trial) ?? (await begin(answer.title, answer.sample));
    this.#trials.set(document.uri.toString(), trial);
    const viewColumn = vscode.ViewColumn.Beside;
    const editor = await vscode.window.showTextDocument(document, { viewColumn, preview: false });
    const line = document.lineAt(Math.min(2, document.lineCount - 1));
    editor.selection = new vscode.Selection(line.range.end, line.range.end);
    await this.#judge(document);
  }

  /** The document that arguments for the same declaration are already tried in. */
  #openOne({ target, title }: Trial): vscode.TextDocument | undefined {
    return vscode.workspace.textDocuments.find(({ uri }) => {
      const known = this.#trials.get(uri.toString());
      return known?.target.uri === target.uri && known.title === title;
    });
  }

  dispose(): void {
    this.#registered.dispose();
    this.#pauses.dispose();
  }

  /** Arguments change, or what they are judged by does. */
  #follow(changed: vscode.Uri): void {
    for (const [key, { target }] of this.#trials) {
      if (key !== changed.toString() && target.uri !== changed.toString()) continue;
      const document = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === key);
      if (document) this.#pauses.after(key, () => void this.#judge(document));
    }
  }

  async #judge(document: vscode.TextDocument): Promise<void> {
    const trial = this.#trials.get(document.uri.toString());
    if (!trial) return;
    const { version } = document;
    try {
      const params = { target: trial.target, text: document.getText() };
      const answer = await this.server.request<JudgedArguments | RefusedPlan>(judgeArgumentsRequest, params);
      if (document.version === version && !document.isClosed) this.#found.set(document.uri, toDiagnostics(answer));
    } catch (error) {
      this.log.appendLine(`Arguments were not judged: ${describe(error)}`); // the server is down, and that is told elsewhere
    }
  }

  async #propose(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.CompletionItem[]> {
    const trial = this.#trials.get(document.uri.toString());
    if (!trial) return [];
    const { line, character } = position;
    const params = { target: trial.target, text: document.getText(), position: { line, character } };
    const answer = await this.server.request<ProposedArguments | RefusedPlan>(proposeArgumentsRequest, params);
    return isRefused(answer) ? [] : answer.items.flatMap(toCompletion);
  }

  #end(uri: vscode.Uri): void {
    if (this.#trials.delete(uri.toString())) this.#found.delete(uri);
  }
}

function begin(title: string, sample: string): Thenable<vscode.TextDocument> {
  const content = `${comment(t('Arguments for {title}, checked as you type.', { title }))}\n${sample}\n`;
  return vscode.workspace.openTextDocument({ language: 'jsonc', content });
}

function toDiagnostics(answer: JudgedArguments | RefusedPlan): vscode.Diagnostic[] {
  const lacking = isRefused(answer) ? answer.refused : answer.lacking;
  const start = new vscode.Range(0, 0, 0, 0);
  if (lacking !== undefined) return [toDiagnostic(lacking, start, vscode.DiagnosticSeverity.Information)];
  if (isRefused(answer)) return [];
  // That a text is no JSON is said by VS Code itself.
  const own = answer.problems.filter(({ kind }) => kind !== 'not-json');
  return own.map(({ message, range: { start: from, end: to } }) => {
    const range = new vscode.Range(from.line, from.character, to.line, to.character);
    return toDiagnostic(message, range, vscode.DiagnosticSeverity.Error);
  });
}

function toDiagnostic(message: string, range: vscode.Range, severity: vscode.DiagnosticSeverity): vscode.Diagnostic {
  const diagnostic = new vscode.Diagnostic(range, message, severity);
  diagnostic.source = 'rfc';
  return diagnostic;
}

/** LSP counts kinds from 1, VS Code from 0. */
function toCompletion(item: ProposedArguments['items'][number]): vscode.CompletionItem[] {
  const { detail, filterText, kind, label, sortText, textEdit } = item;
  if (!textEdit || !('range' in textEdit)) return [];
  const { start, end } = textEdit.range;
  const completion = new vscode.CompletionItem(label, kind === undefined ? undefined : kind - 1);
  completion.range = new vscode.Range(start.line, start.character, end.line, end.character);
  completion.insertText = textEdit.newText;
  if (detail !== undefined) completion.detail = detail;
  if (filterText !== undefined) completion.filterText = filterText;
  if (sortText !== undefined) completion.sortText = sortText;
  return [completion];
}
