import {
  type Config,
  type FilePlan,
  foldingOf,
  isRefusal,
  movesFrom,
  needsReason,
  ownerOf,
  type Place,
  placeOf,
  planChangeClass,
  planMove,
  type Refusal,
} from '../../engine';
import type { MoveChoice, MoveChoices, PlanAnswer, RefusedPlan } from '../../protocol';
import { t } from '../../speech';
import { at } from '../clientFeatures';
import { type PlanFace, toPlannedEdit } from '../convertPlan';
import { editableFiles, type Named, namedIn, refusals, surroundingsFor, textAt, textsAt, toRefused } from '../planning';
import type { Session } from '../session';

/** Answers `rfc/moveChoices`: where the RFC that a file belongs to can go, or why nowhere. */
export async function moveChoices(session: Session, params: unknown): Promise<MoveChoices | RefusedPlan> {
  await session.ready;
  const named = namedIn(session, params);
  if (!named) return textAt(params, 'uri') === undefined ? refusals.notUnderstood : refusals.notLinted;
  const config = ownerOf(named.project.loaded.project, named.path);
  const place = config && placeOf(config, named.path);
  const lifecycle = place?.lifecycle?.name;
  if (!config || !place || lifecycle === undefined) return refusalOf(session, named, '');
  const files = editableFiles(session, named.project);
  const moves = movesFrom(config, lifecycle).flatMap((move): MoveChoice[] => {
    const to = config.lifecycles.find(({ name }) => name === move.to);
    if (!to) return [];
    const folding = foldingOf(named.project.loaded.project, files, { path: named.path, to: to.name });
    return [{ name: to.name, label: to.label, asksReason: needsReason(config, move), ...(folding ? { folding } : {}) }];
  });
  const classes = otherClasses(config, place);
  const elsewhere = config.lifecycles.find(({ name }) => name !== lifecycle)?.name ?? '';
  if (moves.length === 0 && classes.length === 0) return refusalOf(session, named, elsewhere);
  return { moves, classes };
}

function otherClasses({ classes }: Config, { className }: Place): MoveChoices['classes'] {
  const others = classes.filter(({ name }) => name !== className);
  return others.map(({ name, label, description }) => ({ name, label, description }));
}

/** Why an RFC cannot go to a lifecycle that it cannot go to. */
function refusalOf(session: Session, { project, path }: Named, to: string): RefusedPlan {
  const surroundings = { markdown: [], folder: '' };
  const plan = planMove(project.loaded.project, editableFiles(session, project), { path, to, surroundings });
  return isRefusal(plan) ? toRefused(plan) : { refused: t('`{path}` cannot be moved.', { path }) };
}

/** Answers `rfc/move`: the edit that moves an RFC to another lifecycle, with all that follows from it. */
export async function moveRfc(session: Session, params: unknown): Promise<PlanAnswer> {
  const to = textAt(params, 'to');
  return planFor(session, params, to, (named, request, to) => {
    const { project, path } = named;
    const move = { ...request, path, to, ...textsAt(params, ['reason']), folds: at(params, 'folds') === true };
    return planMove(project.loaded.project, request.files, move);
  });
}

/** Answers `rfc/changeClass`: the edit that moves an RFC to another class. */
export async function changeClass(session: Session, params: unknown): Promise<PlanAnswer> {
  return planFor(session, params, textAt(params, 'className'), ({ project, path }, request, className) =>
    planChangeClass(project.loaded.project, request.files, { ...request, path, className }),
  );
}

interface Relocation {
  readonly files: ReturnType<typeof editableFiles>;
  readonly surroundings: ReturnType<typeof surroundingsFor>;
  readonly confirmPairs: boolean;
}

async function planFor(
  session: Session,
  params: unknown,
  target: string | undefined,
  makePlan: (named: Named, relocation: Relocation, target: string) => FilePlan | Refusal,
): Promise<PlanAnswer> {
  await session.ready;
  if (target === undefined || textAt(params, 'uri') === undefined) return refusals.notUnderstood;
  if (!session.features.movesFiles) return refusals.movesNoFiles;
  const named = namedIn(session, params);
  if (!named) return refusals.notLinted;
  const { project } = named;
  const files = editableFiles(session, project);
  const surroundings = surroundingsFor(session, project);
  const confirmPairs = at(params, 'confirmPairs') === true;
  const plan = makePlan(named, { files, surroundings, confirmPairs }, target);
  if (isRefusal(plan)) return toRefused(plan);
  const config = ownerOf(project.loaded.project, named.path);
  const face = faceOf(config, target, at(params, 'preview') === true);
  return toPlannedEdit(session, [{ project, files, plan }], face);
}

function faceOf(config: Config | undefined, target: string, preview: boolean): PlanFace {
  const index = config && `${config.root}/${config.index.file}`;
  const noun = config?.noun ?? t('document');
  return {
    preview,
    purposeOf(path, { renames }) {
      if (renames.some(({ from }) => from === path))
        return { label: t('Move the {noun}', { noun }), description: t('to {target}/', { target }) };
      if (path === index) return { label: t('Bring the index up to date') };
      return { label: t('Update links'), description: t('to where the {noun} lies then', { noun }) };
    },
  };
}
