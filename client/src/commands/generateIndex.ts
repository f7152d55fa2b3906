import * as vscode from 'vscode';
import {
  type GenerateIndexParams,
  generateIndexRequest,
  isRefused,
  type PlanAnswer,
} from '../../../server/src/protocol';
import { applyPlan, nameOf, tellNotes } from '../applyPlan';
import { textAt } from '../ask';
import { t } from '../l10n';
import type { Command } from './index';

/**
 * Write the generated index anew: that of the root which the argument (a URI, or an object with one) lies in, else every
 * one that is not as it should be.
 */
export const generateIndex: Command = (context) => async (argument) => {
  const uri = argument instanceof vscode.Uri ? argument.toString() : textAt(argument, 'uri');
  const params: GenerateIndexParams = uri === undefined ? {} : { uri };
  const planned = await context.server.request<PlanAnswer>(generateIndexRequest, params);
  if (isRefused(planned)) {
    void vscode.window.showErrorMessage(planned.refused);
    return;
  }
  if (planned.fileCount > 0) {
    if (await applyPlan(context, planned)) tellNotes(context, t('The index is up to date.'), planned.notes);
    return;
  }
  const [note] = planned.notes;
  if (note) void vscode.window.showWarningMessage(`${nameOf(note.uri)}: ${note.text}`);
  else void vscode.window.showInformationMessage(t('The index is up to date: there is nothing to change.'));
};
