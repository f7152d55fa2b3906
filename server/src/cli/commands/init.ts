import { en, isRefusal, planSetUp, type SetUpPlan, setUpWords } from '../../engine';
import { surroundingsOf } from '../../host/listMarkdown';
import { configIn } from '../../host/locate';
import { t } from '../../speech';
import { sentenceOf } from '../../speech/engineWords';
import type { Args } from '../args';
import type { Command } from '../command';
import type { Io } from '../io';
import { shellFor } from '../lint/check';
import { type OpenProject, openProject } from '../openProject';
import { findRepository, rootOption } from '../repository';
import { UsageError } from '../usage';
import { showDiff } from '../writing/show';
import { finishEarlier, say, writePlans } from '../writing/write';

/** Writes a first configuration, and a tree if one is wanted; never over anything that is there. */
export const init: Command = {
  name: 'init',
  operands: '',
  maxOperands: 0,
  summary: en('Write a commented rfc.config.jsonc.'),
  details: [
    en(
      'Where decisions are kept in another way already, such as `docs/adr/0001-topic.md`, the configuration is made\nto fit them, and what the rules would report is said first.',
    ),
    en('Refuses when the repository has a configuration already.'),
  ],
  options: {
    root: rootOption,
    tree: { type: 'boolean', help: en('Where there are no RFCs yet: write a README, a first RFC and the index too.') },
    'dry-run': { type: 'boolean', help: en('Show what would be written and reported, and write nothing.') },
  },
  async run(args, io) {
    const root = findRepository(args, io.cwd);
    if (!args.has('dry-run')) finishEarlier(root, io);
    const existing = configIn(root);
    if (existing)
      throw new UsageError(t('There is a configuration already: `{existing}`; nothing was written.', { existing }));
    const open = openProject(root, { base: root });
    const plan = planFor(open, args, io);
    const isNews = args.has('dry-run') || typeof plan.layout !== 'string';
    if (isNews) for (const words of setUpWords(plan)) say(io.stdout, sentenceOf(words));
    if (args.has('dry-run')) {
      showDiff([{ open, plan }], io);
      return 0;
    }
    writePlans(root, [{ open, plan }]);
    for (const { path } of plan.creations) say(io.stdout, t('Wrote {path}.', { path: open.absolute(path) }));
    return 0;
  },
};

function planFor(open: OpenProject, args: Args, io: Io): SetUpPlan {
  const { markdown } = surroundingsOf(open.base, open.base);
  const plan = planSetUp(open.files, { markdown, withTree: args.has('tree') }, shellFor(io, open));
  if (isRefusal(plan)) throw new UsageError(t('{reason} Nothing was written.', { reason: sentenceOf(plan.refused) }));
  return plan;
}
