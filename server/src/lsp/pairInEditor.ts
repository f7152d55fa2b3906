import { divergencesIn, type Files, findPair, Judge, Lines, type Pair, type PairPlace, type Problem } from '../engine';
import { nodeFiles } from '../host/nodeFiles';
import type { PairDivergence, PairDivergences, RefusedPlan } from '../protocol';
import { t } from '../speech';
import { messageOf } from '../speech/engineWords';
import type { LiveProject } from './liveProject';
import { namedIn, refusals, textAt } from './planning';
import type { Session } from './session';

/** A pair that a request is about, with the texts in the editor, whichever texts the diagnostics follow. */
export interface PairInEditor {
  readonly project: LiveProject;
  /** The file that the request names, relative to the project's folder. */
  readonly path: string;
  readonly place: PairPlace;
  readonly judge: Judge;
  readonly pair: Pair;
}

/** The pair that the parameter `uri` names a file of, or why there is none. */
export function pairInEditor(session: Session, params: unknown): PairInEditor | RefusedPlan {
  if (textAt(params, 'uri') === undefined) return refusals.notUnderstood;
  const named = namedIn(session, params);
  if (!named) return refusals.notLinted;
  const { path, project } = named;
  const { judge: known } = project.trees;
  const place = findPair(known, path);
  if (!place || place.standing === 'stray') {
    return { refused: t('`{path}` belongs to no pair of languages of this project.', { path }) };
  }
  const judge = new Judge(known.survey, filesInEditor(session, project), project.shell);
  return { project, path, place, judge, pair: judge.readPair(place) };
}

/** A document without a file counts as none: only what is on the disk can be recorded, compared and opened. */
function filesInEditor({ docs }: Session, project: LiveProject): Files {
  const files = nodeFiles(project.location.base, (path) => docs.at(path)?.text);
  return { ...files, list: (folder) => project.loaded.files.list(folder) };
}

/** So many are told: nobody reads on there. */
const MAX_TOLD = 100;

/** Where the sides of a pair differ in structure. What is said on both of them is told once, of the anchor. */
export function toDivergences(session: Session, { judge, pair, place, project }: PairInEditor): PairDivergences {
  const found = divergencesIn(judge, place);
  const told = found.filter(({ path, related }) => path === place.anchor || related.length === 0);
  const lines = new Map<string, Lines>();
  const convert = ({ path, span, ...problem }: Problem): PairDivergence => {
    const side = path === place.anchor ? pair.anchor : pair.counterpart;
    const known = lines.get(path) ?? new Lines(side.content?.kind === 'text' ? side.content.text : '');
    lines.set(path, known);
    const uri = session.workspace.uriOf(project.absolute(path));
    return { uri, range: known.range(span), message: messageOf(problem) };
  };
  return { divergences: told.slice(0, MAX_TOLD).map(convert), total: told.length };
}
