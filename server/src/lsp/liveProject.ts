import {
  type Content,
  compareProblems,
  type DocumentInput,
  type Files,
  lintConfig,
  lintDocument,
  type OnCrash,
  type Problem,
  type Project,
  placeOf,
  type RootState,
  readRoots,
  type Shell,
  type TreeVerdict,
  updateRoot,
} from '../engine';
import { gitBaseline } from '../host/gitBaseline';
import { gitIgnoreAround } from '../host/gitIgnore';
import { type LoadedProject, loadProject } from '../host/loadProject';
import type { Location } from '../host/locate';
import { joinPath, pathBelow } from '../host/paths';
import { stampOf } from '../host/stamp';
import type { LocatedProblem } from './convert';
import { showDirectoryProblems } from './directories';
import { locateProblems } from './locateProblems';
import type { OpenDoc } from './openDocs';

/** What a project sees of the editor. Paths are absolute. */
export interface Surroundings {
  /** The open document whose text counts before the file's; `undefined` when the file counts. */
  openAt(path: string): OpenDoc | undefined;
  /** Open documents without a file. */
  newPaths(): readonly string[];
  today(): string;
  readonly onCrash: OnCrash;
}

/** What was found in one file. */
export interface Check {
  /** Equal for two checks of a file exactly when nothing that they rest on has changed. */
  readonly stamp: string;
  readonly problems: readonly LocatedProblem[];
}

/** What the roots gave, arranged by file. */
interface Trees {
  readonly today: string;
  readonly states: readonly RootState[];
  /** The root that reads a file. */
  readonly readers: ReadonlyMap<string, RootState>;
  /** Tree-wide problems by the file that shows them. */
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
}

/**
 * A project as the server sees it: configuration, trees and what was found in each file, all read when first asked for
 * and kept until told to forget. Everything here can be rebuilt from disk and open documents, but for one thing: the last
 * good configuration. Paths are relative to the project's folder unless a name says otherwise.
 */
export class LiveProject {
  #loaded: LoadedProject | undefined;
  #lastGood: Project | undefined;
  #configReads = 0;
  /** Absolute paths of the files that the configuration was read from, those it names in vain included. */
  #configSources: ReadonlySet<string> = new Set();
  #trees: Trees | undefined;
  readonly #checks = new Map<string, Check>();

  constructor(
    readonly location: Location,
    private readonly surroundings: Surroundings,
  ) {}

