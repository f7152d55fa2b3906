import * as vscode from 'vscode';
import type { Choice } from '../../server/src/protocol';
import { t } from './l10n';

/** Thrown by a question that was left without an answer. */
class Dismissed extends Error {}

/** Runs something that asks questions; `undefined` when one was dismissed, and then nothing has happened. */
export async function asking<Answers>(ask: () => Promise<Answers>): Promise<Answers | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Dismissed) return undefined;
    throw error;
  }
}

/** Has the user pick one of several; the only one is picked without asking. */
export async function pickOne<Item extends vscode.QuickPickItem>(
  items: readonly Item[],
  options: vscode.QuickPickOptions,
): Promise<Item> {
  const [first, second] = items;
  if (first && !second) return first;
  const chosen = await vscode.window.showQuickPick(items, { ignoreFocusOut: true, ...options });
  return answered(chosen);
}

/** Has the user tick any of several. */
export async function pickAny<Item extends vscode.QuickPickItem>(
  items: readonly Item[],
  options: vscode.QuickPickOptions,
): Promise<readonly Item[]> {
  const chosen = await vscode.window.showQuickPick(items, { ignoreFocusOut: true, ...options, canPickMany: true });
  return answered(chosen);
}

/** Has the user type a line. */
export async function typeLine(options: vscode.InputBoxOptions): Promise<string> {
  return answered(await vscode.window.showInputBox({ ignoreFocusOut: true, ...options }));
}

function answered<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Dismissed();
  return value;
}

/** Something to choose from as a line of a list. */
export function toItem(choice: Choice): vscode.QuickPickItem & { readonly choice: Choice } {
  const { description, label, name } = choice;
  const named = label.toLowerCase() === name.toLowerCase() ? {} : { description: name };
  return { label, choice, ...named, ...(description ? { detail: description } : {}) };
}

/** Asks whether to make an edit at once or to look at it before. */
export async function askHow(title: string): Promise<'apply' | 'preview'> {
  const items = [
    { label: t('$(check) Apply'), detail: t('Change the files now; one undo takes it back.'), how: 'apply' as const },
    { label: t('$(diff) Preview'), detail: t('Look at every change first.'), how: 'preview' as const },
  ];
  return (await pickOne(items, { title, placeHolder: t('Nothing is changed yet') })).how;
}

/** The value at a key of an argument that may be anything. */
export function argumentAt(argument: unknown, key: string): unknown {
  if (typeof argument !== 'object' || argument === null) return undefined;
  return (argument as Readonly<Record<string, unknown>>)[key];
}

/** The text at a key of an argument that may be anything. */
export function textAt(argument: unknown, key: string): string | undefined {
  const value = argumentAt(argument, key);
  return typeof value === 'string' ? value : undefined;
}

/** The file that a command is about: the given one, else the one in the editor. */
export function targetOf(argument: unknown): string | undefined {
  if (argument instanceof vscode.Uri) return argument.toString();
  return textAt(argument, 'uri') ?? vscode.window.activeTextEditor?.document.uri.toString();
}
