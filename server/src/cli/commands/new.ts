import path from 'node:path';
import { en, isRefusal, type NewPlan, type NewRequest, planNew } from '../../engine';
import { pathBelow } from '../../host/paths';
import { t } from '../../speech';
import { sentenceOf } from '../../speech/engineWords';
import type { Args } from '../args';
import type { Command } from '../command';
import type { Io } from '../io';
import { shellFor } from '../lint/check';
import type { OpenProject } from '../openProject';
import { configOption, rootOption } from '../repository';
import { UsageError } from '../usage';
import { openProjectFor } from '../writing/projectFor';
import { showNotes } from '../writing/show';
import { lookToWrite, say, writePlans } from '../writing/write';

/** Writes a new RFC from its template, and never over a file that is there. */
export const newRfc: Command = {
  name: 'new',
  operands: '',
  maxOperands: 0,
  summary: en('Write a new RFC from a template.'),
  details: [
    en(
      'The file name is made of the date and of a topic, which the title suggests. A title in another script\nthan Latin needs --topic.',
    ),
    en(
      'Templates of your own replace the built-in ones: `<lifecycle>.md` in the folder that the key `templates`\nof the configuration names.',
    ),
  ],
  options: {
    root: rootOption,
    config: configOption,
    title: { type: 'string', value: 'T', help: en('The title, without the prefix (required).') },
    class: { type: 'string', value: 'C', help: en('The class (required where the tree has class folders).') },
    lifecycle: {
      type: 'string',
      value: 'L',
      help: en('The lifecycle it begins in (default: the first possible one).'),
    },
    date: { type: 'string', value: 'D', help: en('The day it was first proposed, as yyyy-mm-dd (default: today).') },
    topic: { type: 'string', value: 'S', help: en('The topic in the file name (default: made of the title).') },
    pair: { type: 'boolean', help: en('Write the other language as well.') },
    stdout: { type: 'boolean', help: en('Print the text instead of writing it.') },
  },
  async run(args, io) {
    const title = args.value('title');
    if (title === undefined) throw new UsageError(t('`rfc new` needs a title: `--title T`.'));
    if (args.has('pair') && args.has('stdout'))
      throw new UsageError(t('`--stdout` prints one text, so it does not go with `--pair`.'));
    const look = () => openProjectFor(path.join(io.cwd, 'new'), args, io);
    const open = args.has('stdout') ? look() : lookToWrite(look, io);
    const plan = planFor(open, readRequest(title, open, args, io), io);
    if (args.has('stdout')) {
      io.stdout.write(plan.creations[0]?.text ?? '');
      return 0;
    }
    writePlans(open.root, [{ open, plan }]);
    for (const { path: file } of [...plan.creations, ...plan.edits]) say(io.stdout, open.shown(file));
    showNotes(open, plan, io);
    return 0;
  },
};

function readRequest(title: string, open: OpenProject, args: Args, io: Io): NewRequest {
  const root = rootAround(open, io.cwd);
  const given = {
    lifecycle: args.value('lifecycle'),
    className: args.value('class'),
    topic: args.value('topic'),
    root,
  };
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { title, date: args.value('date') ?? io.today, withCounterpart: args.has('pair'), ...named };
}

/** Of several RFC roots the nearest one that the user stands in. */
function rootAround({ project, absolute }: OpenProject, cwd: string): string | undefined {
  const around = project.roots.map(({ root }) => root).filter((root) => pathBelow(absolute(root), cwd) !== undefined);
  return around.sort((a, b) => b.length - a.length)[0];
}

function planFor(open: OpenProject, request: NewRequest, io: Io): NewPlan {
  const plan = planNew(open.project, open.files, request, shellFor(io, open));
  if (isRefusal(plan)) throw new UsageError(t('{reason} Nothing was written.', { reason: sentenceOf(plan.refused) }));
  return plan;
}