  /** Configuration and files. A broken configuration comes with the roots of the last good one. */
  get loaded(): LoadedProject {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  /** The roots as a whole; read anew when the day has changed. */
  get trees(): Trees {
    if (this.#trees?.today !== this.surroundings.today()) this.#trees = undefined;
    this.#trees ??= this.#readTrees();
    return this.#trees;
  }

  /** Reads configuration and trees anew when next asked. */
  forgetConfig(): void {
    this.#loaded = undefined;
    this.forgetTrees();
  }

  /** Reads the trees anew when next asked. */
  forgetTrees(): void {
    this.#trees = undefined;
  }

  /** Every file that there is something to say about or that a rule reads; sorted. */
  paths(): string[] {
    const { readers, problems } = this.trees;
    const config = this.loaded.project.file?.path;
    return [...new Set([...(config === undefined ? [] : [config]), ...readers.keys(), ...problems.keys()])].sort();
  }

  /** How many RFCs the walk found. */
  get rfcs(): number {
    const files = this.trees.states.flatMap(({ tree }) => tree.files);
    return files.filter(({ place }) => place.role === 'rfc').length;
  }

  /** Takes note that a file's text may have changed; true when that may have changed what other files show. */
  noteText(path: string): boolean {
    if (!this.#trees) return false; // not read yet
    const before = this.#trees.states;
    const states = before.map((state) => updateRoot(state, path, this.read(path), this.shell));
    if (states.every((state, index) => state === before[index])) return false;
    const changed = states.some(({ verdict }, index) => !isSameVerdict(verdict, before[index]?.verdict));
    this.#trees = this.#arrange(states);
    return changed;
  }

  /** The problems of a file as it is now; those found before, while nothing has changed. */
  check(path: string): Check {
    const stamp = this.#stampOf(path);
    const known = this.#checks.get(path);
    if (known?.stamp === stamp) return known;
    const content = this.read(path);
    const isJudged = this.#documentAt(path, content) !== undefined; // then what the tree says of it is in its own verdict
    const treeWide = (this.trees.problems.get(path) ?? []).filter((problem) => !isJudged || problem.path !== path);
    const problems = [...this.lintContent(path, content), ...treeWide];
    const check = { stamp, problems: locateProblems(problems.sort(compareProblems), path, content, this) };
    this.#checks.set(path, check);
    return check;
  }

  /** The problems of a file if it had that content; of what tree-wide rules say, only what they say of an RFC itself. */
  lintContent(path: string, content: Content): Problem[] {
    const shell = this.shell;
    const { project } = this.loaded;
    if (path === project.file?.path) return lintConfig(project, shell);
    const document = this.#documentAt(path, content);
    return document ? lintDocument(document.input, document.verdict, shell.onCrash) : [];
  }

  /** What is needed to lint a path as an RFC; `undefined` when it is none or has no text. */
  #documentAt(path: string, content: Content): { input: DocumentInput; verdict: TreeVerdict } | undefined {
    const state = this.trees.readers.get(path);
    const place = state && placeOf(state.tree.config, path);
    if (!state || place?.role !== 'rfc' || content.kind !== 'text') return undefined;
    const input = { config: state.tree.config, place, content, today: this.shell.today };
    return { input, verdict: state.verdict };
  }

  /** The content of a file, its open document first. */
  read(path: string): Content {
    const limit = this.trees.readers.get(path)?.tree.config.limits.fileSize ?? Number.MAX_SAFE_INTEGER;
    return this.loaded.files.read(path, limit);
  }

  /**
   * What the verdict rests on: roots and the folders above them (deleting one of those is a single event), and the files
   * that the configuration was read from. A folder with everything in it ends in `/**`.
   */
  watchedPaths(): string[] {
    const read = [...this.#configSources].flatMap((path) => this.relative(path) ?? []);
    return [
      ...this.#rootFolders().flatMap((root) => [...foldersDownTo(root), `${root}/**`]),
      ...read,
      '.gitattributes',
    ];
  }

  /** Whether the configuration was read from this absolute path. */
  isConfiguredBy(path: string): boolean {
    return this.#configSources.has(path);
  }

  /** Whether a path lies in a root, or leads to one. */
  reaches(path: string): boolean {
    return this.#rootFolders().some((root) => `${root}/`.startsWith(`${path}/`) || path.startsWith(`${root}/`));
  }

  /** The roots, and the folders that must not be. */
  #rootFolders(): string[] {
    return this.loaded.project.roots.flatMap(({ root, legacy }) => [root, ...legacy.roots]);
  }

  /** Whether git passes over a file. */
  isGitIgnored(path: string): boolean {
    return gitIgnoreAround(this.location.base).ignores(this.absolute(path), false);
  }

  /** Looks at the configuration file's own problems anew: they also rest on which files exist. */
  forgetConfigCheck(): string | undefined {
    const path = this.loaded.project.file?.path;
    if (path !== undefined) this.#checks.delete(path);
    return path;
  }

  /** The absolute path of a path of this project. */
  absolute(path: string): string {
    return joinPath(this.location.base, path);
  }

  /** The path of an absolute path in this project; `undefined` when it lies elsewhere. */
  relative(absolutePath: string): string | undefined {
    return pathBelow(this.location.base, absolutePath);
  }

  #load(): LoadedProject {
    this.#configReads++;
    const sources = new Set<string>();
    let reading = true;
    const loaded = loadProject(this.location, (path) => {
      if (reading) sources.add(path);
      return this.surroundings.openAt(path)?.text;
    });
    reading = false;
    this.#configSources = sources;
    const files = this.#withNewDocuments(loaded.files);
    if (!loaded.broken) {
      this.#lastGood = loaded.project;
      return { ...loaded, files };
    }
    const project = this.#lastGood ? { ...loaded.project, roots: this.#lastGood.roots } : loaded.project;
    return { ...loaded, files, project };
  }

  /** A document that was opened to be written is part of the tree before it is saved. */
  #withNewDocuments(files: Files): Files {
    const { newPaths } = this.surroundings;
    return {
      ...files,
      list: (folder) => {
        const entries = files.list(folder);
        const added = newPaths()
          .flatMap((path) => this.relative(path) ?? [])
          .filter((path) => path.startsWith(`${folder}/`) && !this.isGitIgnored(path))
          .filter((path) => !entries.some((entry) => entry.path === path))
          .map((path) => ({ path, kind: 'file' as const }));
        return added.length === 0 ? entries : [...entries, ...added].sort((a, b) => (a.path < b.path ? -1 : 1));
      },
    };
  }

  #readTrees(): Trees {
    const { project, files } = this.loaded;
    return this.#arrange(readRoots(project, files, this.shell));
  }

  #arrange(states: readonly RootState[]): Trees {
    const readers = new Map(
      states.flatMap((state) => {
        const { files, archive } = state.tree;
        return [...files, ...(archive?.files ?? [])].map(({ place }) => [place.path, state] as const);
      }),
    );
    const problems = showDirectoryProblems(this.loaded.project, states, this.loaded.files);
    return { today: this.surroundings.today(), states, readers, problems };
  }

  /** What rules are told of the world around. */
  get shell(): Shell {
    const { surroundings, location } = this;
    return {
      today: surroundings.today(),
      onCrash: surroundings.onCrash,
      readBaseline: gitBaseline(location.base),
    };
  }

  #stampOf(path: string): string {
    const absolute = this.absolute(path);
    const text = this.surroundings.openAt(absolute)?.stamp ?? stampOf(absolute);
    const { today, readers, problems } = this.trees;
    const reader = readers.get(path); // a file that is opened before its creation is known has none yet
    const collapsed = reader && [reader.tree.config.root, ...reader.verdict.collapsed];
    return JSON.stringify([text, this.#configReads, today, collapsed, problems.get(path)]);
  }
}

/** `a`, `a/b`, `a/b/c` for `a/b/c`. */
function foldersDownTo(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

function isSameVerdict(a: RootState['verdict'], b: RootState['verdict'] | undefined): boolean {
  if (a === b || !b) return a === b;
  const sameRules = [...a.collapsed].join() === [...b.collapsed].join();
  return sameRules && JSON.stringify(a.problems) === JSON.stringify(b.problems);
}
