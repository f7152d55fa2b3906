import path from 'node:path';
import { en, type FilePlan, isRefusal, planMove } from '../../engine';
import { repositoryTop, surroundingsOf } from '../../host/listMarkdown';
import { pathBelow } from '../../host/paths';
import { t } from '../../speech';
import { sentenceOf } from '../../speech/engineWords';
import type { Args } from '../args';
import type { Command } from '../command';
import type { Sink } from '../io';
import type { OpenProject } from '../openProject';
import { configOption, rootOption } from '../repository';
import { UsageError } from '../usage';
import { openProjectFor } from '../writing/projectFor';
import { showDiff, showNotes } from '../writing/show';
import { lookToWrite, say, writePlans } from '../writing/write';

/** Moves an RFC to another stage, with all that follows from it. */
export const move: Command = {
  name: 'move',
  operands: 'FILE LIFECYCLE',
  maxOperands: 2,
  summary: en('Move an RFC to another lifecycle.'),
  details: [
    en(
      'Rewrites its status and headings, takes its other language along, and mends the index and every link\nin the Markdown of the repository. All of it or nothing is written.',
    ),
    en('Only the moves that the configuration names are possible.'),
  ],
  options: {
    root: rootOption,
    config: configOption,
    reason: { type: 'string', value: 'R', help: en('The reason for the status, in one line.') },
    fold: {
      type: 'boolean',
      help: en('Fold the acceptance criteria into the consequences, rather than rename their section.'),
    },
    'dry-run': { type: 'boolean', help: en('Show what would change, and write nothing.') },
    'confirm-pairs': {
      type: 'boolean',
      help: en('Record pairs anew that were in sync and whose sides are changed alike.'),
    },
  },
  async run(args, io) {
    const [file, lifecycle] = args.operands;
    if (file === undefined || lifecycle === undefined) {
      throw new UsageError(t('`rfc move` needs a file and the lifecycle that it goes to.'));
    }
    const look = () => openProjectFor(path.resolve(io.cwd, file), args, io);
    const open = args.has('dry-run') ? look() : lookToWrite(look, io);
    const top = repositoryTop(open.root);
    const plan = planFor(open, top, path.resolve(io.cwd, file), lifecycle, args);
    if (args.has('dry-run')) showDiff([{ open, plan }], io);
    else writePlans(top, [{ open, plan }]);
    report(open, plan, args.has('dry-run') ? io.stderr : io.stdout);
    showNotes(open, plan, io);
    return 0;
  },
};

function planFor(open: OpenProject, top: string, file: string, to: string, args: Args): FilePlan {
  const enginePath = pathBelow(open.base, file);
  if (!enginePath) throw new UsageError(t('`{file}` lies outside of `{base}`.', { file, base: open.base }));
  const reason = args.value('reason');
  const plan = planMove(open.project, open.files, {
    path: enginePath,
    to,
    ...(reason === undefined ? {} : { reason }),
    folds: args.has('fold'),
    confirmPairs: args.has('confirm-pairs'),
    surroundings: surroundingsOf(top, open.base),
  });
  if (isRefusal(plan)) throw new UsageError(t('{reason} Nothing was written.', { reason: sentenceOf(plan.refused) }));
  return plan;
}

/** What went where; of a dry run the result is the diff. */
function report(open: OpenProject, { renames, edits, creations }: FilePlan, sink: Sink): void {
  for (const { from, to } of renames) say(sink, `${open.shown(from)} -> ${open.shown(to)}`);
  const moved = new Set(renames.map(({ from }) => from));
  const others = [...edits, ...creations].filter(({ path: file }) => !moved.has(file));
  for (const { path: file } of others) say(sink, open.shown(file));
}
