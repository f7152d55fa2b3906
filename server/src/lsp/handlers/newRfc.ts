import {
  type Config,
  isRefusal,
  Lines,
  type NewPlan,
  type NewRequest,
  planNew,
  slugOf,
  startingLifecycles,
} from '../../engine';
import { pathBelow } from '../../host/paths';
import type { NewChoices, NewPlace, PlanAnswer, SuggestedTopic } from '../../protocol';
import { t } from '../../speech';
import { at } from '../clientFeatures';
import { type PlanFace, toPlannedEdit } from '../convertPlan';
import type { LiveProject } from '../liveProject';
import { editableFiles, refusals, textAt, textsAt, toRefused } from '../planning';
import type { Session } from '../session';
import { toPath } from '../uris';

/** What a client is told when there is no place for a new RFC. */
export const noChoices: NewChoices = { places: [], today: '' };

/** Answers `rfc/newChoices`: the RFC roots of the workspace; of those around the given file or folder only these. */
export async function newChoices(session: Session, params: unknown): Promise<NewChoices> {
  await session.ready;
  await session.discovered;
  const uri = textAt(params, 'uri');
  const path = uri === undefined ? undefined : toPath(uri);
  const all = placesIn(session);
  const around = path === undefined ? [] : all.filter((place) => segmentsBelow(place, path) !== undefined);
  const places = (around.length > 0 ? around : all).map((place) => toNewPlace(session, place, path));
  return { places, today: all[0]?.project.shell.today ?? '' };
}

/** An RFC root in its project. */
interface PlaceInProject {
  readonly project: LiveProject;
  readonly config: Config;
}

/** The roots that a new RFC can lie in. Those that somebody set up come before those that would be by default. */
function placesIn({ workspace }: Session): PlaceInProject[] {
  const places = workspace.projects().flatMap((project) => {
    const isSeen = workspace.isEnabled(project.absolute('x')) && isOpened(workspace.folders, project);
    return isSeen ? project.loaded.project.roots.map((config) => ({ project, config })) : [];
  });
  const usable = places.filter(({ config }) => startingLifecycles(config).length > 0);
  const setUp = usable.filter(({ project, config }) => {
    return project.location.configFile !== undefined || project.loaded.files.kindOf(config.root) === 'folder';
  });
  return setUp.length > 0 ? setUp : usable;
}

/** Whether a project has to do with an opened folder: it lies in one, or around one. */
function isOpened(folders: readonly string[], { location: { base } }: LiveProject): boolean {
  const isNear = (folder: string) => pathBelow(folder, base) !== undefined || pathBelow(base, folder) !== undefined;
  return folders.length === 0 || folders.some(isNear);
}

function toNewPlace({ workspace }: Session, place: PlaceInProject, path: string | undefined): NewPlace {
  const { project, config } = place;
  const { pairing, classes } = config;
  const absolute = project.absolute(config.root);
  const around = workspace.folderAround(absolute);
  const starting = startingLifecycles(config);
  const [lifecycle, className] = (path === undefined ? undefined : segmentsBelow(place, path)) ?? [];
  const isKnown = (list: readonly { readonly name: string }[], name: string | undefined) =>
    name !== undefined && list.some((entry) => entry.name === name);
  return {
    uri: workspace.uriOf(absolute),
    name: (around && pathBelow(around, absolute)) || absolute,
    noun: config.noun,
    lifecycles: starting.map(({ name, label }) => ({ name, label })),
    classes: classes.map(({ name, label, description }) => ({ name, label, description })),
    ...(pairing.enabled ? { counterpart: pairing.languages[1].label } : {}),
    given: {
      ...(lifecycle !== undefined && isKnown(starting, lifecycle) ? { lifecycle } : {}),
      ...(className !== undefined && isKnown(classes, className) ? { className } : {}),
    },
  };
}

/** The names of the folders between a root and a path in it; `undefined` for a path elsewhere. */
function segmentsBelow({ project, config }: PlaceInProject, path: string): string[] | undefined {
  const relative = project.relative(path);
  if (relative === undefined || !`${relative}/`.startsWith(`${config.root}/`)) return undefined;
  return relative
    .slice(config.root.length + 1)
    .split('/')
    .filter(Boolean);
}

/** Answers `rfc/suggestTopic`. */
export function suggestTopic(params: unknown): SuggestedTopic {
  const topic = slugOf(textAt(params, 'title') ?? '');
  return topic === undefined ? {} : { topic };
}

/** Answers `rfc/new`: the edit that writes a new RFC, and where its author begins. */
export async function newRfc(session: Session, params: unknown): Promise<PlanAnswer> {
  await session.ready;
  await session.discovered;
  const title = textAt(params, 'title');
  if (title === undefined) return refusals.notUnderstood;
  if (!session.features.movesFiles) return refusals.movesNoFiles;
  const place = findPlace(session, textAt(params, 'place'));
  if (!place) return { refused: t('The workspace has no place for a new document.') };
  const { project, config } = place;
  const files = editableFiles(session, project);
  const { shell } = project;
  const request: NewRequest = {
    title,
    date: shell.today,
    root: config.root,
    withCounterpart: at(params, 'withCounterpart') === true,
    ...textsAt(params, ['lifecycle', 'className', 'topic', 'date']),
  };
  const plan = planNew(project.loaded.project, files, request, shell);
  if (isRefusal(plan)) return toRefused(plan);
  const planned = toPlannedEdit(session, [{ project, files, plan }], faceOf(config));
  return { ...planned, open: toOpen(session, project, plan) };
}

function findPlace(session: Session, uri: string | undefined): PlaceInProject | undefined {
  const places = placesIn(session);
  if (uri === undefined) return places[0];
  const path = toPath(uri);
  return places.find(({ project, config }) => project.absolute(config.root) === path);
}

function faceOf({ noun }: Config): PlanFace {
  return { preview: false, purposeOf: () => ({ label: t('New {noun}', { noun }) }) };
}

function toOpen({ workspace }: Session, project: LiveProject, { path, creations }: NewPlan) {
  const { text, stops } = creations.find((each) => each.path === path) ?? { text: '', stops: [] };
  const lines = new Lines(text);
  return { uri: workspace.uriOf(project.absolute(path)), stops: stops.map((span) => lines.range(span)) };
}
