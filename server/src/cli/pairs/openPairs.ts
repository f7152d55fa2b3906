import path from 'node:path';
import { findPair, Judge, type PairPlace, surveyProject } from '../../engine';
import { pathBelow } from '../../host/paths';
import { t } from '../../speech';
import type { Args } from '../args';
import type { Io } from '../io';
import { type OpenRequest, openAll, shellFor } from '../lint/check';
import type { OpenProject } from '../openProject';
import { UsageError } from '../usage';

/** What a run of `rfc pairs` is about. */
export interface PairsRequest extends OpenRequest {
  readonly args: Args;
  readonly io: Io;
}

/** A project and those of its pairs that are meant. */
export interface OpenPairs {
  readonly open: OpenProject;
  readonly judge: Judge;
  readonly places: readonly PairPlace[];
}

/** Every project of the request. */
export type PairsUse = readonly OpenPairs[];

/**
 * Opens the projects and finds the pairs that the operands name: all of them when there are none. Throws `UsageError`
 * for a name of no pair.
 */
export function openPairs(request: PairsRequest): PairsUse {
  const { args, io } = request;
  const opened = openAll(request, io).map((open) => {
    const shell = shellFor(io, open);
    const judge = new Judge(surveyProject(open.project, open.files, shell), open.files, shell);
    return { open, judge, places: judge.survey.pairs };
  });
  if (args.operands.length === 0) return opened;
  const named = args.operands.map((operand) => findNamed(operand, opened, io));
  return opened.map((each) => ({ ...each, places: each.places.filter((place) => named.includes(place)) }));
}

function findNamed(operand: string, opened: PairsUse, io: Io): PairPlace {
  const absolute = path.resolve(io.cwd, operand.replaceAll('\\', '/'));
  for (const { open, judge } of opened.toSorted((a, b) => b.open.base.length - a.open.base.length)) {
    const relative = pathBelow(open.base, absolute);
    const place = relative === undefined ? undefined : findPair(judge, relative);
    if (place) return place;
  }
  throw new UsageError(
    t('`{operand}` names no pair of languages: nothing of that name is in `pairing.scope`.', { operand }),
  );
}
