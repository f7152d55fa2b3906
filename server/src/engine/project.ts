import { type ReadBaseline, updateArchive } from './archive/archive';
import type { Config } from './config/config';
import type { ConfigFile } from './config/file';
import type { Content, Files } from './files';
import { lintConfigFile, lintTree, type OnCrash, type TreeVerdict } from './lint';
import type { Problem } from './rule';
import { matchesAny } from './text/glob';
import { type IndexFiles, indexPath, readmePath, readTree, summarise, type Tree } from './tree';

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

/**
 * The state after one file's text has changed, `saved` being what the disk holds; nothing else is read. The verdict is the
 * same object when it still holds.
 */
export function updateRoot(
  state: RootState,
  path: string,
  content: Content,
  shell: Shell,
  saved: Content = content,
): RootState {
  const changed = updateTree(state.tree, path, content, saved);
  if (changed === state.tree) return state;
  const holds = isSameButForFirstLine(state.tree, changed, path) && !isTold(state.verdict, path);
  return { tree: changed, verdict: holds ? state.verdict : lintTree(changed, shell.onCrash) };
}

/** The tree after a file's text has changed: the same object when that means nothing to it. */
function updateTree(tree: Tree, path: string, content: Content, saved: Content): Tree {
  const archive = tree.archive && updateArchive(tree.config, tree.archive, path, content);
  if (archive && archive !== tree.archive) return { ...tree, archive };
  const index = updateIndexFiles(tree, path, content, saved);
  const at = tree.files.findIndex((file) => file.place.path === path);
  const before = tree.files[at];
  if (!before) return index === tree.index ? tree : { ...tree, index };
  const after = { ...before, summary: summarise(content, tree.config, saved) };
  const isSame = JSON.stringify(before.summary) === JSON.stringify(after.summary);
  if (isSame && index === tree.index) return tree;
  return { ...tree, index, files: isSame ? tree.files : tree.files.with(at, after) };
}

function updateIndexFiles({ config, index }: Tree, path: string, content: Content, saved: Content): IndexFiles {
  if (path === indexPath(config) && index.live) return { ...index, live: content, saved };
  return path === readmePath(config) && index.readme ? { ...index, readme: content } : index;
}

/** Where the first line ends, which no rule reads, only says where the file's own problems stand; typing changes it often. */
function isSameButForFirstLine(before: Tree, after: Tree, path: string): boolean {
  if (before.index !== after.index || before.archive !== after.archive) return false;
  const [old, young] = [before, after].map(({ files }) => files.find(({ place }) => place.path === path)?.summary);
  if (old?.kind !== 'summary' || young?.kind !== 'summary') return false;
  return old.lineEnding === young.lineEnding && old.title === young.title && old.savedTitle === young.savedTitle;
}

function isTold({ problems }: TreeVerdict, path: string): boolean {
  return problems.some((problem) => problem.path === path || problem.related.some((other) => other.path === path));
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

/** The problems of the project's configuration file. */
export function lintConfig(project: Project, shell: Shell): Problem[] {
  const [first] = project.roots;
  return project.file && first ? lintConfigFile(project.file, first, shell.onCrash) : [];
}
