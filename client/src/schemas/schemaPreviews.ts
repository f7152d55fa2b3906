import * as vscode from 'vscode';
import {
  isRefused,
  type RefusedPlan,
  type SchemaPreview,
  type SchemaTarget,
  schemaPreviewRequest,
} from '../../../server/src/protocol';
import { t } from '../l10n';
import type { LanguageServer } from '../languageClient';
import { Pauses } from './pauses';
import { comment, fileNameOf, previewText } from './previewText';
import { readRef } from './schemaTarget';

const scheme = 'rfc-schema';

/** What declarations compile to, as read-only documents that follow their sources while these are typed in. */
export class SchemaPreviews implements vscode.Disposable {
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly #pauses = new Pauses(150);
  /** By preview: the last schema that could be compiled. */
  readonly #last = new Map<string, string>();
  readonly #registered: vscode.Disposable;

  constructor(private readonly server: LanguageServer) {
    this.#registered = vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(scheme, {
        onDidChange: this.#changed.event,
        provideTextDocumentContent: (uri) => this.#read(uri),
      }),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#follow(document.uri)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => void this.#last.delete(uri.toString())),
    );
  }

  /** Opens the preview of a declaration beside its source. The user is told why there is none. */
  async show(target: SchemaTarget): Promise<void> {
    const answer = await this.#ask(target);
    if (isRefused(answer)) {
      void vscode.window.showInformationMessage(answer.refused);
      return;
    }
    const query = JSON.stringify({ uri: target.uri, schema: answer.schema });
    const uri = vscode.Uri.from({ scheme, path: `/${fileNameOf(answer.title)}.schema.jsonc`, query });
    const document = await vscode.workspace.openTextDocument(uri);
    const viewColumn = vscode.ViewColumn.Beside;
    await vscode.window.showTextDocument(document, { viewColumn, preserveFocus: true, preview: false });
  }

  dispose(): void {
    this.#registered.dispose();
    this.#pauses.dispose();
    this.#changed.dispose();
  }

  #ask(target: SchemaTarget): Promise<SchemaPreview | RefusedPlan> {
    return this.server.request(schemaPreviewRequest, target);
  }

  async #read(uri: vscode.Uri): Promise<string> {
    const target = readQuery(uri.query);
    if (!target) return `${comment(t('This address names no schema.'))}\n`;
    const answer = await this.#ask(target);
    const key = uri.toString();
    const shown = isRefused(answer) ? { lacking: [answer.refused] } : answer;
    const text = previewText(shown, this.#last.get(key));
    if (!isRefused(answer) && answer.json !== undefined) this.#last.set(key, answer.json);
    return text;
  }

  #follow(source: vscode.Uri): void {
    const changed = source.toString();
    for (const { uri } of vscode.workspace.textDocuments) {
      if (uri.scheme !== scheme || readQuery(uri.query)?.uri !== changed) continue;
      this.#pauses.after(uri.toString(), () => this.#changed.fire(uri));
    }
  }
}

/** Anybody can make up an address of this scheme. */
function readQuery(query: string): SchemaTarget | undefined {
  try {
    const { schema, uri }: Record<string, unknown> = JSON.parse(query);
    const ref = readRef(schema);
    return typeof uri === 'string' && ref ? { uri, schema: ref } : undefined;
  } catch {
    return undefined;
  }
}
