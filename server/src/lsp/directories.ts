import type { Problem, Project, RootState, Tree } from '../engine';

/**
 * Tree-wide problems by the file that shows them. An editor has no place for a problem of a folder: it stands on the
 * first file inside, else on the root's README, else on the configuration, else on the first RFC. Spec: rfc-format.md §8.1.
 */
export function showDirectoryProblems(project: Project, states: readonly RootState[]): Map<string, Problem[]> {
  const shown = new Map<string, Problem[]>();
  for (const { tree, verdict } of states) {
    for (const problem of verdict.problems) {
      const path = problem.path.endsWith('/') ? findShownAt(problem.path, tree, project) : problem.path;
      const others = shown.get(path);
      if (others) others.push(problem);
      else shown.set(path, [problem]);
    }
  }
  return shown;
}

/** Where a problem of `folder` (it ends in `/`) is shown; on the folder itself when the tree is empty. */
function findShownAt(folder: string, tree: Tree, project: Project): string {
  const files = tree.entries.filter((entry) => entry.kind === 'file');
  const inside = files.find((entry) => entry.path.startsWith(folder));
  const readme = files.find((entry) => entry.path === `${tree.config.root}/README.md`);
  return (inside ?? readme)?.path ?? project.file?.path ?? tree.files[0]?.place.path ?? folder.slice(0, -1);
}
