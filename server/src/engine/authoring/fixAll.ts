import type { Files } from '../files';
import type { Project, Shell } from '../project';
import { editsBetween } from './diff';
import { emptyPlan, type FilePlan } from './fileEdits';
import { type MendedFile, mendTree, safeMender } from './mend';

/** A plan that makes repairs, and which they are. */
export interface FixPlan extends FilePlan {
  /** Sorted by path. */
  readonly mended: readonly MendedFile[];
}

/** Plans all safe fixes of the files that `includes` names. */
export function planFixes(
  project: Project,
  files: Files,
  shell: Shell,
  includes: (path: string) => boolean = () => true,
): FixPlan {
  const mended = mendTree(project, files, shell, includes, safeMender);
  const edits = mended.map(({ path, before, after }) => ({ path, edits: editsBetween(before, after) }));
  return { ...emptyPlan, edits, mended };
}
