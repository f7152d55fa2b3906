import * as vscode from 'vscode';
import { isRefused, type NormalizeAnswer, normalizeRequest, type RefusedPlan } from '../../../server/src/protocol';
import { applyPlan, count, nameOf, tellNotes } from '../applyPlan';
import { askHow, asking, pickAny } from '../ask';
import type { Context } from '../context';
import type { Command } from './index';

/** Bring old RFCs into the format, as far as a machine can, and say what is left. The argument may be a folder. */
export const normalize: Command = (context) => async (argument) => {
  const limit = argument instanceof vscode.Uri ? { uri: argument.toString() } : {};
  const answer = await asking(async () => {
    const how = await askOptions();
    const preview = (await askHow(title)) === 'preview';
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

const title = 'Normalize RFCs';

async function askOptions(): Promise<{ grandfather: boolean; confirmPairs: boolean }> {
  const grandfather = {
    label: 'Excuse old RFCs without alternatives',
    detail: 'Appends the comment that says so to those from before the format.',
  };
  const confirmPairs = {
    label: 'Record pairs anew',
    detail: 'Those that were in sync and whose sides are changed alike.',
  };
  const chosen = await pickAny([grandfather, confirmPairs], { title, placeHolder: 'What else it may do' });
  return { grandfather: chosen.includes(grandfather), confirmPairs: chosen.includes(confirmPairs) };
}

function report(context: Context, { fileCount, left, notes }: NormalizeAnswer): void {
  const errors = left.filter(({ isError }) => isError).length;
  const rest =
    left.length === 0
      ? 'Nothing is left'
      : `${count(left.length, 'problem')} left, ${count(errors, 'error')} among them`;
  const done = `${count(fileCount, 'file')} changed. ${rest}.`;
  if (left.length === 0) {
    tellNotes(context, done, notes);
    return;
  }
  const lines = left.map(({ uri, range, message, reason, rule }) => {
    return `  ${nameOf(uri)}:${range.start.line + 1}  ${message}  ${rule}  (${reason})`;
  });
  context.log.appendLine([done, ...lines, ...notes.map(({ uri, text }) => `  ${nameOf(uri)}: ${text}`)].join('\n'));
  void vscode.window.showInformationMessage(done, 'Show What Is Left').then((choice) => {
    if (choice !== undefined) context.log.show();
  });
}
