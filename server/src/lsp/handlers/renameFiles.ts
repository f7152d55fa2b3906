import type { FileOperationRegistrationOptions, WorkspaceEdit } from 'vscode-languageserver';
import {
  addTo,
  emptyPlan,
  type FilePlan,
  type FileRename,
  isRefusal,
  type Project,
  planLinks,
  planRelocation,
  type Relocation,
  renamesBelow,
  toFileEdits,
} from '../../engine';
import { t } from '../../speech';
import { at } from '../clientFeatures';
import { type PlanFace, type ProjectPlan, toPlannedEdit } from '../convertPlan';
import type { LiveProject } from '../liveProject';
import { editableFiles, surroundingsFor, textAt } from '../planning';
import type { Session } from '../session';
import { updatesLinks } from '../settings';
import { toPath } from '../uris';
import { reaches } from '../watched';

/** Of which renames the server wants to know beforehand: Markdown may be an RFC, and a folder may hold some. */
export const renameFilters: FileOperationRegistrationOptions = {
  filters: [
    { scheme: 'file', pattern: { glob: '**/*.md', matches: 'file' } },
    { scheme: 'file', pattern: { glob: '**', matches: 'folder' } },
  ],
};

/**
 * Answers `workspace/willRenameFiles`: what follows when somebody moves or renames RFCs by hand. The other files of a pair
 * go along, its record and the index follow, and so do the links, unless the editor sees to them itself.
 */
export async function renameFiles(session: Session, params: unknown): Promise<WorkspaceEdit | null> {
  await session.ready;
  const listed = at(params, 'files');
  const asked: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const byProject = new Map<LiveProject, FileRename[]>();
  for (const rename of asked) {
    const found = readRename(session, rename);
    if (found) for (const each of found.renames) addTo(byProject, found.project, each);
  }
  if (byProject.size === 0) return null;
  const leavesLinks = await updatesLinks(session.connection, session.features.answersSettings);
  const plans = [...byProject].map(([project, renames]) => planFor(session, project, renames, leavesLinks));
  const planned = toPlannedEdit(session, plans, faceOf(plans));
  return planned.fileCount === 0 ? null : planned.edit;
}

/** A rename of an RFC, or of a folder with RFCs, in its project. */
function readRename(
  { workspace }: Session,
  rename: unknown,
): { project: LiveProject; renames: FileRename[] } | undefined {
  const [oldPath, newPath] = ['oldUri', 'newUri'].map((key) => toPath(textAt(rename, key) ?? ''));
  if (oldPath === undefined || newPath === undefined || !workspace.isEnabled(oldPath)) return undefined;
  const project = workspace.projectOf(oldPath);
  const [from, to] = [project.relative(oldPath), project.relative(newPath)];
  if (from === undefined || to === undefined || !reaches(project.loaded.project, from)) return undefined;
  const { files } = project.loaded;
  const renames = files.kindOf(from) === 'folder' ? renamesBelow(files, { from, to }) : [{ from, to }];
  return { project, renames };
}

function planFor(
  session: Session,
  project: LiveProject,
  renames: readonly FileRename[],
  leavesLinks: boolean,
): ProjectPlan {
  const files = editableFiles(session, project);
  const surroundings = surroundingsFor(session, project);
  const relocation = { project: project.loaded.project, files, surroundings, renames, leavesLinks };
  const whole = session.features.movesFiles ? planRelocation(relocation) : undefined;
  // Where something is in the way of the rest of a pair, the links are mended all the same.
  const plan = whole && !isRefusal(whole) ? withoutGiven(whole, renames) : planOnlyLinks(relocation);
  return { project, files, plan };
}

/** The plan without the renames that the client makes itself. */
function withoutGiven(plan: FilePlan, given: readonly FileRename[]): FilePlan {
  return { ...plan, renames: plan.renames.filter(({ from }) => !given.some((rename) => rename.from === from)) };
}

function planOnlyLinks({ project, files, surroundings, renames, leavesLinks }: Relocation): FilePlan {
  if (leavesLinks) return emptyPlan;
  return { ...emptyPlan, edits: toFileEdits(planLinks(project, files, surroundings, renames).edits) };
}

function faceOf(plans: readonly ProjectPlan[]): PlanFace {
  const indexes = new Set(plans.flatMap(({ project }) => indexPaths(project.loaded.project)));
  return {
    preview: false,
    purposeOf(path, { renames }) {
      if (renames.some(({ from }) => from === path)) return { label: t('Take the other files of the pair along') };
      if (indexes.has(path)) return { label: t('Bring the index up to date') };
      return { label: t('Update links'), description: t('to the RFCs that are moved') };
    },
  };
}

function indexPaths({ roots }: Project): string[] {
  return roots.map((config) => `${config.root}/${config.index.file}`);
}
