import * as vscode from 'vscode';
import {
  type ConfirmPairAnswer,
  confirmPairRequest,
  isRefused,
  type PairDivergences,
} from '../../../server/src/protocol';
import { nameOf } from '../applyPlan';
import { targetOf } from '../ask';
import { t } from '../l10n';
import type { LanguageServer } from '../languageClient';
import { listDivergences } from '../pairs/divergences';
import type { Command } from './index';

/**
 * Record that both languages of a document say the same as they are on disk. Where their structures differ the user is
 * asked. The argument may be a URI, or an object with one.
 */
export const confirmPair: Command =
  ({ server }) =>
  async (argument) => {
    const uri = targetOf(argument);
    if (uri === undefined) {
      void vscode.window.showInformationMessage(t('Open a document first, or pick one in the explorer.'));
      return;
    }
    const first = await ask(server, uri, false);
    const answer = 'divergences' in first && (await isWanted(first)) ? await ask(server, uri, true) : first;
    if (isRefused(answer)) {
      void vscode.window.showErrorMessage(answer.refused);
      return;
    }
    if ('divergences' in answer) return;
    const name = nameOf(answer.record);
    const words = answer.isWritten
      ? t('Confirmed: {name} is written.', { name })
      : t('Confirmed already: {name} stays as it is.', { name });
    void vscode.window.showInformationMessage(words);
  };

function ask(server: LanguageServer, uri: string, force: boolean): Promise<ConfirmPairAnswer> {
  return server.request(confirmPairRequest, { uri, force, trusted: vscode.workspace.isTrusted });
}

async function isWanted(found: PairDivergences): Promise<boolean> {
  const confirmAll = t('Confirm All the Same');
  const options = { modal: true, detail: listDivergences(found) };
  const question = t('The two languages differ in structure. Confirm all the same that they agree?');
  return (await vscode.window.showWarningMessage(question, options, confirmAll)) === confirmAll;
}
