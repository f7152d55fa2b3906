import * as vscode from 'vscode';
import { listRulesRequest, type RuleEntry } from '../../../server/src/protocol';
import { t } from '../l10n';
import { openRulePage } from '../rulePages';
import type { Command } from './index';

/** Open the page of a rule: of the one that is given, else of one that the user picks. */
export const showRule: Command = (context) => async (rule) => {
  if (rule !== undefined) return openRulePage(context, rule);
  const entries = context.server.request<readonly RuleEntry[]>(listRulesRequest, null);
  const items = entries.then((rules) => rules.map(({ id, summary }) => ({ label: id, detail: summary })));
  const chosen = await vscode.window.showQuickPick(items, { title: t('Show Rule'), matchOnDetail: true });
  if (chosen) await openRulePage(context, chosen.label);
};
