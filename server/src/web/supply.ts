import type { FolderEntry } from '../host/machine';
import type { FileSupply } from '../lsp/fileSupply';
import type { Workspace } from '../lsp/workspace';
import type { RemoteContent, RemoteListing } from '../protocol';
import type { Memory } from './memory';
import { path } from './posixPath';

/** The client's files. Answers come in the order of the paths, which are absolute. */
export interface Remote {
  list(folders: readonly string[]): Promise<readonly RemoteListing[]>;
  read(files: readonly string[]): Promise<readonly RemoteContent[]>;
}

/** A walk that has listed so many folders is over: what lies beyond is listed when somebody looks there. */
const maxFolders = 20_000;

/** How many folders or files are asked for at once. */
const batchSize = 100;

/**
 * How often something is done over again. Each time it can see one step further, from a configuration to the files that it
 * names and from those to what they link to, and no file is missed twice.
 */
const maxRounds = 20;

const notWalked: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** What decides where projects are and what of them counts, so it is read before anything else. */
const isEarly = (name: string) => /^(?:rfc\.config\.jsonc?|\.gitignore|\.gitattributes)$/.test(name);

/** What is likely to be looked at when it is new. */
const isLikely = (name: string) => isEarly(name) || /\.(?:md|markdown|ya?ml|jsonc?)$/i.test(name);

/** Fills the memory from the client's files. */
export class Supply implements FileSupply {
  #isPreparing = false;
  #arrival: (files: readonly string[]) => void = () => undefined;
  #fetching: Promise<unknown> = Promise.resolve();

  /** `onFailure` is told when the client does not answer as it should. */
  constructor(
    private readonly memory: Memory,
    private readonly remote: Remote,
    private readonly onFailure: (error: unknown) => void,
  ) {
    memory.onWanted = () => this.#soon();
  }

  onArrival(listener: (files: readonly string[]) => void): void {
    this.#arrival = listener;
  }

  async prepare(workspace: Workspace, signal: AbortSignal): Promise<void> {
    this.#isPreparing = true;
    try {
      this.memory.setRoots(workspace.folders);
      const files = await this.#walk(workspace.folders);
      await this.#read(files.filter((file) => isEarly(path.basename(file))));
      await this.reach(() => lookAtAll(workspace, signal));
    } finally {
      this.#isPreparing = false;
    }
  }

  async bringIn(files: readonly string[]): Promise<void> {
    const known = files.filter((file) => this.memory.isHere(file));
    await this.#list([...new Set(files.flatMap((file) => this.#listedAbove(file) ?? []))]);
    const folders = new Set(files.flatMap((file) => this.#unlistedAt(file) ?? []));
    const fresh = await this.#walk([...folders].filter((folder) => !notWalked.has(path.basename(folder))));
    const likely = [...files, ...fresh].filter((file) => isLikely(path.basename(file)));
    const wanted = new Set([...known, ...likely].filter((file) => this.memory.entryAt(file)?.type === 'file'));
    await this.#read([...wanted]);
  }

  async reach<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    for (let round = 1; ; round++) {
      const result = await work();
      if (round === maxRounds || !(await this.#fetch())) return result;
    }
  }

  /** The folder around a file that is known to be there; nobody tells of folders that are made along with a file. */
  #listedAbove(file: string): string | undefined {
    for (let at = path.dirname(file); at !== '/'; at = path.dirname(at)) if (this.memory.isListed(at)) return at;
    return undefined;
  }

  /** The topmost folder at or above a path that is there but of which nothing is known yet. */
  #unlistedAt(file: string): string | undefined {
    const known = this.#listedAbove(file);
    if (known === undefined) return undefined;
    const [name = ''] = path.relative(known, file).split('/');
    const folder = path.join(known, name);
    return this.memory.entryAt(folder)?.type === 'folder' ? folder : undefined;
  }

  /** What was missed is brought in when whoever missed it is done. */
  #soon(): void {
    if (this.#isPreparing) return;
    setTimeout(() => void this.#fetch().catch(this.onFailure), 0);
  }

  /** Brings in what was missed; false when nothing was. */
  #fetch(): Promise<boolean> {
    const fetching = this.#fetching.then(() => this.#fetchWanted());
    this.#fetching = fetching.catch(() => undefined); // whoever asked for it is told
    return fetching;
  }

  async #fetchWanted(): Promise<boolean> {
    const { files, folders } = this.memory.takeWanted();
    if (files.length === 0 && folders.length === 0) return false;
    await this.#list(folders);
    await this.#read(files);
    this.#arrival([...folders, ...files]);
    return true;
  }

  /** Lists folders and all below them, level by level; gives the files found. */
  async #walk(starts: readonly string[]): Promise<string[]> {
    const files: string[] = [];
    let level = [...starts];
    for (let seen = 0; level.length > 0 && seen < maxFolders; seen += level.length) {
      await this.#list(level);
      const found = level.flatMap((folder) => this.#entriesOf(folder));
      for (const { entry, file } of found) if (entry.isFile()) files.push(file);
      level = found.filter(({ entry }) => entry.isDirectory() && !notWalked.has(entry.name)).map(({ file }) => file);
    }
    return files;
  }

  #entriesOf(folder: string): { readonly entry: FolderEntry; readonly file: string }[] {
    return this.memory.entriesIn(folder).map((entry) => ({ entry, file: path.join(folder, entry.name) }));
  }

  async #list(folders: readonly string[]): Promise<void> {
    await inBatches(folders, async (batch) => {
      const listings = await this.remote.list(batch);
      for (const [index, folder] of batch.entries()) this.memory.keepListing(folder, listings[index] ?? null);
    });
  }

  async #read(files: readonly string[]): Promise<void> {
    await inBatches(files, async (batch) => {
      const contents = await this.remote.read(batch);
      for (const [index, file] of batch.entries()) this.memory.keepContent(file, contents[index] ?? null);
    });
  }
}

async function inBatches<Item>(items: readonly Item[], run: (batch: readonly Item[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += batchSize) await run(items.slice(at, at + batchSize));
}

/** Looks at everything that there is a verdict on. */
async function lookAtAll(workspace: Workspace, signal: AbortSignal): Promise<void> {
  workspace.forgetLocations();
  await workspace.discover(signal);
  for (const project of workspace.projects()) {
    project.forgetConfig();
    for (const file of project.paths()) project.check(file);
  }
}
