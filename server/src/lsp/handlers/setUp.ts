import { isRefusal, planSetUp, type Refusal, type SetUpPlan, setUpWords } from '../../engine';
import { baseName, pathBelow } from '../../host/paths';
import type { PlanAnswer, SetUpPlace, SetUpPlaces } from '../../protocol';
import { t } from '../../speech';
import { sentenceOf } from '../../speech/engineWords';
import { at } from '../clientFeatures';
import { type PlanFace, toPlannedEdit } from '../convertPlan';
import type { LiveProject } from '../liveProject';
import { editableFiles, refusals, surroundingsFor, textAt, toRefused } from '../planning';
import type { Session } from '../session';
import { toPath } from '../uris';

/** What a client is told when nothing can be set up. */
export const noSetUpPlaces: SetUpPlaces = { places: [] };

/** Answers `rfc/setUpPlaces`: the opened folders without a configuration, and what would become of each. */
export async function setUpPlaces(session: Session, params: unknown): Promise<SetUpPlaces> {
  await session.ready;
  await session.discovered;
  const uri = textAt(params, 'uri');
  const outcomes = projectsFor(session, uri).map((project) => ({ project, plan: planFor(session, project) }));
  const places = outcomes.flatMap(({ project, plan }) => (isRefusal(plan) ? [] : [toPlace(session, project, plan)]));
  const refused = outcomes.flatMap(({ plan }) => (isRefusal(plan) ? [sentenceOf(plan.refused)] : []))[0];
  return { places, ...(refused === undefined ? {} : { refused }) };
}

/** The projects of the opened folders, or the one around a file or folder. */
function projectsFor({ workspace }: Session, uri: string | undefined): LiveProject[] {
  const path = uri === undefined ? undefined : toPath(uri);
  const inner = path === undefined ? workspace.folders : [path];
  return [...new Set(inner.map((folder) => workspace.projectOf(`${folder}/x`)))];
}

/** A configuration that exists refuses by the name it has, wherever it lies. */
function planFor(session: Session, project: LiveProject): SetUpPlan | Refusal {
  const { markdown } = surroundingsFor(session, project);
  return planSetUp(editableFiles(session, project), { markdown, withTree: true }, project.shell);
}

function toPlace({ workspace }: Session, project: LiveProject, plan: SetUpPlan): SetUpPlace {
  const { base } = project.location;
  const around = workspace.folderAround(base);
  return {
    uri: workspace.uriOf(base),
    name: (around !== undefined && pathBelow(around, base)) || baseName(base),
    found: setUpWords(plan).map((words) => sentenceOf(words)),
    files: plan.creations.map(({ path }) => path),
  };
}

/** Answers `rfc/setUp`: the edit that writes the first files of a folder. */
export async function setUp(session: Session, params: unknown): Promise<PlanAnswer> {
  await session.ready;
  await session.discovered;
  if (!session.features.movesFiles) return refusals.movesNoFiles;
  const uri = textAt(params, 'uri');
  const path = uri === undefined ? undefined : toPath(uri);
  const [project] = path === undefined ? [] : projectsFor(session, uri);
  if (project === undefined) return refusals.notUnderstood;
  const files = editableFiles(session, project);
  const plan = planFor(session, project);
  if (isRefusal(plan)) return toRefused(plan);
  const planned = toPlannedEdit(session, [{ project, files, plan }], faceFor(at(params, 'preview') === true));
  return { ...planned, open: { uri: session.workspace.uriOf(project.absolute(plan.path)), stops: [] } };
}

function faceFor(preview: boolean): PlanFace {
  return { preview, purposeOf: () => ({ label: t('Set up RFCs') }) };
}
