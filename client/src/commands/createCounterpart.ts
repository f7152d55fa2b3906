import * as vscode from 'vscode';
import { createCounterpartRequest, isRefused, type PlanAnswer } from '../../../server/src/protocol';
import { applyPlan, tellNotes } from '../applyPlan';
import { targetOf } from '../ask';
import { fillIn } from '../fillIn';
import { t } from '../l10n';
import type { Command } from './index';

/**
 * Begin the other language of a document: a file with the same structure, in which every paragraph waits for its
 * translation. It opens beside the one that is there. The argument may be a URI, or an object with one.
 */
export const createCounterpart: Command = (context) => async (argument) => {
  const uri = targetOf(argument);
  if (uri === undefined) {
    void vscode.window.showInformationMessage(t('Open a document first, or pick one in the explorer.'));
    return;
  }
  const planned = await context.server.request<PlanAnswer>(createCounterpartRequest, { uri });
  if (isRefused(planned)) {
    void vscode.window.showErrorMessage(planned.refused);
    return;
  }
  if (!(await applyPlan(context, planned)) || !planned.open) return;
  const source = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(planned.open.uri));
  await document.save(); // else the file stays empty while its author thinks
  await vscode.window.showTextDocument(source, { preview: false, viewColumn: vscode.ViewColumn.One });
  await fillIn(document, planned.open.stops, vscode.ViewColumn.Two);
  tellNotes(context, t('The other language is begun.'), planned.notes);
};
