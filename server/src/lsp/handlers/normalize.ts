import { filesAfter, Lines, type NormalizePlan, planNormalize } from '../../engine';
import { pathBelow } from '../../host/paths';
import type { LeftToDo, NormalizeAnswer, RefusedPlan } from '../../protocol';
import { t } from '../../speech';
import { messageOf, sentenceOf } from '../../speech/engineWords';
import { at } from '../clientFeatures';
import { type ProjectPlan, toPlannedEdit } from '../convertPlan';
import { editableFiles, refusals, textAt } from '../planning';
import type { Session } from '../session';
import { toPath } from '../uris';
import { reportedIn } from './fixWorkspace';

/** Answers `rfc/normalize`: the edit that brings old RFCs into the format, and what it leaves to a person. */
export async function normalize(session: Session, params: unknown): Promise<NormalizeAnswer | RefusedPlan> {
  await session.ready;
  await session.discovered;
  if (!session.features.movesFiles) return refusals.movesNoFiles;
  const uri = textAt(params, 'uri');
  const limit = uri === undefined ? undefined : toPath(uri);
  if (uri !== undefined && limit === undefined) return refusals.notUnderstood;
  const how = { grandfather: at(params, 'grandfather') === true, confirmPairs: at(params, 'confirmPairs') === true };
  const plans = session.workspace.projects().map((project) => {
    const files = editableFiles(session, project);
    const isReported = reportedIn(session, project);
    const includes = (path: string) =>
      isReported(path) && (limit === undefined || pathBelow(limit, project.absolute(path)) !== undefined);
    return { project, files, plan: planNormalize(project.loaded.project, files, { ...how, includes }, project.shell) };
  });
  const purpose = { label: t('Bring into the format') };
  const face = { preview: at(params, 'preview') === true, purposeOf: () => purpose };
  return { ...toPlannedEdit(session, plans, face), left: plans.flatMap((plan) => leftBy(session, plan)) };
}

function leftBy({ workspace }: Session, { project, files, plan }: ProjectPlan & { plan: NormalizePlan }): LeftToDo[] {
  const after = filesAfter(files, plan);
  return plan.left.map(({ problem, reason }) => {
    const content = after.read(problem.path, Number.POSITIVE_INFINITY);
    const lines = new Lines(content.kind === 'text' ? content.text : '');
    return {
      uri: workspace.uriOf(project.absolute(problem.path)),
      range: lines.range(problem.span),
      rule: problem.rule,
      isError: problem.severity === 'error',
      message: messageOf(problem),
      reason: sentenceOf(reason),
    };
  });
}
