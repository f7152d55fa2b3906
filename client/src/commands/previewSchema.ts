import * as vscode from 'vscode';
import { t } from '../l10n';
import { schemaTargetOf } from '../schemas/schemaTarget';
import type { Command } from './index';

/** Show the JSON Schema that a declaration compiles to, beside it. The argument may be a `SchemaTarget`. */
export const previewSchema: Command =
  ({ schemaPreviews }) =>
  async (argument) => {
    const target = schemaTargetOf(argument);
    if (target) return schemaPreviews.show(target);
    void vscode.window.showInformationMessage(t('Open a document with a tool schema first.'));
    return undefined;
  };
