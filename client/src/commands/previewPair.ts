import * as vscode from 'vscode';
import { targetOf } from '../ask';
import { t } from '../l10n';
import type { Command } from './index';

/** Show both languages of a document side by side, rendered. The argument may be a URI, or an object with one. */
export const previewPair: Command =
  ({ pairPreviews }) =>
  async (argument) => {
    const uri = targetOf(argument);
    if (uri !== undefined) return pairPreviews.show(uri);
    void vscode.window.showInformationMessage(t('Open a document first, or pick one in the explorer.'));
    return undefined;
  };
