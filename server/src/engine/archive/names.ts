import type { Archive, Config } from '../config/config';
import { compileFilename } from '../config/filename';
import { baseOf } from '../links/paths';
import { type PairPaths, pairAt, type Side } from '../pairs/names';

/** The three files of an archived pair; without pairing there are anchors only. */
export type Part = Side | 'record';

/** What the path of a file in the archive tells. */
export interface ArchivedPlace {
  /** Relative to the configuration's folder. */
  readonly path: string;
  /** Relative to the archive, as the manifest has it. */
  readonly key: string;
  /** Absent for a file whose name is none of the three. */
  readonly part?: Part;
  /** The files of its triplet, be they there or not; absent without pairing, and without a part. */
  readonly pair?: PairPaths;
  /** The date in the file name, as `yyyy-mm-dd`. */
  readonly date?: string;
}

/** The folder of the archive, relative to the configuration's folder, without a final slash. */
export function archiveFolder(config: Config, { folder }: Archive): string {
  return `${config.root}/${folder}`;
}

/** The path of the manifest, relative to the configuration's folder. */
export function manifestPath(config: Config, archive: Archive): string {
  return `${archiveFolder(config, archive)}/${archive.manifest}`;
}

/** Names that may stand directly in the archive beside the class folders. */
export function rootFileNames({ rootFiles, manifest }: Archive): string[] {
  return [...new Set([...rootFiles, manifest])];
}

/**
 * Where `path` stands when it is that of a file in a class folder of the archive, or directly in an archive without
 * classes; `undefined` for any other. Files that begin with a dot are passed over.
 */
export function archivedPlaceOf(config: Config, archive: Archive, path: string): ArchivedPlace | undefined {
  const folder = archiveFolder(config, archive);
  if (!path.startsWith(`${folder}/`)) return undefined;
  const key = path.slice(folder.length + 1);
  const segments = key.split('/');
  if (baseOf(key).startsWith('.') || !isDocumentDepth(config, archive, segments)) return undefined;
  return { path, key, ...readName(config, path) };
}

function readName({ filename, pairing }: Config, path: string): Pick<ArchivedPlace, 'part' | 'pair' | 'date'> {
  const pair = pairing.enabled ? pairAt(pairing, path) : undefined;
  const anchor = pair?.anchor ?? (pairing.enabled || !path.endsWith('.md') ? undefined : path);
  const name = anchor === undefined ? undefined : compileFilename(filename)?.match(baseOf(anchor));
  if (!name) return {};
  const date = name.date === undefined ? {} : { date: name.date };
  return pair ? { part: partOf(pair, path), pair, ...date } : { part: 'anchor', ...date };
}

function partOf({ anchor, counterpart }: PairPaths, path: string): Part {
  if (path === anchor) return 'anchor';
  return path === counterpart ? 'counterpart' : 'record';
}

function isDocumentDepth({ classes }: Config, archive: Archive, segments: readonly string[]): boolean {
  const [first = ''] = segments;
  if (classes.length === 0) return segments.length === 1 && !rootFileNames(archive).includes(first);
  return segments.length === 2 && classes.some(({ name }) => name === first);
}
