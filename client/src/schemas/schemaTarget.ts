import * as vscode from 'vscode';
import type { SchemaRef, SchemaTarget } from '../../../server/src/protocol';
import { argumentAt, textAt } from '../ask';

/**
 * The declaration that a command is about: the one that a code lens names, else the one around the caret of the editor.
 * `undefined` when there is no editor.
 */
export function schemaTargetOf(argument: unknown): SchemaTarget | undefined {
  const uri = textAt(argument, 'uri');
  const schema = readRef(argumentAt(argument, 'schema'));
  if (uri !== undefined && schema) return { uri, schema };
  const editor = vscode.window.activeTextEditor;
  if (!editor) return undefined;
  const { line, character } = editor.selection.active;
  return { uri: editor.document.uri.toString(), position: { line, character } };
}

/** A reference out of something that may be anything. */
export function readRef(value: unknown): SchemaRef | undefined {
  const index = argumentAt(value, 'index');
  const name = textAt(value, 'name');
  if (typeof index !== 'number') return undefined;
  return name === undefined ? { index } : { index, name };
}
