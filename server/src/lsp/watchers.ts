import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type Disposable,
  type FileSystemWatcher,
} from 'vscode-languageserver';
import { configNames } from '../host/locate';
import type { ClientFeatures } from './clientFeatures';
import { describeError, type Log } from './guard';
import { toUri } from './uris';
import { watchedSuffixes } from './watched';
import type { Workspace } from './workspace';

/** Has the client watch what the projects rest on, and what new ones could arise from. */
export class Watchers {
  #registered = '';
  #current: Promise<Disposable | undefined> = Promise.resolve(undefined);

  constructor(
    private readonly connection: Connection,
    private readonly workspace: Workspace,
    private readonly features: ClientFeatures,
    private readonly log: Log,
  ) {}

  /** Registers anew when other files matter than before. */
  update(): void {
    if (!this.features.registersWatchers) return;
    const watchers = this.#list();
    const text = JSON.stringify(watchers);
    if (text === this.#registered) return;
    this.#registered = text;
    this.#current = this.#replace(this.#current, watchers);
  }

  async #replace(old: Promise<Disposable | undefined>, watchers: FileSystemWatcher[]): Promise<Disposable | undefined> {
    try {
      const registered = await this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
      (await old)?.dispose(); // last, so that nothing happens unseen in between
      return registered;
    } catch (error) {
      this.log.error(`Files could not be watched: ${describeError(error)}`);
      return undefined;
    }
  }

  #list(): FileSystemWatcher[] {
    const patterns = new Set(['**/*.md', '**/.gitignore', ...configNames.map((name) => `**/${name}`)]);
    const outside: FileSystemWatcher[] = [];
    for (const project of this.workspace.projects()) {
      for (const path of project.watchedPaths()) patterns.add(`**/${literal(path)}`);
      for (const suffix of watchedSuffixes(project.loaded.project)) patterns.add(`**/*${literal(suffix)}`);
      const { base } = project.location;
      if (!this.features.relativePatterns || this.workspace.folderAround(base) !== undefined) continue;
      for (const name of configNames) outside.push({ globPattern: { baseUri: toUri(base), pattern: name } });
    }
    return [...[...patterns].sort().map((globPattern) => ({ globPattern })), ...outside];
  }
}

/** A path as a pattern; the final `**` of a watched folder stays. One character of any kind stands for a special one. */
function literal(path: string): string {
  const tail = path.endsWith('/**') ? '/**' : '';
  return path.slice(0, path.length - tail.length).replace(/[*?{}[\]!\\]/g, '?') + tail;
}
