import { lintProject } from '../../engine';
import { t } from '../../speech';
import type { ExitCode } from '../io';
import { shellFor } from '../lint/check';
import { coloursFor } from '../reporters/colours';
import { mergeReports } from '../reporters/report';
import { writeText } from '../reporters/text';
import { toReport } from '../reporters/toJson';
import { count } from '../writing/write';
import type { OpenPairs, PairsRequest, PairsUse } from './openPairs';

/** Reports what the rules over pairs find in those that are meant; fails on an error, and when there was none to check. */
export function checkPairs(use: PairsUse, { args, io, root }: PairsRequest): ExitCode {
  const reports = use.map((each) => reportOf(each, io));
  const report = mergeReports(root, reports, 0);
  const checked = use.reduce((sum, { places }) => sum + places.filter(isPair).length, 0);
  if (checked === 0 && !args.has('allow-empty')) {
    io.stderr.write(t('No pair of languages was found.\n'));
    return 1;
  }
  const colours = coloursFor(io.isTTY && !io.env.NO_COLOR);
  writeText(report, io.stdout, colours, t('{checked} checked', { checked: count(checked, 'pair') }));
  return report.summary.errors > 0 ? 1 : 0;
}

/** A document by itself is a pair only where it has to be one. */
function isPair({ present, standing }: OpenPairs['places'][number]): boolean {
  return present.size > 1 || standing === 'required';
}

function reportOf({ open, places }: OpenPairs, io: PairsRequest['io']) {
  const files = new Set(places.flatMap(({ anchor, counterpart, record }) => [anchor, counterpart, record]));
  const config = open.project.file?.path;
  const verdict = lintProject(
    open.project,
    open.files,
    shellFor(io, open),
    (path) => files.has(path) || path === config,
  );
  const problems = verdict.problems.filter(({ rule }) => rule.startsWith('pair/'));
  return toReport({ problems, rfcs: 0 }, open, 0);
}
