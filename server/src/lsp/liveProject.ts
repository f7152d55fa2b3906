import {
  type Content,
  compareProblems,
  type Findings,
  findingsIn,
  lintConfig,
  type Nearby,
  type NearbyRecord,
  type Problem,
  type Project,
  recordNearby,
  type Shell,
  sourceFileAt,
  updateRoot,
} from '../engine';
import { gitBaseline } from '../host/gitBaseline';
import { gitIgnoreAround } from '../host/gitIgnore';
import type { LoadedProject } from '../host/loadProject';
import type { Location } from '../host/locate';
import { joinPath, pathBelow } from '../host/paths';
import { stampOf } from '../host/stamp';
import { Askers } from './askers';
import type { LocatedProblem } from './convert';
import { Edits } from './edits';
import { type Effect, noEffect } from './effect';
import { isSameVerdict, type LiveSurvey, surveyLive, updateLive } from './liveSurvey';
import { loadWithSources } from './loadWithSources';
import { locateProblems } from './locateProblems';
import { withNewDocuments } from './newDocuments';
import type { Surroundings } from './surroundings';
import { NowAndThen } from './turns';
import { watchedIn } from './watched';

/** So long answers about files that nobody watches are believed while a text is edited, in milliseconds. */
const BELIEVED = 1000;

