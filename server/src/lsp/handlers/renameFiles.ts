import type { FileOperationRegistrationOptions, WorkspaceEdit } from 'vscode-languageserver/node';
import { type FileEdits, type FileRename, planLinks, renamesBelow } from '../../engine';
import { at } from '../clientFeatures';
import { type ProjectPlan, toPlannedEdit } from '../convertPlan';
import type { LiveProject } from '../liveProject';
import { editableFiles, surroundingsFor, textAt } from '../planning';
import type { Session } from '../session';
import { toPath } from '../uris';

/** Of which renames the server wants to know beforehand: Markdown may be an RFC, and a folder may hold some. */
export const renameFilters: FileOperationRegistrationOptions = {
  filters: [
    { scheme: 'file', pattern: { glob: '**/*.md', matches: 'file' } },
    { scheme: 'file', pattern: { glob: '**', matches: 'folder' } },
  ],
};

/** Answers `workspace/willRenameFiles`: links in and to RFCs that somebody moves or renames by hand lead on. */
export async function renameFiles(session: Session, params: unknown): Promise<WorkspaceEdit | null> {
  await session.ready;
  const listed = at(params, 'files');
  const asked: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const byProject = new Map<LiveProject, FileRename[]>();
  for (const rename of asked) {
    const found = readRename(session, rename);
    if (found) byProject.set(found.project, [...(byProject.get(found.project) ?? []), ...found.renames]);
  }
  const plans = [...byProject].map(([project, renames]) => planFor(session, project, renames));
  const planned = toPlannedEdit(session, plans, {
    preview: false,
    purposeOf: () => ({ label: 'Update links', description: 'to the RFCs that are moved' }),
  });
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
  if (from === undefined || to === undefined || !project.reaches(from)) return undefined;
  const { files } = project.loaded;
  const renames = files.kindOf(from) === 'folder' ? renamesBelow(files, { from, to }) : [{ from, to }];
  return { project, renames };
}

function planFor(session: Session, project: LiveProject, renames: readonly FileRename[]): ProjectPlan {
  const files = editableFiles(session, project);
  const { edits } = planLinks(project.loaded.project, files, surroundingsFor(session, project), renames);
  const changed = [...edits].filter(([, each]) => each.length > 0);
  const plan = {
    edits: changed.map(([path, each]): FileEdits => ({ path, edits: each })),
    renames: [],
    creations: [],
    notes: [],
  };
  return { project, files, plan };
}
