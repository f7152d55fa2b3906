import type { Entry, Files, Problem, Project, RootState, Tree } from '../engine';

/**
 * Tree-wide problems by the file that shows them. An editor has no place for a problem of a folder: it stands on the
 * first file inside, else on the root's README, else on the configuration, else on the first RFC. Spec: rfc-format.md §8.1.
 */
export function showDirectoryProblems(
  project: Project,
  states: readonly RootState[],
  files: Files,
): Map<string, Problem[]> {
  const shown = new Map<string, Problem[]>();
  for (const { tree, verdict } of states) {
    for (const problem of verdict.problems) {
      const path = problem.path.endsWith('/')
        ? findShownAt(problem.path.slice(0, -1), tree, project, files)
        : problem.path;
      const others = shown.get(path);
      if (others) others.push(problem);
      else shown.set(path, [problem]);
    }
  }
  return shown;
}

/** Where a problem of a folder is shown; on the folder itself when there is no file at all. */
function findShownAt(folder: string, tree: Tree, project: Project, files: Files): string {
  const isFile = ({ kind }: Entry) => kind === 'file';
  const inside = files.list(folder).find(isFile); // not `tree.entries`: the walk stays out of dot-folders
  const readme = tree.entries.find((entry) => isFile(entry) && entry.path === `${tree.config.root}/README.md`);
  return (inside ?? readme)?.path ?? project.file?.path ?? tree.files[0]?.place.path ?? folder;
}
