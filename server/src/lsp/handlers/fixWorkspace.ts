import { planFixes } from '../../engine';
import type { PlanAnswer } from '../../protocol';
import { t } from '../../speech';
import { at } from '../clientFeatures';
import { toPlannedEdit } from '../convertPlan';
import type { LiveProject } from '../liveProject';
import { editableFiles, refusals } from '../planning';
import type { Session } from '../session';

/** Answers `rfc/fixWorkspace`: the edit that makes every safe fix in all files that are reported on. */
export async function fixWorkspace(session: Session, params: unknown): Promise<PlanAnswer> {
  await session.ready;
  await session.discovered;
  if (!session.features.versionedEdits) return refusals.movesNoFiles;
  const plans = session.workspace.projects().map((project) => {
    const files = editableFiles(session, project);
    const how = { includes: reportedIn(session, project), staysInFiles: !session.features.movesFiles };
    const plan = planFixes(project.loaded.project, files, project.shell, how);
    return { project, files, plan };
  });
  const purpose = { label: t('Make safe fixes') };
  return toPlannedEdit(session, plans, { preview: at(params, 'preview') === true, purposeOf: () => purpose });
}

/** Whether anything is said about a path of a project. */
export function reportedIn({ workspace }: Session, project: LiveProject): (path: string) => boolean {
  return (path) => workspace.reportedAt(project.absolute(path))?.project === project;
}
