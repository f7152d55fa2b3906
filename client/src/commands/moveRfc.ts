import * as vscode from 'vscode';
import {
  isRefused,
  type MoveChoice,
  type MoveChoices,
  moveChoicesRequest,
  moveRfcRequest,
  type RefusedPlan,
} from '../../../server/src/protocol';
import { asking, pickOne, targetOf, textAt, toItem, typeLine } from '../ask';
import { relocate } from '../relocate';
import type { Command } from './index';

/**
 * Move an RFC to another lifecycle. The argument may be its URI, or an object that answers questions: `uri`, `to`,
 * `reason`, `how` (`apply` or `preview`), `confirmPairs`.
 */
export const moveRfc: Command = (context) => async (argument) => {
  const uri = targetOf(argument);
  if (uri === undefined) {
    void vscode.window.showInformationMessage('Open an RFC first, or pick one in the explorer.');
    return;
  }
  const choices = await context.server.request<MoveChoices | RefusedPlan>(moveChoicesRequest, { uri });
  if (isRefused(choices)) {
    void vscode.window.showErrorMessage(choices.refused);
    return;
  }
  const target = await asking(() => askTarget(choices.moves, argument));
  if (!target) return;
  const { to, reason } = target;
  await relocate(context, {
    method: moveRfcRequest,
    params: { uri, to, ...(reason === undefined ? {} : { reason }) },
    title: titleOf(to),
    done: `Moved to \`${to}/\`.`,
    argument,
  });
};

function titleOf(to: string): string {
  return `Move to ${to}/`;
}

/** Where it goes, and why. A lifecycle that is not possible is left for the server to refuse. */
async function askTarget(
  moves: readonly MoveChoice[],
  argument: unknown,
): Promise<{ to: string; reason: string | undefined }> {
  const to = textAt(argument, 'to') ?? (await askLifecycle(moves));
  const asks = moves.find(({ name }) => name === to)?.asksReason === true;
  const reason = textAt(argument, 'reason') ?? (asks ? await askReason(to) : undefined);
  return { to, reason };
}

async function askLifecycle(moves: readonly MoveChoice[]): Promise<string> {
  const options = { title: 'Move an RFC', placeHolder: 'The lifecycle it goes to' };
  return (await pickOne(moves.map(toItem), options)).choice.name;
}

function askReason(to: string): Promise<string> {
  return typeLine({
    title: titleOf(to),
    prompt: 'The reason, in one line; it stands in the status',
    validateInput: (value) => (value.trim() === '' ? 'A reason is needed.' : undefined),
  });
}
