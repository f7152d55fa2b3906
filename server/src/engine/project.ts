import type { Config } from './config/config';
import type { ConfigFile } from './config/file';
import type { Content, Files } from './files';
import { compareProblems, lintConfigFile, lintDocument, lintTree, type OnCrash, type TreeVerdict } from './lint';
import { placeOf } from './place';
import type { Problem } from './rule';
import { matchesAny } from './text/glob';
import { readTree, type Tree } from './tree';

/** A configuration (or the defaults) and the RFC roots it governs. All paths are relative to its folder. */
export interface Project {
  /** Absent when the defaults apply. */
  readonly file?: ConfigFile;
  /** At least one. */
  readonly roots: readonly Config[];
}

/** What the engine cannot know by itself. */
export interface Shell {
  /** The local day as `yyyy-mm-dd`. */
  readonly today: string;
  readonly onCrash: OnCrash;
}

/** A root's tree with what its tree-wide rules said: what single files need beside their text. */
export interface RootState {
  readonly tree: Tree;
  readonly verdict: TreeVerdict;
}

/** Reads and judges every root of the project as a whole; single files are judged by `lintFile`. */
export function readRoots(project: Project, files: Files, shell: Shell): RootState[] {
  return project.roots.map((config) => {
    const owns = (path: string) => ownerOf(project, path) === config;
    const tree = readTree(config, files, { today: shell.today, owns });
    return { tree, verdict: lintTree(tree, shell.onCrash) };
  });
}

/** The root that a path belongs to: the deepest one around it, unless it is ignored there. */
export function ownerOf(project: Project, path: string): Config | undefined {
  const around = project.roots.filter((config) => path.startsWith(`${config.root}/`));
  const owner = around.sort((a, b) => b.root.length - a.root.length)[0];
  return owner && !matchesAny(owner.ignore, path) ? owner : undefined;
}

/** All problems of one file: those of its text and those that tree-wide rules found in it. Sorted. */
export function lintFile(states: readonly RootState[], path: string, content: Content, shell: Shell): Problem[] {
  return states.flatMap(({ tree, verdict }) => {
    const own = verdict.problems.filter((problem) => problem.path === path);
    if (!tree.files.some((file) => file.place.path === path)) return own;
    const place = placeOf(tree.config, path);
    if (place?.role !== 'rfc' || content.kind !== 'text') return own;
    const input = { config: tree.config, place, content, today: shell.today };
    return [...own, ...lintDocument(input, verdict.collapsed, shell.onCrash)].sort(compareProblems);
  });
}

/** The verdict on a whole project. */
export interface ProjectVerdict {
  /** Sorted by file, start, end, rule. */
  readonly problems: readonly Problem[];
  /** How many RFCs the walk found. */
  readonly rfcs: number;
}

/** Lints everything: the configuration file, each root's tree, each RFC. */
export function lintProject(project: Project, files: Files, shell: Shell): ProjectVerdict {
  const states = readRoots(project, files, shell);
  const problems = lintConfig(project, shell);
  for (const state of states) {
    problems.push(...state.verdict.problems);
    for (const { place } of state.tree.files) {
      const content = files.read(place.path, state.tree.config.limits.fileSize);
      if (place.role !== 'rfc' || content.kind !== 'text') continue;
      const input = { config: state.tree.config, place, content, today: shell.today };
      problems.push(...lintDocument(input, state.verdict.collapsed, shell.onCrash));
    }
  }
  const rfcs = states.flatMap((state) => state.tree.files).filter((file) => file.place.role === 'rfc').length;
  return { problems: problems.sort(compareProblems), rfcs };
}

/** The problems of the project's configuration file. */
export function lintConfig(project: Project, shell: Shell): Problem[] {
  const [first] = project.roots;
  return project.file && first ? lintConfigFile(project.file, first, shell.onCrash) : [];
}
