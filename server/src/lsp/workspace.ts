import type { OnCrash } from '../engine';
import { ignoresNested } from '../engine';
import { findProjects } from '../host/findProjects';
import { configNames, type Location, locateProject } from '../host/locate';
import { baseName, folderOf, pathBelow } from '../host/paths';
import { LiveProject } from './liveProject';
import type { OpenDoc, OpenDocs } from './openDocs';
import type { Settings, SettingsStore } from './settings';
import { toUri } from './uris';

/** A file that the server has something to say about, or would have. */
export interface Target {
  readonly project: LiveProject;
  /** Relative to the project's folder. */
  readonly path: string;
  readonly uri: string;
  /** The open document that the problems are those of; absent when they are those of the file. */
  readonly open?: OpenDoc;
}

/** What the workspace needs from the shell around it. */
export interface WorkspaceOptions {
  readonly docs: OpenDocs;
  readonly settings: SettingsStore;
  readonly today: () => string;
  readonly onCrash: OnCrash;
}

/** The opened folders, the projects in and around them, and which file belongs to which. Paths are absolute. */
export class Workspace {
  #folders: readonly string[] = [];
  #found: ReadonlySet<string> = new Set();
  readonly #locations = new Map<string, Location>();
  readonly #projects = new Map<string, LiveProject>();

  constructor(private readonly options: WorkspaceOptions) {}

  get folders(): readonly string[] {
    return this.#folders;
  }

  /** Replaces the opened folders. */
  setFolders(folders: readonly string[]): void {
    this.#folders = folders;
    this.#found = new Set();
    this.forgetLocations();
  }

  /** Looks for projects below the opened folders; resolves when all are known. */
  async discover(signal: AbortSignal): Promise<void> {
    const folders = this.#folders;
    const found = await Promise.all(folders.map((folder) => findProjects(folder, signal)));
    if (folders === this.#folders) this.#found = new Set(found.flat()); // else those now open are looked at by somebody else
  }

  /** Finds out anew which configuration governs which folder. */
  forgetLocations(): void {
    this.#locations.clear();
  }

  /** The opened folder around a path, the innermost one. */
  folderAround(path: string): string | undefined {
    const around = this.#folders.filter((folder) => pathBelow(folder, path) !== undefined);
    return around.sort((a, b) => b.length - a.length)[0];
  }

  /** The project that a file belongs to. */
  projectOf(path: string): LiveProject {
    return this.#projectAt(this.#locate(folderOf(path)));
  }

  /** Every project that has to do with an opened folder or document; those no longer needed are dropped. */
  projects(): LiveProject[] {
    const found = [...this.#found].filter((folder) => !this.#isLeftOut(folder));
    const folders = [...this.#folders, ...found, ...this.options.docs.paths().map(folderOf)];
    const inUse = new Set(folders.map((folder) => this.#projectAt(this.#locate(folder))));
    for (const [key, project] of this.#projects) if (!inUse.has(project)) this.#projects.delete(key);
    return [...inUse];
  }

  /** Whether the project around a nested one ignores it: then only its open documents are looked at. */
  #isLeftOut(folder: string): boolean {
    const { configFile } = this.#locate(folder);
    if (configFile === undefined || this.#folders.includes(folder)) return false;
    const outer = this.projectOf(folder);
    const relative = outer.relative(configFile);
    return relative !== undefined && ignoresNested(outer.loaded.project, relative);
  }

  /** The settings that hold for a path. */
  settingsOf(path: string): Settings {
    return this.options.settings.of(this.folderAround(path));
  }

  /** A file as a target when it is one to report on. */
  reportedAt(path: string): Target | undefined {
    return this.#reportsOn(path) ? this.targetAt(path) : undefined;
  }

  /** A file as a target; `undefined` for one that lies outside its project, which cannot happen to a real file. */
  targetAt(path: string): Target | undefined {
    const project = this.projectOf(path);
    const relative = project.relative(path);
    if (relative === undefined) return undefined;
    const open = this.#openAt(path);
    return { project, path: relative, uri: this.uriOf(path), ...(open ? { open } : {}) };
  }

  /** Every file to report on: those of all projects that lie in an opened folder or are open, and these first. */
  *targets(): Generator<Target> {
    for (const project of this.projects()) {
      const isOpen = (path: string) => this.options.docs.at(project.absolute(path)) !== undefined;
      const [open, others] = partition(project.paths(), isOpen);
      for (const path of [...open, ...others]) {
        const absolute = project.absolute(path);
        const target = this.reportedAt(absolute);
        if (target?.project === project) yield target;
      }
    }
  }

  /** The URI of a path, as the client spells it when the document is open. */
  uriOf(path: string): string {
    return this.options.docs.at(path)?.uri ?? toUri(path);
  }

  /** Whether anything is said about a path at all. */
  isEnabled(path: string): boolean {
    return this.settingsOf(path).enable;
  }

  /** Whether anything is said about any opened folder, or about documents outside of all. */
  isEnabledAnywhere(): boolean {
    const scopes = this.#folders.length > 0 ? this.#folders : [undefined];
    return scopes.some((folder) => this.options.settings.of(folder).enable);
  }

  #reportsOn(path: string): boolean {
    const seen = this.folderAround(path) !== undefined || this.options.docs.at(path) !== undefined;
    return seen && this.isEnabled(path);
  }

  #locate(folder: string): Location {
    const known = this.#locations.get(folder);
    if (known) return known;
    const location = locateProject(folder, this.folderAround(folder) ?? folder);
    this.#locations.set(folder, location);
    return location;
  }

  #projectAt(location: Location): LiveProject {
    const key = `${location.base}\n${location.configFile ?? ''}`;
    const known = this.#projects.get(key);
    if (known) return known;
    const { docs, today, onCrash } = this.options;
    const openAt = (path: string) => this.#openAt(path);
    const project = new LiveProject(location, {
      openAt,
      openPaths: () => docs.paths(),
      newPaths: () => docs.newPaths(),
      today,
      onCrash,
    });
    this.#projects.set(key, project);
    return project;
  }

  /** The document whose text counts. With *on save* it counts only while it says what the file says. */
  #openAt(path: string): OpenDoc | undefined {
    const { docs } = this.options;
    const open = docs.at(path);
    if (!open || this.settingsOf(path).run === 'onType') return open;
    return docs.isSaved(path) ? open : undefined;
  }
}

function partition(paths: readonly string[], isFirst: (path: string) => boolean): [first: string[], rest: string[]] {
  const [first, rest]: [string[], string[]] = [[], []];
  for (const path of paths) (isFirst(path) ? first : rest).push(path);
  return [first, rest];
}

/** Whether a path is that of a configuration file. */
export function isConfigPath(path: string): boolean {
  return configNames.some((name) => name === baseName(path));
}
