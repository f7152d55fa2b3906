import * as vscode from 'vscode';
import {
  isRefused,
  type NewChoices,
  type NewPlace,
  type NewRfcParams,
  newChoicesRequest,
  newRfcRequest,
  type PlanAnswer,
  type PlannedEdit,
  type SuggestedTopic,
  suggestTopicRequest,
} from '../../../server/src/protocol';
import { applyPlan, tellNotes } from '../applyPlan';
import { argumentAt, asking, pickOne, textAt, toItem, typeLine } from '../ask';
import type { Context } from '../context';
import { fillIn } from '../fillIn';
import { t } from '../l10n';
import type { Command } from './index';

/**
 * Write a new RFC: ask what it is to be, write it, and begin in its first section. The argument may be a folder (or
 * an object with its `uri`), which answers some questions, or an object with a title, which answers all of them.
 */
export const newRfc: Command = (context) => async (argument) => {
  const title = textAt(argument, 'title');
  const answers = title === undefined ? await asking(() => askAll(context, argument)) : readAnswers(title, argument);
  if (!answers) return;
  const planned = await context.server.request<PlanAnswer>(newRfcRequest, answers);
  if (isRefused(planned)) {
    void vscode.window.showErrorMessage(planned.refused);
    return;
  }
  await write(context, planned);
};

async function write(context: Context, planned: PlannedEdit): Promise<void> {
  const isMade = await applyPlan(context, planned);
  if (!isMade || !planned.open) return;
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(planned.open.uri));
  await document.save(); // else the file stays empty while its author thinks
  await fillIn(document, planned.open.stops);
  if (planned.notes.length > 0) tellNotes(context, t('Written.'), planned.notes);
}

function readAnswers(title: string, argument: unknown): NewRfcParams {
  const names = ['place', 'lifecycle', 'className', 'topic', 'date'] as const;
  const given = names.flatMap((name) => {
    const text = textAt(argument, name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return { title, withCounterpart: argumentAt(argument, 'withCounterpart') === true, ...Object.fromEntries(given) };
}

async function askAll(context: Context, argument: unknown): Promise<NewRfcParams | undefined> {
  const folder = argument instanceof vscode.Uri ? argument.toString() : textAt(argument, 'uri');
  const uri = folder === undefined ? {} : { uri: folder };
  const { places, today } = await context.server.request<NewChoices>(newChoicesRequest, uri);
  if (places.length === 0) {
    void vscode.window.showInformationMessage(t('No opened folder has a place for a new RFC.'));
    return undefined;
  }
  const { place } = await pickOne(
    places.map((each) => ({ label: each.name, place: each })),
    { title: t('New RFC'), placeHolder: t('Where it will lie') },
  );
  const title = t('New {noun}', { noun: place.noun });
  const lifecycle = place.given.lifecycle ?? (await askLifecycle(title, place));
  const className = place.given.className ?? (await askClass(title, place));
  const heading = await askTitle(title);
  const so = { place: place.uri, lifecycle, ...(className === undefined ? {} : { className }), title: heading };
  const topic = await askTopic(context, title, so);
  const date = await askDate(title, today);
  const withCounterpart = place.counterpart !== undefined && (await askCounterpart(title, place.counterpart));
  return { ...so, topic, date, withCounterpart };
}

async function askLifecycle(title: string, { lifecycles }: NewPlace): Promise<string> {
  return (await pickOne(lifecycles.map(toItem), { title, placeHolder: t('The lifecycle it begins in') })).choice.name;
}

async function askClass(title: string, { classes }: NewPlace): Promise<string | undefined> {
  if (classes.length === 0) return undefined;
  const options = { title, placeHolder: t('Its class'), matchOnDetail: true };
  return (await pickOne(classes.map(toItem), options)).choice.name;
}

function askTitle(title: string): Promise<string> {
  return typeLine({
    title,
    prompt: t('The title, without a prefix'),
    placeHolder: t('Such as: One table of ports'),
    validateInput: (value) => (value.trim() === '' ? t('A title is needed.') : undefined),
  });
}

/** The server knows which topics are possible; it is asked with each key, and writes nothing. */
async function askTopic({ server }: Context, title: string, so: NewRfcParams): Promise<string> {
  const { topic = '' } = await server.request<SuggestedTopic>(suggestTopicRequest, { title: so.title });
  const prompt =
    topic === '' ? t('The topic in the file name: this title suggests none') : t('The topic in the file name');
  return typeLine({
    title,
    prompt,
    value: topic,
    placeHolder: t('Such as: short-name'),
    async validateInput(value) {
      if (value.trim() === '') return t('A topic is needed, such as `short-name`.');
      const answer = await server.request<PlanAnswer>(newRfcRequest, { ...so, topic: value });
      return isRefused(answer) ? answer.refused : undefined;
    },
  });
}

function askDate(title: string, today: string): Promise<string> {
  return typeLine({
    title,
    prompt: t('The day it was first proposed'),
    value: today,
    validateInput: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : t('Expected a day like `2026-08-01`.')),
  });
}

async function askCounterpart(title: string, language: string): Promise<boolean> {
  const items = [
    { label: t('One language'), isPair: false },
    {
      label: t('With a counterpart: {language}', { language }),
      detail: t('The pair is incomplete until its record is written.'),
      isPair: true,
    },
  ];
  return (await pickOne(items, { title, placeHolder: t('In how many languages') })).isPair;
}
