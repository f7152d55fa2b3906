// What the cases do in the editor and on disk. Everything waits for an event and never for time.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';

/** The extension under test. */
export const extensionId = 'rfc-workbench.rfc-workbench';

/** Longest wait for one event, in milliseconds: it ends a case that has failed. */
const limit = 15_000;

/** The opened folder. */
export function workspaceFolder(): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  if (folder === undefined) throw new Error('no folder is open');
  return folder.uri;
}

/** The address of a file in the opened folder. */
export function uriOf(file: string): vscode.Uri {
  return vscode.Uri.joinPath(workspaceFolder(), file);
}

/** Opens a file in an editor. */
export async function openFile(file: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument(uriOf(file));
  await vscode.window.showTextDocument(document, { preview: false });
  return document;
}

/** Puts text at a place of an open document, as typing would. */
export async function insertText(document: vscode.TextDocument, at: vscode.Position, text: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.insert(document.uri, at, text);
  await applyEdit(edit);
}

/** Replaces the first occurrence of some text in an open document. */
export async function replaceText(document: vscode.TextDocument, old: string, text: string): Promise<void> {
  const start = document.getText().indexOf(old);
  if (start < 0) throw new Error(`the document does not contain \`${old}\``);
  const edit = new vscode.WorkspaceEdit();
  edit.replace(
    document.uri,
    new vscode.Range(document.positionAt(start), document.positionAt(start + old.length)),
    text,
  );
  await applyEdit(edit);
}

async function applyEdit(edit: vscode.WorkspaceEdit): Promise<void> {
  if (!(await vscode.workspace.applyEdit(edit))) throw new Error('the edit was refused');
}

/** Writes a file behind the editor's back, as a branch switch would. */
export function writeOnDisk(file: string, text: string): void {
  const full = uriOf(file).fsPath;
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

/** Deletes a file behind the editor's back; one that is not there is fine. */
export function deleteOnDisk(file: string): void {
  rmSync(uriOf(file).fsPath, { force: true });
}

/** Renames a file behind the editor's back. */
export function renameOnDisk(from: string, to: string): void {
  renameSync(uriOf(from).fsPath, uriOf(to).fsPath);
}

/** The rule that a diagnostic names. */
export function ruleOf({ code }: vscode.Diagnostic): string {
  return String(typeof code === 'object' ? code.value : code);
}

/** Our diagnostics of one rule on a file. */
export function diagnosticsOf(file: string, rule: string): vscode.Diagnostic[] {
  return ourDiagnostics(file).filter((diagnostic) => ruleOf(diagnostic) === rule);
}

function ourDiagnostics(file: string): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(uriOf(file)).filter(({ source }) => source === 'rfc');
}

/** Waits until our diagnostics of one rule on a file fulfil a condition, and gives them. */
export function waitForDiagnostics(
  file: string,
  rule: string,
  holds: (found: readonly vscode.Diagnostic[]) => boolean,
): Promise<readonly vscode.Diagnostic[]> {
  const check = () => {
    const found = diagnosticsOf(file, rule);
    return holds(found) ? found : undefined;
  };
  const seen = () => ourDiagnostics(file).map((one) => `${ruleOf(one)} at ${describeRange(one.range)}`);
  return waitFor(vscode.languages.onDidChangeDiagnostics, check, () => {
    return `\`${rule}\` on ${file} did not become what was waited for; last seen: [${seen().join(', ')}]`;
  });
}

/** Waits until a file has a diagnostic of a rule, and gives the first. */
export async function waitForDiagnostic(file: string, rule: string): Promise<vscode.Diagnostic> {
  const [first] = await waitForDiagnostics(file, rule, (found) => found.length > 0);
  if (first === undefined) throw new Error('unreachable: the wait ends with one');
  return first;
}

/** Waits until a file has no diagnostic of a rule. */
export async function waitForNone(file: string, rule: string): Promise<void> {
  await waitForDiagnostics(file, rule, (found) => found.length === 0);
}

/** `line:character-line:character`, zero-based. */
export function describeRange({ start, end }: vscode.Range): string {
  return `${start.line}:${start.character}-${end.line}:${end.character}`;
}

/** Waits until a tab is open whose label contains some text. */
export function waitForTab(label: string): Promise<vscode.Tab> {
  const tabs = () => vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return waitFor(
    vscode.window.tabGroups.onDidChangeTabs,
    () => tabs().find((tab) => tab.label.includes(label)),
    () =>
      `no tab \`${label}\` was opened; open are: [${tabs()
        .map((tab) => tab.label)
        .join(', ')}]`,
  );
}

/** Waits until `check` gives a value, asking now and after each event. */
export function waitFor<T>(
  event: vscode.Event<unknown>,
  check: () => T | undefined,
  failure: () => string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const listener = event(() => settle());
    const timer = setTimeout(() => finish(() => reject(new Error(failure()))), limit);
    const finish = (end: () => void) => {
      listener.dispose();
      clearTimeout(timer);
      end();
    };
    const settle = () => {
      const value = check();
      if (value !== undefined) finish(() => resolve(value));
    };
    settle();
  });
}

/** Drops unsaved edits and closes every editor, so that the next case starts clean. */
export async function closeEverything(): Promise<void> {
  for (const document of vscode.workspace.textDocuments.filter((one) => one.isDirty)) {
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('workbench.action.files.revert');
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}
