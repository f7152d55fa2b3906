import { CodeLensRefreshRequest, type Connection, FileChangeType } from 'vscode-languageserver';
import { baseName } from '../host/paths';
import { statusNotification } from '../protocol';
import { at, type ClientFeatures } from './clientFeatures';
import type { Effect } from './effect';
import { type FileSupply, pathsIn } from './fileSupply';
import { contained, describeError, type Log } from './guard';
import { LivePairs } from './livePairs';
import type { LiveProject } from './liveProject';
import { Monitor } from './monitor';
import type { DocEvent, OpenDocs } from './openDocs';
import { Overviews } from './overviews';
import { silentScan, visibleScan } from './scanProgress';
import { SettingsStore } from './settings';
import { statusOf } from './status';
import { waitFor } from './turns';
import { toPath } from './uris';
import { reaches } from './watched';
import { Watchers } from './watchers';
import { isConfigPath, Workspace } from './workspace';

/** A client that does not say its settings within this time, in milliseconds, gets the defaults until it does. */
const settingsPatience = 2000;

const effectOnAll: Effect = { everywhere: true, others: [] };

/** What a session is made of. */
export interface SessionOptions {
  readonly connection: Connection;
  readonly docs: OpenDocs;
  readonly features: ClientFeatures;
  readonly log: Log;
  readonly today: () => string;
  /** How long a look at the workspace may take before the user is told, in milliseconds. */
  readonly patience: number;
  readonly files: FileSupply;
}

/** Everything that lives from `initialize` to `shutdown`, and what each event means for it. */
export class Session {
  readonly connection: Connection;
  readonly docs: OpenDocs;
  readonly features: ClientFeatures;
  readonly log: Log;
  readonly settings: SettingsStore;
  readonly workspace: Workspace;
  readonly monitor: Monitor;
  readonly overviews: Overviews;
  readonly #files: FileSupply;
  readonly #pairs: LivePairs;
  readonly #watchers: Watchers;
  readonly #ended = new AbortController();
  #prepared: Promise<void> = Promise.resolve();
  #settled: Promise<void> = Promise.resolve();
  #discovered: Promise<void> = Promise.resolve();
  #lastStatus = '';

  constructor({ connection, docs, features, log, today, patience, files }: SessionOptions) {
    this.connection = connection;
    this.docs = docs;
    this.features = features;
    this.log = log;
    this.#files = files;
    files.onArrival((paths) => this.#noteArrival(paths));
    this.settings = new SettingsStore(connection, log, features.answersSettings);
    const onCrash = (rule: string, error: unknown) => log.error(`The rule ${rule} failed: ${describeError(error)}`);
    this.workspace = new Workspace({ docs, settings: this.settings, today, onCrash });
    this.workspace.setFolders(features.folders);
    const showsLinks = features.showsBacklinks && features.refreshesLenses;
    this.overviews = new Overviews({
      ...{ workspace: this.workspace, docs, connection, log },
      ...(showsLinks ? { linksChanged: () => this.#refreshLenses() } : {}),
    });
    this.#pairs = new LivePairs({
      ...{ workspace: this.workspace, connection, log, isHeard: features.abilities.pairs === true },
      changed: () => features.showsPairs && features.refreshesLenses && this.#refreshLenses(),
    });
    this.monitor = new Monitor(this.workspace, log, {
      ready: () => this.ready,
      isAsked: features.refreshesDiagnostics,
      beforeAll: () => this.#refresh(),
      othersChanged: () => this.#refreshDiagnostics(),
      afterwards: () => {
        this.#sendStatus();
        this.overviews.update();
        this.#pairs.update();
      },
      scan: () => (features.showsProgress ? visibleScan(connection, log, patience) : silentScan()),
    });
    this.#watchers = new Watchers(connection, this.workspace, features, log);
  }

  /** Resolves when requests can be answered. */
  get ready(): Promise<void> {
    return this.#settled;
  }

  /** Resolves when all projects below the opened folders are known. */
  get discovered(): Promise<void> {
    return this.#discovered;
  }

  /** Begins to look at the workspace. */
  start(): void {
    this.#prepare();
    this.reloadSettings();
    this.#discover();
  }

  /** Nothing is sent any more. */
  end(): void {
    this.#ended.abort();
    this.monitor.dispose();
  }

  /** Aborted when the session ends. */
  get ended(): AbortSignal {
    return this.#ended.signal;
  }

  /** Asks for the settings; `pushed` are those that came along without being asked for. */
  reloadSettings(pushed?: unknown): void {
    const loaded = contained(this.log, 'Reading the settings', () =>
      this.settings.load(this.workspace.folders, pushed),
    );
    const settled = Promise.race([loaded, waitFor(settingsPatience)]);
    this.#settled = this.#prepared.then(() => settled);
    void loaded.then(() => {
      for (const project of this.workspace.projects()) project.forgetConfig(); // saved text or typed text may count now
      this.monitor.touchAll(0);
    });
  }

  /** Other folders are open than before. */
  noteFolders(folders: readonly string[]): void {
    this.workspace.setFolders(folders);
    this.#prepare();
    this.reloadSettings();
    this.#discover();
  }

  /** Works out an answer that may rest on any file; what works it out changes nothing. */
  reach<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    return this.#files.reach(work);
  }

