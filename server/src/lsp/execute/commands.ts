import { en } from '../../engine';
import {
  confirmPairCommand,
  createCounterpartCommand,
  generateIndexCommand,
  isRefused,
  moveCommand,
  type NormalizeAnswer,
  openCounterpartCommand,
  type PlannedEdit,
} from '../../protocol';
import { t } from '../../speech';
import { confirmPair } from '../handlers/confirmPair';
import { counterpart } from '../handlers/counterpart';
import { createCounterpart } from '../handlers/createCounterpart';
import { explainFile } from '../handlers/explainFile';
import { fixWorkspace } from '../handlers/fixWorkspace';
import { generateIndex } from '../handlers/generateIndex';
import { changeClass, moveRfc } from '../handlers/moveRfc';
import { newRfc } from '../handlers/newRfc';
import { normalize } from '../handlers/normalize';
import type { Session } from '../session';
import type { Arguments, Parameter } from './arguments';
import { type CommandAnswer, editing, nameOf, type ServerCommand } from './command';

const file: Parameter = { type: 'text', required: true, means: en('the URI of the file that is meant') };
const confirmPairs: Parameter = { type: 'flag', means: en('to record pairs anew that were in sync') };
const text = (means: string): Parameter => ({ type: 'text', means });
const needed = (means: string): Parameter => ({ type: 'text', required: true, means });
const flag = (means: string): Parameter => ({ type: 'flag', means });

/** The commands by id, sorted. They have the names and arguments that they have in VS Code. */
export const serverCommands: Readonly<Record<string, ServerCommand>> = {
  'rfc.changeClass': editing(
    { uri: file, className: needed(en('the name of a class')), confirmPairs },
    changeClass,
    relocation('className'),
  ),
  [confirmPairCommand]: {
    parameters: {
      uri: file,
      force: flag(en('to confirm although the structures differ')),
      trusted: flag(en('that git may be run in the repository')),
    },
    run: confirm,
  },
  [createCounterpartCommand]: editing({ uri: file }, createCounterpart, {
    label: () => t('Begin the other language'),
    done: () => t('The other language is begun.'),
  }),
  'rfc.explainFile': { parameters: { uri: file }, run: explain },
  'rfc.fixWorkspace': editing({}, fixWorkspace, {
    label: () => t('Make every safe fix'),
    done: ({ fileCount }) => t('Every safe fix is made. Files changed: {fileCount}.', { fileCount }),
    nothing: () => t('No RFC has a problem that can be fixed safely.'),
  }),
  [generateIndexCommand]: editing(
    { uri: text(en('the URI of a file or folder of the root that is meant')) },
    generateIndex,
    {
      label: () => t('Bring the index up to date'),
      done: () => t('The index is up to date.'),
      nothing: () => t('The index is up to date: there is nothing to change.'),
    },
  ),
  [moveCommand]: editing(
    {
      uri: file,
      to: needed(en('the name of a lifecycle')),
      reason: text(en('why, in one line')),
      folds: flag(en('to fold the section that can be folded')),
      confirmPairs,
    },
    moveRfc,
    relocation('to'),
  ),
  'rfc.new': editing(
    {
      title: needed(en('the title, without a prefix')),
      className: text(en('the name of a class')),
      lifecycle: text(en('the name of a lifecycle')),
      topic: text(en('the topic in the file name')),
      date: text(en('the day it was first proposed, as yyyy-mm-dd')),
      place: text(en('the URI of the root folder')),
      withCounterpart: flag(en('to begin the other language too')),
    },
    newRfc,
    { label: () => t('Write a new RFC'), done: tellNew },
  ),
  'rfc.normalize': editing(
    {
      uri: text(en('the URI of a file or folder to stay in')),
      grandfather: flag(en('to excuse old RFCs without alternatives')),
      confirmPairs,
    },
    normalize,
    {
      label: () => t('Bring old RFCs into the format'),
      done: tellNormalized,
      nothing: () => t('There is nothing that a machine could bring into the format.'),
    },
  ),
  [openCounterpartCommand]: { parameters: { uri: file }, run: openOther },
};

function relocation(target: string) {
  return {
    label: (args: Arguments) => t('Move to {folder}/', { folder: String(args[target]) }),
    done: ({ fileCount }: PlannedEdit, args: Arguments) =>
      t('Moved to `{folder}/`. Files changed: {fileCount}.', { folder: String(args[target]), fileCount }),
  };
}

function tellNew({ open }: PlannedEdit): string {
  return t('Written: `{name}`.', { name: nameOf(open?.uri ?? '') });
}

function tellNormalized({ fileCount, left }: NormalizeAnswer): string {
  if (left.length === 0) return t('Files changed: {fileCount}. Nothing is left.', { fileCount });
  const errors = left.filter(({ isError }) => isError).length;
  const english = en('Files changed: {fileCount}. Problems left to a person: {problems}, of which errors: {errors}.');
  return t(english, { fileCount, problems: left.length, errors });
}

/** So many places are named in a sentence. */
const mostPlaces = 3;

async function confirm(session: Session, args: Arguments): Promise<CommandAnswer> {
  const answer = await confirmPair(session, args);
  if (isRefused(answer)) return answer;
  if ('divergences' in answer) {
    const places = answer.divergences.slice(0, mostPlaces).map(({ uri, range, message }) => {
      return `${nameOf(uri)}:${range.start.line + 1}: ${message}`;
    });
    const english = en(
      'The two languages differ in structure, so nothing is confirmed without `force`. Places: {total}, the first ones:',
    );
    return { refused: [t(english, { total: answer.total }), ...places].join(' ') };
  }
  const data = { name: nameOf(answer.record) };
  const done = answer.isWritten
    ? t('Confirmed: `{name}` is written.', data)
    : t('Confirmed already: `{name}` stays as it is.', data);
  return { done, notes: [] };
}

async function explain(session: Session, { uri }: Arguments): Promise<CommandAnswer> {
  const { verdict, reasons } = await explainFile(session, { uri: String(uri) });
  return { done: [verdict, ...reasons].join(' '), notes: [] };
}

async function openOther(session: Session, args: Arguments): Promise<CommandAnswer> {
  const found = await session.reach(() => counterpart(session, args));
  if (!isRefused(found)) {
    const done = t('The other language is `{name}`.', { name: nameOf(found.uri) });
    return { done, notes: [], open: { uri: found.uri, stops: [] } };
  }
  if (!found.isMissing) return found;
  return { refused: `${found.refused} ${t('`{command}` begins it.', { command: createCounterpartCommand })}` };
}
