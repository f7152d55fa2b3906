import { addTo, en, filesAfter, Lines, type NormalizePlan, planNormalize } from '../../engine';
import { t } from '../../speech';
import { sentenceOf } from '../../speech/engineWords';
import type { Command } from '../command';
import type { ExitCode, Io } from '../io';
import { findProjects, openAll, shellFor } from '../lint/check';
import { readScope, type Scope } from '../lint/scope';
import type { OpenProject } from '../openProject';
import type { ReportedProblem } from '../reporters/report';
import { toReport } from '../reporters/toJson';
import { configOption, rootOption } from '../repository';
import { showDiff, showNotes } from '../writing/show';
import { count, lookToWrite, say, writePlans } from '../writing/write';

/** Brings old documents into the format as far as that can be done without knowing what they mean. */
export const normalize: Command = {
  name: 'normalize',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  summary: en('Bring old RFCs into the format, as far as a machine can.'),
  details: [
    en(
      'Makes every safe fix, renames sections that are known under other names, and renders the index. What it\nleaves is listed with the reason. A second run changes nothing.',
    ),
    en('PATH limits what is changed and listed to files and folders.'),
  ],
  options: {
    root: rootOption,
    config: configOption,
    grandfather: {
      type: 'boolean',
      help: en('Say of RFCs from before the format that no alternatives were recorded, where that is so.'),
    },
    diff: { type: 'boolean', help: en('Show what would change, and write nothing.') },
    'confirm-pairs': {
      type: 'boolean',
      help: en('Record pairs anew that were in sync and whose sides are changed alike.'),
    },
    'allow-empty': { type: 'boolean', help: en('Finding no RFC is no failure.') },
  },
  async run(args, io) {
    const scope = readScope(args, io.cwd);
    const look = () => findProjects(args, io.cwd, scope);
    const request = args.has('diff') ? look() : lookToWrite(look, io);
    const how = { grandfather: args.has('grandfather'), confirmPairs: args.has('confirm-pairs') };
    const plans = openAll(request, io).map((open) => ({ open, plan: planFor(open, scope, how, io) }));
    if (args.has('diff')) showDiff(plans, io);
    else writePlans(request.root, plans);

    const left = plans.flatMap(({ open, plan }) => reportedLeft(open, plan));
    const sink = args.has('diff') ? io.stderr : io.stdout;
    for (const { open, plan } of plans) for (const path of changedBy(plan)) say(sink, open.shown(path));
    for (const [reason, problems] of groupByReason(left)) {
      sink.write('\n');
      say(sink, reason);
      for (const problem of problems) say(sink, `  ${lineFor(problem)}`);
    }
    for (const { open, plan } of plans) showNotes(open, plan, io);
    return judge(plans, left, args.has('allow-empty'), io);
  },
};

interface Plan {
  readonly open: OpenProject;
  readonly plan: NormalizePlan;
}

function planFor(
  open: OpenProject,
  scope: Scope,
  how: { grandfather: boolean; confirmPairs: boolean },
  io: Io,
): NormalizePlan {
  const isLimited = scope.operands.length > 0;
  const includes = (enginePath: string) => scope.includes(open.absolute(enginePath));
  return planNormalize(open.project, open.files, { ...how, ...(isLimited ? { includes } : {}) }, shellFor(io, open));
}

function changedBy({ edits, creations }: NormalizePlan): string[] {
  return [...edits, ...creations].map(({ path }) => path);
}

interface Left {
  readonly reason: string;
  readonly problem: ReportedProblem;
}

/** What is left, in words and with places in the texts as they are then. */
function reportedLeft(open: OpenProject, plan: NormalizePlan): Left[] {
  const after = filesAfter(open.files, plan);
  const linesOf = (path: string) => {
    const content = after.read(path, Number.POSITIVE_INFINITY);
    return content.kind === 'text' ? new Lines(content.text) : undefined;
  };
  const places = { root: open.root, shown: open.shown, linesOf };
  return plan.left.flatMap(({ problem, reason }) => {
    const report = toReport({ problems: [problem], rfcs: 0 }, places, 0);
    return report.problems.map((reported) => ({ reason: sentenceOf(reason), problem: reported }));
  });
}

function groupByReason(left: readonly Left[]): Map<string, ReportedProblem[]> {
  const groups = new Map<string, ReportedProblem[]>();
  for (const { reason, problem } of left) addTo(groups, reason, problem);
  return groups;
}

function lineFor({ file, range, severity, message, rule }: ReportedProblem): string {
  const place = file.endsWith('/') ? file : `${file}:${range.start.line + 1}:${range.start.character + 1}`;
  return `${place}  ${severity}  ${message}  ${rule}`;
}

function judge(plans: readonly Plan[], left: readonly Left[], allowEmpty: boolean, io: Io): ExitCode {
  const rfcs = plans.reduce((sum, { plan }) => sum + plan.rfcs, 0);
  if (rfcs === 0 && !allowEmpty) {
    io.stderr.write(t('No RFC was found.\n'));
    return 1;
  }
  const changed = plans.reduce((sum, { plan }) => sum + changedBy(plan).length, 0);
  const errors = left.filter(({ problem }) => problem.severity === 'error').length;
  const rest =
    left.length === 0
      ? t('nothing is left')
      : t('{problems} left, {errors} among them', {
          problems: count(left.length, 'problem'),
          errors: count(errors, 'error'),
        });
  say(
    io.stderr,
    t('{rfcs} looked at, {changed} changed, {rest}.', {
      rfcs: count(rfcs, 'RFC'),
      changed: count(changed, 'file'),
      rest,
    }),
  );
  return errors > 0 ? 1 : 0;
}
