import type { OverviewEntry, PairOverview, ProblemCounts } from '../../../server/src/protocol';
import { t } from '../l10n';
import { describePair, describeProblems } from './words';

/** A sign behind a label. */
export interface Mark {
  /** At most two characters. */
  readonly badge: string;
  readonly tooltip: string;
  /** Id of a theme colour, which the label takes as well. */
  readonly color?: string;
}

/** One sign for one thing. */
interface Sign extends Mark {
  readonly loudness: number;
}

const colors = ['', 'list.warningForeground', 'list.errorForeground'] as const;

/** What there is to see about an RFC: its problems before the state of its pair before the excuse; `undefined`: nothing. */
export function markOf({ grandfathered, pair, problems }: OverviewEntry): Mark | undefined {
  const problem = signsOfProblems(problems);
  const excuse = grandfathered ? [{ badge: '†', tooltip: 'grandfathered', loudness: 0 }] : [];
  // That somebody may translate it one day is worth no more than a dot, and only where there is nothing else.
  const isQuiet = pair?.state === 'backlog' && problem.length + excuse.length > 0;
  return join([...problem, ...(pair && !isQuiet ? signsOfPair(pair) : []), ...excuse]);
}

/** What there is to see about a file that is known by its problems only. */
export function markOfProblems(problems: ProblemCounts): Mark | undefined {
  return join(signsOfProblems(problems));
}

function join(signs: readonly Sign[]): Mark | undefined {
  const [first, second] = signs;
  if (!first) return undefined;
  const both = first.badge + (second?.badge ?? '');
  const color = colors[Math.max(...signs.map(({ loudness }) => loudness))];
  return {
    badge: both.length <= 2 ? both : first.badge,
    tooltip: signs.map(({ tooltip }) => tooltip).join(t(', ')),
    ...(color ? { color } : {}),
  };
}

/** Errors and warnings, counted; what is no more than a hint is no reason to look. */
function signsOfProblems(problems: ProblemCounts): Sign[] {
  const loud = { ...problems, information: 0, hints: 0 };
  const { errors, warnings } = problems;
  if (errors + warnings === 0) return [];
  const number = errors || warnings;
  return [{ badge: number > 9 ? '9+' : String(number), tooltip: describeProblems(loud), loudness: errors > 0 ? 2 : 1 }];
}

const pairSigns: Readonly<Partial<Record<PairOverview['state'], Pick<Sign, 'badge' | 'loudness'>>>> = {
  'missing-required': { badge: '½', loudness: 2 },
  incomplete: { badge: '½', loudness: 2 },
  malformed: { badge: '?', loudness: 2 },
  'out-of-sync': { badge: '≠', loudness: 1 },
  diverged: { badge: '≠', loudness: 2 },
  backlog: { badge: '·', loudness: 0 },
};

/** What there is to see about a pair; `undefined`: nothing. */
export function markOfPair(pair: PairOverview): Mark | undefined {
  return join(signsOfPair(pair));
}

function signsOfPair(pair: PairOverview): Sign[] {
  const sign = pairSigns[pair.state];
  return sign ? [{ ...sign, tooltip: describePair(pair) }] : [];
}
