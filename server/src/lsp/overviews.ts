import type { Connection } from 'vscode-languageserver';
import {
  type Config,
  changeBetween,
  countBySeverity,
  type Knowledge,
  noProblems,
  type Overview,
  type OverviewChange,
  type OverviewFacts,
  OverviewReader,
  type OverviewSnapshot,
  ownerOf,
  type ProblemCounts,
  type RootOverview,
  readTitles,
} from '../engine';
import { pathBelow } from '../host/paths';
import { overviewChangedNotification } from '../protocol';
import { spokenTexts } from '../speech';
import { contained, type Log } from './guard';
import type { Check, LiveProject } from './liveProject';
import type { OpenDocs } from './openDocs';
import { nameOf } from './status';
import { toUri } from './uris';
import type { Workspace } from './workspace';

/** What overviews are read from, and who is told. */
export interface OverviewsOptions {
  readonly workspace: Workspace;
  readonly docs: OpenDocs;
  readonly connection: Connection;
  readonly log: Log;
  /** Runs when other RFCs link to each other than before; left out where nobody wants to know. */
  readonly linksChanged?: () => void;
}

/**
 * The overview of the opened folders: worked out when somebody asks, and again after each look at the workspace while the
 * client follows it. Problems and links are those that the looks have found so far. Spec: index.md §7.
 */
export class Overviews {
  #snapshot: OverviewSnapshot = { version: 0, roots: [] };
  #isCurrent = false;
  #isFollowed = false;
  #links = '';
  readonly #readers = new WeakMap<LiveProject, OverviewReader>();

  constructor(private readonly options: OverviewsOptions) {}

  /** The overview now; from then on the client is told of every change. */
  follow(): OverviewSnapshot {
    this.#isFollowed = true;
    this.#isCurrent = false; // what the client has typed since the last look counts too
    return this.current;
  }

  /** The overview as of the last look. */
  get current(): OverviewSnapshot {
    if (!this.#isCurrent) this.#refresh();
    return this.#snapshot;
  }

  /** Something may have changed: whoever follows is told what. */
  update(): void {
    this.#isCurrent = false;
    const { connection, linksChanged, log } = this.options;
    if (!this.#isFollowed && !linksChanged) return;
    const change = this.#refresh();
    if (change && this.#isFollowed) {
      const send = () => connection.sendNotification(overviewChangedNotification, change);
      void contained(log, 'Sending the overview', send);
    }
    if (linksChanged && this.#noteLinks()) linksChanged(); // somebody may have asked for what is new before
  }

  #refresh(): OverviewChange | undefined {
    const roots = this.#readAll();
    const change = changeBetween(this.#snapshot, roots);
    if (change) this.#snapshot = { version: change.version, roots };
    this.#isCurrent = true;
    return change;
  }

  /** True when other links are there than at the last call. */
  #noteLinks(): boolean {
    const before = this.#links;
    const entries = this.#snapshot.roots.flatMap(({ id, entries }) => entries.map((entry) => [id, entry] as const));
    this.#links = JSON.stringify(
      entries.flatMap(([id, { links, path }]) => (links.length > 0 ? [id, path, links] : [])),
    );
    return this.#links !== before;
  }

  #readAll(): RootOverview[] {
    const { workspace } = this.options;
    const projects = workspace.projects().filter((project) => this.#isShown(project));
    return projects.flatMap((project) => this.#readProject(project));
  }

  /** Whether anything is said about a project, and it has to do with an opened folder: it lies in one, or around one. */
  #isShown(project: LiveProject): boolean {
    const { workspace } = this.options;
    const { base } = project.location;
    const isNear = (folder: string) => pathBelow(folder, base) !== undefined || pathBelow(base, folder) !== undefined;
    return workspace.isEnabled(project.absolute('x')) && workspace.folders.some(isNear);
  }

  #readProject(project: LiveProject): RootOverview[] {
    const reader = this.#readers.get(project) ?? new OverviewReader(spokenTexts());
    this.#readers.set(project, reader);
    const trees = project.trees.states.map(({ tree }) => tree);
    const overviews = reader.read(trees, this.#knowledgeOf(project));
    return overviews.filter(({ root }) => isThere(project, root)).map((overview) => this.#locate(project, overview));
  }

  #knowledgeOf(project: LiveProject): Knowledge {
    const unsaved = new Set(this.options.docs.newPaths().flatMap((path) => project.relative(path) ?? []));
    return {
      factsOf: (path) => this.#factsOf(project, path),
      pairOf: (anchor) => project.lastCheck(anchor)?.pair,
      problemsOf: (path) => countsOf(project.lastCheck(path)),
      isNew: (path) => unsaved.has(path),
    };
  }

  /** Titles are those in the editor, even where problems are those of the saved text. */
  #factsOf(project: LiveProject, path: string): OverviewFacts | undefined {
    const { docs, workspace } = this.options;
    const facts = project.lastCheck(path)?.facts;
    const absolute = project.absolute(path);
    const open = facts && docs.at(absolute);
    const config = open && ownerOf(project.loaded.project, path);
    if (!facts || !open || !config || workspace.settingsOf(absolute).run === 'onType') return facts;
    return retitled(facts, config, open.text);
  }

  #locate(project: LiveProject, overview: Overview): RootOverview {
    const absolute = project.absolute(overview.root);
    const { workspace } = this.options;
    return { ...overview, id: toUri(absolute), base: toUri(project.location.base), name: nameOf(absolute, workspace) };
  }
}

/** A root that somebody has set up: by a configuration or by its folder. */
function isThere({ location, loaded }: LiveProject, root: string): boolean {
  return location.configFile !== undefined || loaded.files.kindOf(root) === 'folder';
}

function retitled(facts: OverviewFacts, config: Config, text: string): OverviewFacts {
  const { title: _, indexTitle: __, ...rest } = facts;
  return { ...rest, ...readTitles(config, text, false) };
}

const counts = new WeakMap<Check, ProblemCounts>();

function countsOf(check: Check | undefined): ProblemCounts {
  if (!check) return noProblems;
  const known = counts.get(check) ?? countBySeverity(check.problems.map(({ problem }) => problem));
  counts.set(check, known);
  return known;
}
