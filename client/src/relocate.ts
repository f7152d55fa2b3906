import * as vscode from 'vscode';
import { isRefused, type PlanAnswer, type PlannedEdit, type PlanOptions } from '../../server/src/protocol';
import { applyPlan, tellNotes } from './applyPlan';
import { argumentAt, askHow, asking, pickOne, textAt } from './ask';
import type { Context } from './context';
import { t } from './l10n';

/** A move of an RFC, but for what is still to be asked. */
export interface RelocationRequest {
  readonly method: string;
  readonly params: object;
  readonly title: string;
  /** What is told when it is done. */
  readonly done: string;
  /** The command's argument, which may answer questions: `how` (`apply` or `preview`) and `confirmPairs`. */
  readonly argument: unknown;
}

/** Asks how to make a move, and makes it. */
export async function relocate(context: Context, request: RelocationRequest): Promise<void> {
  const planned = await asking(() => plan(context, request));
  if (!planned) return;
  if (await applyPlan(context, planned)) tellNotes(context, request.done, planned.notes);
}

/** The edit as the user wants it; `undefined` when it is refused. */
async function plan({ server }: Context, request: RelocationRequest): Promise<PlannedEdit | undefined> {
  const ask = (options: PlanOptions) => server.request<PlanAnswer>(request.method, { ...request.params, ...options });
  const first = await ask({});
  if (isRefused(first)) return refuse(first.refused);
  const confirmPairs = first.canConfirmPairs && (await askConfirm(request));
  const preview = ((await readHow(request)) ?? (await askHow(request.title))) === 'preview';
  if (!confirmPairs && !preview) return first;
  const second = await ask({ confirmPairs, preview });
  return isRefused(second) ? refuse(second.refused) : second;
}

function refuse(sentence: string): undefined {
  void vscode.window.showErrorMessage(sentence);
}

async function readHow({ argument }: RelocationRequest): Promise<'apply' | 'preview' | undefined> {
  const how = textAt(argument, 'how');
  return how === 'apply' || how === 'preview' ? how : undefined;
}

async function askConfirm({ argument, title }: RelocationRequest): Promise<boolean> {
  const given = argumentAt(argument, 'confirmPairs');
  if (typeof given === 'boolean') return given;
  const items = [
    {
      label: t('Record the pair anew'),
      detail: t('Both sides were in sync and are changed alike.'),
      isConfirmed: true,
    },
    { label: t('Leave the pair out of sync'), detail: t('Somebody compares both sides later.'), isConfirmed: false },
  ];
  return (await pickOne(items, { title, placeHolder: t('Both languages are changed alike') })).isConfirmed;
}
