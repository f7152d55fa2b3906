import * as vscode from 'vscode';
import { explainFileRequest, type FileExplanation } from '../../../server/src/protocol';
import { targetOf } from '../ask';
import { t } from '../l10n';
import type { Command } from './index';

/** Say why a file is or is not linted: the given one, else the one in the editor. */
export const explainFile: Command =
  ({ explanations, server }) =>
  async (given) => {
    const target = targetOf(given);
    if (target === undefined) {
      void vscode.window.showInformationMessage(t('Open a file first: then this says why it is or is not linted.'));
      return;
    }
    const explanation = await server.request<FileExplanation>(explainFileRequest, { uri: target });
    await explanations.show(vscode.Uri.parse(target), explanation);
  };
