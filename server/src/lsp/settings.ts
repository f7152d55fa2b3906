import type { Connection } from 'vscode-languageserver';
import type { Log } from './guard';
import { describeError } from './guard';
import { toUri } from './uris';

/** The few settings of the editor; what is right stands in the configuration file. Spec: design.md §6. */
export interface Settings {
  readonly enable: boolean;
  /** `onSave`: the problems of an open document are those of its saved text. */
  readonly run: 'onType' | 'onSave';
}

const defaults: Settings = { enable: true, run: 'onType' };

/** Reads the section `rfc` of a client's settings; a value of the wrong type counts as absent. */
export function readSettings(value: unknown): Settings {
  if (typeof value !== 'object' || value === null) return defaults;
  const enable = 'enable' in value && typeof value.enable === 'boolean' ? value.enable : defaults.enable;
  const run = 'run' in value && value.run === 'onSave' ? 'onSave' : defaults.run;
  return { enable, run };
}

/** The settings of each workspace folder, asked for ahead of time so that they can be looked up at once. */
export class SettingsStore {
  readonly #byFolder = new Map<string | undefined, Settings>();

  /** `canAsk`: the client answers `workspace/configuration`. */
  constructor(
    private readonly connection: Connection,
    private readonly log: Log,
    private readonly canAsk: boolean,
  ) {}

  /** The settings of a workspace folder; those of no folder in particular for `undefined`. */
  of(folder: string | undefined): Settings {
    return this.#byFolder.get(folder) ?? this.#byFolder.get(undefined) ?? defaults;
  }

  /** Asks the client for the settings of these folders. A client that cannot be asked sends them in `pushed`. */
  async load(folders: readonly string[], pushed?: unknown): Promise<void> {
    if (!this.canAsk) {
      if (pushed !== undefined) this.#byFolder.set(undefined, readSettings(pushed));
      return;
    }
    const scopes = [undefined, ...folders];
    try {
      const values: unknown = await this.connection.workspace.getConfiguration(
        scopes.map((folder) => ({ section: 'rfc', ...(folder === undefined ? {} : { scopeUri: toUri(folder) }) })),
      );
      if (!Array.isArray(values)) return;
      this.#byFolder.clear();
      scopes.forEach((folder, index) => {
        this.#byFolder.set(folder, readSettings(values[index]));
      });
    } catch (error) {
      this.log.error(`The settings could not be read, those known so far stay: ${describeError(error)}`);
    }
  }
}

/** Whether the client is VS Code and set to mend the links in Markdown itself when files are moved. */
export async function updatesLinks(connection: Connection, canAsk: boolean): Promise<boolean> {
  if (!canAsk) return false;
  try {
    const value: unknown = await connection.workspace.getConfiguration('markdown.updateLinksOnFileMove.enabled');
    return typeof value === 'string' && value !== 'never';
  } catch {
    return false; // a client without such a setting may well answer with an error
  }
}