  /** Something has happened to an open document. */
  noteDoc({ kind, path, isNew }: DocEvent): void {
    const project = this.workspace.projectOf(path);
    this.monitor.touch(path);
    const isTyping = kind === 'edited' && !isConfigured(project, path);
    const tell = (find: () => Effect) =>
      void contained(this.log, 'Noting an edit', () => this.#noteEffect(project, find()));
    if (isTyping) project.noteEdit(project.relative(path) ?? '', tell);
    else this.#noteEffect(project, this.#effectOf(kind, path, isNew, project));
    if (kind === 'closed') this.monitor.forgetTold(path);
  }

  #noteEffect(project: LiveProject, { everywhere, others }: Effect): void {
    if (everywhere) this.monitor.touchAll();
    this.#touchOthers(project, others);
  }

  /** Makes the project forget what the event has changed; says what it means for other files. */
  #effectOf(kind: DocEvent['kind'], path: string, isNew: boolean, project: LiveProject): Effect {
    if (isConfigured(project, path)) {
      project.forgetConfig();
      return effectOnAll;
    }
    // A document without a file comes and goes with its opening; a client that watches nothing leaves us to guess.
    if (kind !== 'edited' && (isNew || !this.features.registersWatchers)) {
      project.forgetTrees();
      return effectOnAll;
    }
    return project.noteText(project.relative(path) ?? '');
  }

  #touchOthers(project: LiveProject, others: readonly string[]): void {
    for (const other of others) this.monitor.touchOther(project.absolute(other));
  }

  /** The same as `noteFiles`, of files that the client tells of. */
  async noteWatched(events: readonly unknown[]): Promise<void> {
    const noted = this.#files.bringIn(pathsIn(events)).then(() => this.noteFiles(events));
    this.#settled = Promise.all([this.#settled, noted.catch(() => undefined)]).then(() => undefined);
    await noted;
  }

  /** Files that could not be read before can be now. */
  #noteArrival(paths: readonly string[]): void {
    const type = FileChangeType.Changed;
    this.noteFiles(paths.map((path) => ({ uri: this.workspace.uriOf(path), type })));
  }

  /** Files have changed on the disk; `events` are those of LSP. */
  noteFiles(events: readonly unknown[]): void {
    const seen = new Set<string>(); // one event comes once for each watcher that matches
    for (const event of events) {
      const [uri, type] = [at(event, 'uri'), at(event, 'type')];
      const path = typeof uri === 'string' ? toPath(uri) : undefined;
      const key = `${type} ${path}`;
      if (path === undefined || seen.has(key)) continue;
      seen.add(key);
      this.docs.noteFile(path);
      if (baseName(path) === '.gitignore') this.#noteIgnoreFile();
      else this.#noteFile(path, type === FileChangeType.Changed);
    }
  }

  #noteFile(path: string, stays: boolean): void {
    if (isConfigPath(path)) {
      this.workspace.forgetLocations();
      for (const project of this.workspace.projects()) project.forgetTrees(); // what is another project's may be theirs now
      if (!stays) this.#discover();
      this.monitor.touchAll();
    }
    for (const project of this.workspace.projects()) {
      const relative = project.relative(path);
      if (relative === undefined) continue;
      const { everywhere, others } = this.#forgetAffected(project, path, relative, stays);
      if (everywhere) this.monitor.touchAll();
      else this.#touchWithConfig(project, path);
      this.#touchOthers(project, others);
    }
  }

  /** What git ignores is not there for us, be it a file, a folder or a whole project. */
  #noteIgnoreFile(): void {
    for (const project of this.workspace.projects()) project.forgetTrees();
    this.#discover();
    this.monitor.touchAll();
  }

  /**
   * Makes a project forget what rests on a file; says what that means for other files. `stays`: the file was there before
   * and still is.
   */
  #forgetAffected(project: LiveProject, path: string, relative: string, stays: boolean): Effect {
    if (project.isConfiguredBy(path)) {
      project.forgetConfig();
      return effectOnAll;
    }
    const isAttributes = relative === '.gitattributes';
    if (!isAttributes && !reaches(project.loaded.project, relative)) return project.notePresence(relative);
    if (!isAttributes && stays) return project.noteText(relative);
    project.forgetTrees();
    return effectOnAll;
  }

  /** The configuration's own problems also rest on which files exist. */
  #touchWithConfig(project: LiveProject, path: string): void {
    this.monitor.touch(path);
    const config = project.forgetConfigCheck();
    if (config !== undefined) this.monitor.touch(project.absolute(config));
  }

  #prepare(): void {
    this.#prepared = contained(this.log, 'Reading the opened folders', () => {
      return this.#files.prepare(this.workspace, this.#ended.signal);
    });
  }

  #discover(): void {
    this.#discovered = contained(this.log, 'Looking for projects', async () => {
      await this.#prepared;
      await this.workspace.discover(this.#ended.signal);
      this.monitor.touchAll(0);
    });
  }

  /** Documents that are open may show something else now; the client has to ask. */
  #refresh(): void {
    this.#watchers.update();
    void contained(this.log, 'Asking the client to look again', () => this.#refreshDiagnostics());
    if (this.features.showsMoves && this.features.refreshesLenses) this.#refreshLenses();
  }

  #refreshDiagnostics(): void {
    if (this.features.refreshesDiagnostics) this.connection.languages.diagnostics.refresh();
  }

  #refreshLenses(): void {
    void contained(this.log, 'Asking the client for lenses again', async () => {
      await this.connection.sendRequest(CodeLensRefreshRequest.type);
    });
  }

  #sendStatus(): void {
    if (!this.features.abilities.status) return;
    const status = statusOf(this.workspace, this.monitor.counts);
    const text = JSON.stringify(status);
    if (text === this.#lastStatus) return;
    this.#lastStatus = text;
    void contained(this.log, 'Sending the state', () => this.connection.sendNotification(statusNotification, status));
  }
}

function isConfigured(project: LiveProject, path: string): boolean {
  return project.isConfiguredBy(path) || isConfigPath(path);
}
