import * as vscode from 'vscode';
import { isRefused, type NormalizeAnswer, normalizeRequest, type RefusedPlan } from '../../../server/src/protocol';
import { applyPlan, nameOf, tellNotes } from '../applyPlan';
import { askHow, asking, pickAny } from '../ask';
import type { Context } from '../context';
import { counted } from '../counted';
import { en, t } from '../l10n';
import type { Command } from './index';

/** Bring old RFCs into the format, as far as a machine can, and say what is left. The argument may be a folder. */
export const normalize: Command = (context) => async (argument) => {
  const limit = argument instanceof vscode.Uri ? { uri: argument.toString() } : {};
  const answer = await asking(async () => {
    const how = await askOptions();
    const preview = (await askHow(t(title))) === 'preview';
    return context.server.request<NormalizeAnswer | RefusedPlan>(normalizeRequest, { ...limit, ...how, preview });
  });
  if (!answer) return;
  if (isRefused(answer)) {
    void vscode.window.showErrorMessage(answer.refused);
    return;
  }
  if (answer.fileCount > 0 && !(await applyPlan(context, answer))) return;
  report(context, answer);
};

const title = en('Normalize RFCs');

async function askOptions(): Promise<{ grandfather: boolean; confirmPairs: boolean }> {
  const grandfather = {
    label: t('Excuse old RFCs without alternatives'),
    detail: t('Appends the comment that says so to those from before the format.'),
  };
  const confirmPairs = {
    label: t('Record pairs anew'),
    detail: t('Those that were in sync and whose sides are changed alike.'),
  };
  const chosen = await pickAny([grandfather, confirmPairs], { title: t(title), placeHolder: t('What else it may do') });
  return { grandfather: chosen.includes(grandfather), confirmPairs: chosen.includes(confirmPairs) };
}

function report(context: Context, { fileCount, left, notes }: NormalizeAnswer): void {
  const errors = left.filter(({ isError }) => isError).length;
  const rest =
    left.length === 0
      ? t('Nothing is left')
      : t('{problems} left, {errors} among them', {
          problems: counted(left.length, 'problem'),
          errors: counted(errors, 'error'),
        });
  const done = t('{files} changed. {rest}.', { files: counted(fileCount, 'file'), rest });
  if (left.length === 0) {
    tellNotes(context, done, notes);
    return;
  }
  const lines = left.map(({ uri, range, message, reason, rule }) => {
    return `  ${nameOf(uri)}:${range.start.line + 1}  ${message}  ${rule}  (${reason})`;
  });
  context.log.appendLine([done, ...lines, ...notes.map(({ uri, text }) => `  ${nameOf(uri)}: ${text}`)].join('\n'));
  void vscode.window.showInformationMessage(done, t('Show What Is Left')).then((choice) => {
    if (choice !== undefined) context.log.show();
  });
}
