import * as vscode from 'vscode';
import { fixWorkspaceRequest, isRefused, type PlanAnswer } from '../../../server/src/protocol';
import { applyPlan } from '../applyPlan';
import { counted } from '../counted';
import { t } from '../l10n';
import type { Command } from './index';

/** Apply every safe fix in the workspace, after the user has seen how much will change. */
export const fixWorkspace: Command = (context) => async () => {
  const ask = (preview: boolean) => context.server.request<PlanAnswer>(fixWorkspaceRequest, { preview });
  const planned = await ask(false);
  if (isRefused(planned)) {
    void vscode.window.showErrorMessage(planned.refused);
    return;
  }
  if (planned.fileCount === 0) {
    void vscode.window.showInformationMessage(t('No RFC has a problem that can be fixed safely.'));
    return;
  }
  const apply = t('Change {files}', { files: counted(planned.fileCount, 'File') });
  const preview = t('Preview');
  const choice = await vscode.window.showWarningMessage(t('Apply all safe fixes?'), { modal: true }, apply, preview);
  if (choice === undefined) return;
  const wanted = choice === preview ? await ask(true) : planned;
  if (!isRefused(wanted)) await applyPlan(context, wanted);
};
