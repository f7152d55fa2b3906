import * as vscode from 'vscode';
import { t } from '../l10n';
import { schemaTargetOf } from '../schemas/schemaTarget';
import type { Command } from './index';

/** Open a document beside a declaration in which arguments for it can be tried. The argument may be a `SchemaTarget`. */
export const tryArguments: Command =
  ({ argumentTrials }) =>
  async (argument) => {
    const target = schemaTargetOf(argument);
    if (target) return argumentTrials.open(target);
    void vscode.window.showInformationMessage(t('Open a document with a tool schema first.'));
    return undefined;
  };
