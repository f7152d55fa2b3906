import * as vscode from 'vscode';
import { isRefused, type PairDivergence, type PairDrift } from '../../../server/src/protocol';
import { targetOf } from '../ask';
import type { Context } from '../context';
import { t } from '../l10n';
import { type Comparison, comparisonOf } from '../pairs/comparison';
import { readDrift } from '../pairs/confirmedTexts';
import { baseOf } from '../pairs/divergences';
import type { Command } from './index';

/**
 * Show what has changed on either side of a pair since it was confirmed; where the confirmed text cannot be had, where
 * the sides differ in structure. The argument may be a URI, or an object with one.
 */
export const comparePair: Command = (context) => async (argument) => {
  const uri = targetOf(argument);
  if (uri === undefined) {
    void vscode.window.showInformationMessage(t('Open a document first, or pick one in the explorer.'));
    return;
  }
  const drift = await readDrift(context.server, uri);
  if (isRefused(drift)) {
    void vscode.window.showErrorMessage(drift.refused);
    return;
  }
  const comparison = comparisonOf(drift);
  await showChanges(context, comparison);
  if (comparison.changed.length === 0 && drift.divergences.length > 0) await pickDivergence(drift, comparison.words);
  else if (comparison.words !== '') void vscode.window.showInformationMessage(comparison.words);
};

/** The diff editor, or the one for several files when both sides have moved. */
async function showChanges({ confirmedTexts }: Context, { changed }: Comparison): Promise<void> {
  const [first, second] = changed.map(({ hash, uri }) => {
    return { left: confirmedTexts.uriOf(uri, hash), right: vscode.Uri.parse(uri) };
  });
  if (!first) return;
  const since = t('confirmed ↔ now');
  if (!second) {
    const title = t('{name}: {since}', { name: baseOf(first.right.path), since });
    await vscode.commands.executeCommand('vscode.diff', first.left, first.right, title);
    return;
  }
  const resources = [first, second].map(({ left, right }) => [right, left, right]);
  await vscode.commands.executeCommand(
    'vscode.changes',
    t('{name}: both languages, {since}', { name: baseOf(first.right.path), since }),
    resources,
  );
}

async function pickDivergence(drift: PairDrift, words: string): Promise<void> {
  const items = drift.divergences.map((divergence) => ({
    label: divergence.message,
    description: `${baseOf(divergence.uri)}:${divergence.range.start.line + 1}`,
    divergence,
  }));
  const placeHolder = [words, t('Where the two languages differ in structure')].filter(Boolean).join(' ');
  const chosen = await vscode.window.showQuickPick(items, {
    title: t('Compare'),
    placeHolder,
    matchOnDescription: true,
  });
  if (chosen) await reveal(chosen.divergence);
}

async function reveal({ range: { end, start }, uri }: PairDivergence): Promise<void> {
  const selection = new vscode.Range(start.line, start.character, end.line, end.character);
  await vscode.window.showTextDocument(vscode.Uri.parse(uri), { selection });
}
