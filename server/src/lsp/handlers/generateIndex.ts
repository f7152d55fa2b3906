import { type Config, ownerOf, planIndex } from '../../engine';
import { pathBelow } from '../../host/paths';
import type { PlanAnswer } from '../../protocol';
import { t } from '../../speech';
import { toPlannedEdit } from '../convertPlan';
import type { LiveProject } from '../liveProject';
import { editableFiles, refusals, textAt } from '../planning';
import type { Session } from '../session';
import { toPath } from '../uris';

/** Answers `rfc/generateIndex`: the edit that makes the index of each root fresh, or of the root that is meant. */
export async function generateIndex(session: Session, params: unknown): Promise<PlanAnswer> {
  await session.ready;
  await session.discovered;
  if (!session.features.movesFiles) return refusals.movesNoFiles;
  const uri = textAt(params, 'uri');
  const path = uri === undefined ? undefined : toPath(uri);
  if (uri !== undefined && path === undefined) return refusals.notUnderstood;
  const roots = rootsIn(session).filter((root) => path === undefined || isMeant(root, path));
  if (roots.length === 0) return { refused: t('No configuration generates an index here (`index.mode`).') };
  const plans = roots.map(({ project, config }) => {
    const files = editableFiles(session, project);
    return { project, files, plan: planIndex(project.loaded.project, config, files) };
  });
  const purpose = { label: t('Bring the index up to date') };
  return toPlannedEdit(session, plans, { preview: false, purposeOf: () => purpose });
}

/** A root with a generated index. */
interface IndexedRoot {
  readonly project: LiveProject;
  readonly config: Config;
}

function rootsIn({ workspace }: Session): IndexedRoot[] {
  return workspace.projects().flatMap((project) => {
    if (!workspace.isEnabled(project.absolute('x'))) return [];
    const { project: read, files } = project.loaded;
    const generated = read.roots.filter(
      ({ index, root }) => index.mode === 'generated' && files.kindOf(root) === 'folder',
    );
    return generated.map((config) => ({ project, config }));
  });
}

/** Whether a file or folder belongs to a root, or the root lies below it. */
function isMeant({ project, config }: IndexedRoot, path: string): boolean {
  const root = project.absolute(config.root);
  if (pathBelow(path, root) !== undefined) return true;
  const relative = project.relative(path);
  return relative !== undefined && ownerOf(project.loaded.project, relative) === config;
}
