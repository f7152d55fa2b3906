import * as vscode from 'vscode';
import {
  isRefused,
  type MoveChoice,
  type MoveChoices,
  moveChoicesRequest,
  moveRfcRequest,
  type RefusedPlan,
} from '../../../server/src/protocol';
import { argumentAt, asking, pickOne, targetOf, textAt, toItem, typeLine } from '../ask';
import { t } from '../l10n';
import { relocate } from '../relocate';
import type { Command } from './index';

/**
 * Move an RFC to another lifecycle. The argument may be its URI, or an object that answers questions: `uri`, `to`,
 * `reason`, `folds`, `how` (`apply` or `preview`), `confirmPairs`.
 */
export const moveRfc: Command = (context) => async (argument) => {
  const uri = targetOf(argument);
  if (uri === undefined) {
    void vscode.window.showInformationMessage(t('Open an RFC first, or pick one in the explorer.'));
    return;
  }
  const choices = await context.server.request<MoveChoices | RefusedPlan>(moveChoicesRequest, { uri });
  if (isRefused(choices)) {
    void vscode.window.showErrorMessage(choices.refused);
    return;
  }
  const target = await asking(() => askTarget(choices.moves, argument));
  if (!target) return;
  const { to, reason, folds } = target;
  await relocate(context, {
    method: moveRfcRequest,
    params: { uri, to, folds, ...(reason === undefined ? {} : { reason }) },
    title: titleOf(to),
    done: t('Moved to `{to}/`.', { to }),
    argument,
  });
};

function titleOf(to: string): string {
  return t('Move to {to}/', { to });
}

interface Target {
  readonly to: string;
  readonly reason: string | undefined;
  readonly folds: boolean;
}

/** Where it goes, and why. A lifecycle that is not possible is left for the server to refuse. */
async function askTarget(moves: readonly MoveChoice[], argument: unknown): Promise<Target> {
  const to = textAt(argument, 'to') ?? (await askLifecycle(moves));
  const move = moves.find(({ name }) => name === to);
  const reason = textAt(argument, 'reason') ?? (move?.asksReason ? await askReason(to) : undefined);
  const folds = move?.folding ? await readFolds(to, move.folding, argument) : false;
  return { to, reason, folds };
}

/** Whoever says how the move is made, or that it folds or not, is not asked. */
async function readFolds(
  to: string,
  { from, into }: NonNullable<MoveChoice['folding']>,
  argument: unknown,
): Promise<boolean> {
  const given = argumentAt(argument, 'folds');
  if (given !== undefined || textAt(argument, 'how') !== undefined) return given === true;
  const items = [
    {
      label: t('Keep {from} as a section', { from }),
      detail: t('Under the name that it has in the new lifecycle.'),
      folds: false,
    },
    {
      label: t('Fold {from} into {into}', { from, into }),
      detail: t('Its text goes to the end of that section.'),
      folds: true,
    },
  ];
  return (await pickOne(items, { title: titleOf(to), placeHolder: t('What becomes of {from}', { from }) })).folds;
}

async function askLifecycle(moves: readonly MoveChoice[]): Promise<string> {
  const options = { title: t('Move an RFC'), placeHolder: t('The lifecycle it goes to') };
  return (await pickOne(moves.map(toItem), options)).choice.name;
}

function askReason(to: string): Promise<string> {
  return typeLine({
    title: titleOf(to),
    prompt: t('The reason, in one line; it stands in the status'),
    validateInput: (value) => (value.trim() === '' ? t('A reason is needed.') : undefined),
  });
}
