import type { Files } from '../files';
import type { Project, Shell } from '../project';
import type { FilePlan } from './fileEdits';
import { type MendedFile, mendTree, safeMender } from './mend';

/** A plan that makes repairs, and which they are. */
export interface FixPlan extends FilePlan {
  /** Sorted by path. */
  readonly mended: readonly MendedFile[];
}

/** Which repairs are made. */
export interface FixRequest {
  /** Limits the files whose problems are repaired; left out: everything. */
  readonly includes?: (path: string) => boolean;
  /** Leaves out the repairs that do more than edit the file of their problem. */
  readonly staysInFiles?: boolean;
}

/** Plans all safe fixes. */
export function planFixes(project: Project, files: Files, shell: Shell, request: FixRequest = {}): FixPlan {
  const { includes = () => true, staysInFiles = false } = request;
  const { draft, mended } = mendTree(project, files, shell, includes, { ...safeMender, staysInFiles });
  return { ...draft.toPlan(), mended };
}
