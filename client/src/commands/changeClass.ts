import * as vscode from 'vscode';
import {
  changeClassRequest,
  isRefused,
  type MoveChoices,
  moveChoicesRequest,
  type RefusedPlan,
} from '../../../server/src/protocol';
import { asking, pickOne, targetOf, textAt, toItem } from '../ask';
import { t } from '../l10n';
import { relocate } from '../relocate';
import type { Command } from './index';

/**
 * Move an RFC to another class. The argument may be its URI, or an object that answers questions: `uri`, `className`,
 * `how` (`apply` or `preview`), `confirmPairs`.
 */
export const changeClass: Command = (context) => async (argument) => {
  const uri = targetOf(argument);
  if (uri === undefined) {
    void vscode.window.showInformationMessage(t('Open an RFC first, or pick one in the explorer.'));
    return;
  }
  const choices = await context.server.request<MoveChoices | RefusedPlan>(moveChoicesRequest, { uri });
  if (isRefused(choices) || choices.classes.length === 0) {
    void vscode.window.showErrorMessage(isRefused(choices) ? choices.refused : t('There is no other class.'));
    return;
  }
  const className = textAt(argument, 'className') ?? (await asking(() => askClass(choices)));
  if (className === undefined) return;
  const params = { uri, className };
  const title = t('Change the class to {className}', { className });
  await relocate(context, {
    method: changeClassRequest,
    params,
    title,
    done: t('Moved to `{className}/`.', { className }),
    argument,
  });
};

async function askClass({ classes }: MoveChoices): Promise<string> {
  const options = { title: t('Change the class'), placeHolder: t('The class it gets'), matchOnDetail: true };
  return (await pickOne(classes.map(toItem), options)).choice.name;
}
