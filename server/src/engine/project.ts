import { type ReadBaseline, updateArchive } from './archive/archive';
import type { Config } from './config/config';
import type { ConfigFile } from './config/file';
import type { Content, Files } from './files';
import { compareProblems, lintConfigFile, lintDocument, lintTree, type OnCrash, type TreeVerdict } from './lint';
import { placeOf } from './place';
import type { Problem } from './rule';
import { matchesAny } from './text/glob';
import { readTree, summarise, type Tree, type TreeFile } from './tree';

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
  /** Told after each RFC of a whole project how many of how many are done. */
  readonly onProgress?: (done: number, total: number) => void;
  /** How a file was at a git reference, for what may only be added to; absent where the shell knows no history. */
  readonly readBaseline?: ReadBaseline;
}

/** A root's tree with what its tree-wide rules said: what single files need beside their text. */
export interface RootState {
  readonly tree: Tree;
  readonly verdict: TreeVerdict;
}

/** Reads and judges every root of the project as a whole; single files are judged by `lintFile`. */
export function readRoots(project: Project, files: Files, shell: Shell): RootState[] {
  return project.roots.map((config) => {
    const { today, readBaseline } = shell;
    const owns = (path: string) => isPartOf(project, config, path);
    const tree = readTree(config, files, { today, owns, ...(readBaseline ? { readBaseline } : {}) });
    return { tree, verdict: lintTree(tree, shell.onCrash) };
  });
}

/** True for a path that the tree of this root holds: no other root's, not ignored, not on the way to a nested root. */
export function isPartOf(project: Project, config: Config, path: string): boolean {
  return ownerOf(project, path) === config && !leadsToRoot(project, path);
}

/** The state after one file's text has changed; nothing else is read. The verdict is the same object when it still holds. */
export function updateRoot(state: RootState, path: string, content: Content, shell: Shell): RootState {
  const { tree, verdict } = state;
  const archive = tree.archive && updateArchive(tree.config, tree.archive, path, content);
  if (archive && archive !== tree.archive) {
    const resealed = { ...tree, archive };
    return { tree: resealed, verdict: lintTree(resealed, shell.onCrash) };
  }
  const index = tree.files.findIndex((file) => file.place.path === path);
  const before = tree.files[index];
  if (!before) return state;
  const after = { ...before, summary: summarise(content, tree.config) };
  if (JSON.stringify(before.summary) === JSON.stringify(after.summary)) return state;
  const changed = { ...tree, files: tree.files.with(index, after) };
  const holds = isSameButForFirstLine(before, after) && !verdict.problems.some((problem) => problem.path === path);
  return { tree: changed, verdict: holds ? verdict : lintTree(changed, shell.onCrash) };
}

/** The first line, which no rule reads, only says where the file's own problems stand; typing a title changes it often. */
function isSameButForFirstLine({ summary: before }: TreeFile, { summary: after }: TreeFile): boolean {
  return before.kind === 'summary' && after.kind === 'summary' && before.lineEnding === after.lineEnding;
}

/** True for a folder that is another root or on the way to one: no part of the root around it. */
function leadsToRoot(project: Project, path: string): boolean {
  return project.roots.some(({ root }) => root === path || root.startsWith(`${path}/`));
}

/**
 * True when the project says that a project nested in it is none of its business: an `ignore` pattern of one of its roots
 * names the nested configuration file (relative to the outer project's folder).
 */
export function ignoresNested(project: Project, configPath: string): boolean {
  return project.roots.some(({ ignore }) => matchesAny(ignore, configPath));
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
    return lintDocument(input, verdict, shell.onCrash);
  });
}

/** The verdict on a whole project. */
export interface ProjectVerdict {
  /** Sorted by file, start, end, rule. */
  readonly problems: readonly Problem[];
  /** How many RFCs the walk found among the paths that were asked about. */
  readonly rfcs: number;
  /** How many RFCs the walk found in all. */
  readonly rfcsInAll: number;
}

/**
 * Lints everything: the configuration file, each root's tree, each RFC. `includes` limits the paths that are reported,
 * never what tree-wide rules look at.
 */
export function lintProject(
  project: Project,
  files: Files,
  shell: Shell,
  includes: (path: string) => boolean = () => true,
): ProjectVerdict {
  const states = readRoots(project, files, shell);
  const found = [lintConfig(project, shell)];
  const candidates = states.flatMap(({ tree, verdict }) =>
    tree.files.flatMap(({ place }) => (place.role === 'rfc' ? [{ config: tree.config, place, verdict }] : [])),
  );
  const wanted = candidates.filter(({ place }) => includes(place.path));
  const judged = new Set<string>();
  for (const [index, { config, place, verdict }] of wanted.entries()) {
    const content = files.read(place.path, config.limits.fileSize);
    shell.onProgress?.(index + 1, wanted.length);
    if (content.kind !== 'text') continue;
    judged.add(place.path);
    found.push(lintDocument({ config, place, content, today: shell.today }, verdict, shell.onCrash));
  }
  for (const { verdict } of states) found.push(verdict.problems.filter((problem) => !judged.has(problem.path)));
  const problems = found.flat().filter((problem) => includes(problem.path));
  return { problems: problems.sort(compareProblems), rfcs: wanted.length, rfcsInAll: candidates.length };
}

/** The problems of the project's configuration file. */
export function lintConfig(project: Project, shell: Shell): Problem[] {
  const [first] = project.roots;
  return project.file && first ? lintConfigFile(project.file, first, shell.onCrash) : [];
}