/** What was found in one file. */
export interface Check extends Findings {
  /** Equal for two checks of a file exactly when nothing that they rest on has changed. */
  readonly stamp: string;
  readonly problems: readonly LocatedProblem[];
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
  #trees: LiveSurvey | undefined;
  readonly #askers = new Askers();
  readonly #edits = new Edits();
  /** When to ask again about files that nobody watches: they may have changed as well. */
  readonly #unwatched = new NowAndThen(BELIEVED);
  readonly #checks = new Map<string, { readonly check: Check; readonly around: NearbyRecord }>();

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
  get trees(): LiveSurvey {
    this.#edits.settle();
    if (this.#trees?.today !== this.surroundings.today()) this.#trees = undefined;
    this.#trees ??= this.#readTrees();
    return this.#trees;
  }

  /** Whether the trees are read: what rests on them takes a while before. */
  get isSurveyed(): boolean {
    return this.#trees !== undefined;
  }

  /** Reads configuration and trees anew when next asked. */
  forgetConfig(): void {
    this.#loaded = undefined;
    this.forgetTrees();
  }

  /** Reads the trees anew when next asked. */
  forgetTrees(): void {
    this.#trees = undefined;
    if (this.#loaded) this.forgetConfigCheck();
  }

  /** Every file that there is something to say about or that a rule reads; sorted. */
  paths(): string[] {
    const { readers, problems, judge } = this.trees;
    const { documents, pairs } = judge.survey;
    const config = this.loaded.project.file?.path;
    const paired = pairs.flatMap(({ present }) => [...present]);
    const own = config === undefined ? [] : [config];
    const sources = this.#openSources();
    return [
      ...new Set([...own, ...readers.keys(), ...problems.keys(), ...documents.keys(), ...paired, ...sources]),
    ].sort();
  }

  /** The files with schemas that are open: the rest of a workspace's source code is left to the command line. */
  #openSources(): string[] {
    const open = this.surroundings.openPaths().flatMap((path) => this.relative(path) ?? []);
    return open.filter((path) => sourceFileAt(this.loaded.project, path) && !this.isGitIgnored(path));
  }

  /** How many RFCs the walk found. */
  get rfcs(): number {
    const files = this.trees.states.flatMap(({ tree }) => tree.files);
    return files.filter(({ place }) => place.role === 'rfc').length;
  }

  /**
   * Takes note that somebody types in a file. `tell` is called once something rests on it, or in a moment, as keystrokes that
   * come together count as one; what it is given finds what that may have changed in other files.
   */
  noteEdit(path: string, tell: (find: () => Effect) => void): void {
    this.#edits.add(path, () => tell(() => this.noteText(path)));
  }

  /** Takes note that a file's text may have changed; says what that may have changed in other files. */
  noteText(path: string): Effect {
    this.#edits.settle(); // or reading below would, and what it finds would be lost
    if (!this.#trees) return noEffect; // not read yet
    const { states: before, judge } = this.#trees;
    judge.forgetNearby(path, !this.#unwatched.isDue()); // while somebody types, that is asked now and then
    const states = before.map((state) => updateRoot(state, path, this.read(path), this.shell, this.#readSaved(path)));
    if (states.some((state, index) => state !== before[index])) {
      this.#trees = updateLive(this.#trees, states, this.loaded.files);
    }
    const everywhere = states.some(({ verdict }, index) => !isSameVerdict(verdict, before[index]?.verdict));
    return { everywhere, others: this.#restingOn(path) };
  }

  /** Takes note that a file which no rule reads has come or gone. */
  notePresence(path: string): Effect {
    this.#trees?.judge.forgetNearby();
    return { everywhere: false, others: this.#restingOn(path) };
  }

  /** The files whose problems may be others once this file is. */
  #restingOn(path: string): string[] {
    const pair = this.#trees?.judge.survey.pairOf.get(path);
    return [...new Set([...(pair?.present ?? []), ...this.#askers.about(path)])].filter((other) => other !== path);
  }

  /** The problems of a file as it is now; those found before, while nothing has changed. */
  check(path: string): Check {
    const stamp = this.#stampOf(path);
    const { problems: shown, judge } = this.trees;
    const known = this.#checks.get(path);
    if (known?.check.stamp === stamp && known.around.holds(judge.nearby)) return known.check;
    const content = this.read(path);
    const around = recordNearby(judge.nearby);
    const isJudged = judge.survey.documents.has(path); // then what the tree says of it is in its own verdict
    const treeWide = (shown.get(path) ?? []).filter((problem) => !isJudged || problem.path !== path);
    const problems = [...this.lintContent(path, content, around.nearby), ...treeWide];
    const check = {
      stamp,
      problems: locateProblems(problems.sort(compareProblems), path, content, this),
      ...findingsIn(judge, path, content),
    };
    this.#checks.set(path, { check, around });
    this.#askers.note(path, around.topics());
    return check;
  }

  /** What `check` last found; `undefined` for a file that nobody has asked about yet. */
  lastCheck(path: string): Check | undefined {
    return this.#checks.get(path)?.check;
  }

  /** The problems of a file if it had that content; of what tree-wide rules say, only what they say of a document itself. */
  lintContent(path: string, content: Content, nearby?: Nearby): Problem[] {
    const { project } = this.loaded;
    if (path === project.file?.path) return lintConfig(project, this.shell);
    const { judge } = this.trees;
    if (judge.survey.documents.has(path)) return judge.problemsOf(path, content, nearby);
    if (sourceFileAt(project, path)) return judge.problemsOfSource(path, content, nearby);
    const pair = judge.survey.pairOf.get(path);
    const found = pair ? judge.problemsOfPair(pair, { path, content }, nearby) : [];
    return found.filter((problem) => problem.path === path);
  }

  /** The content of a file, its open document first. */
  read(path: string): Content {
    return this.loaded.files.read(path, this.#limitOf(path));
  }

  /** What the verdict rests on, as `watchedIn` says it, and the files that the configuration was read from. */
  watchedPaths(): string[] {
    const read = [...this.#configSources].flatMap((path) => this.relative(path) ?? []);
    return [...watchedIn(this.loaded.project), ...read];
  }

  /** Whether the configuration was read from this absolute path. */
  isConfiguredBy(path: string): boolean {
    return this.#configSources.has(path);
  }

  /** Whether git passes over a file. */
  isGitIgnored(path: string): boolean {
    return gitIgnoreAround(this.location.base).ignores(this.absolute(path), false);
  }

  /** Looks at the configuration file's own problems anew: they also rest on which files exist. */
  forgetConfigCheck(): string | undefined {
    const path = this.loaded.project.file?.path;
    if (path === undefined) return undefined;
    this.#checks.delete(path);
    this.#askers.forget(path);
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

  #readSaved(path: string): Content {
    const { files } = this.loaded;
    return files.readSaved?.(path, this.#limitOf(path)) ?? this.read(path);
  }

  #limitOf(path: string): number {
    const { readers, judge } = this.trees;
    const { documents, pairOf } = judge.survey;
    const place = documents.get(path) ?? pairOf.get(path) ?? sourceFileAt(this.loaded.project, path);
    const config = readers.get(path)?.tree.config ?? place?.config;
    return config?.limits.fileSize ?? Number.MAX_SAFE_INTEGER;
  }

  #load(): LoadedProject {
    this.#configReads++;
    const { loaded, sources } = loadWithSources(this.location, (path) => this.surroundings.openAt(path)?.text);
    this.#configSources = sources;
    const files = withNewDocuments(loaded.files, () => this.#newPaths());
    if (!loaded.broken) {
      this.#lastGood = loaded.project;
      return { ...loaded, files };
    }
    const project = this.#lastGood ? { ...loaded.project, roots: this.#lastGood.roots } : loaded.project;
    return { ...loaded, files, project };
  }

  /** Documents that were opened to be written are part of the tree before they are saved. */
  #newPaths(): string[] {
    const paths = this.surroundings.newPaths().flatMap((path) => this.relative(path) ?? []);
    return paths.filter((path) => !this.isGitIgnored(path));
  }

  #readTrees(): LiveSurvey {
    return surveyLive(this.loaded.project, this.loaded.files, this.shell);
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
    const { today, readers, problems, judge } = this.trees;
    const reader = readers.get(path); // a file that is opened before its creation is known has none yet
    const collapsed = reader && [reader.tree.config.root, ...reader.verdict.collapsed];
    const pair = judge.survey.pairOf.get(path);
    const paired = pair && [pair.anchor, pair.counterpart, pair.record].map((part) => this.#stampsOf(part));
    return JSON.stringify([this.#stampsOf(path), this.#configReads, today, collapsed, problems.get(path), paired]);
  }

  /** Of the open document and of the file: whether the two differ matters as well. */
  #stampsOf(path: string): string[] {
    const absolute = this.absolute(path);
    const open = this.surroundings.openAt(absolute)?.stamp;
    return open === undefined ? [stampOf(absolute)] : [open, stampOf(absolute)];
  }
}
