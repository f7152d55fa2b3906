import { type CounterpartPlan, isRefusal, Lines, planCounterpart } from '../../engine';
import type { DocumentToOpen, PlanAnswer } from '../../protocol';
import { t } from '../../speech';
import { toPlannedEdit } from '../convertPlan';
import type { LiveProject } from '../liveProject';
import { editableFiles, namedIn, refusals, textAt, toRefused } from '../planning';
import type { Session } from '../session';

/** Answers `rfc/createCounterpart`: the edit that begins the other language, and where its author has to translate. */
export async function createCounterpart(session: Session, params: unknown): Promise<PlanAnswer> {
  await session.ready;
  if (textAt(params, 'uri') === undefined) return refusals.notUnderstood;
  if (!session.features.movesFiles) return refusals.movesNoFiles;
  const named = namedIn(session, params);
  if (!named) return refusals.notLinted;
  const { project, path } = named;
  const files = editableFiles(session, project);
  const plan = planCounterpart(project.loaded.project, files, { path });
  if (isRefusal(plan)) return toRefused(plan);
  const purpose = { label: t('Begin the other language') };
  const planned = toPlannedEdit(session, [{ project, files, plan }], { preview: false, purposeOf: () => purpose });
  return { ...planned, open: toOpen(session, project, plan) };
}

function toOpen({ workspace }: Session, project: LiveProject, { path, creations }: CounterpartPlan): DocumentToOpen {
  const { text, stops } = creations.find((each) => each.path === path) ?? { text: '', stops: [] };
  const lines = new Lines(text);
  return { uri: workspace.uriOf(project.absolute(path)), stops: stops.map((span) => lines.range(span)) };
}
