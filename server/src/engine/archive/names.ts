import type { Archive, Config } from '../config/config';
import { compileFilename } from '../config/filename';

/** The three files of an archived pair; without pairing there are anchors only. */
export type Part = 'anchor' | 'counterpart' | 'record';

/** What the path of a file in the archive tells. */
export interface ArchivedPlace {
  /** Relative to the configuration's folder. */
  readonly path: string;
  /** Relative to the archive, as the manifest has it. */
  readonly key: string;
  readonly base: string;
  /** Absent for a file whose name is none of the three. */
  readonly part?: Part;
  /** The path of the anchor of the same triplet, be it there or not; the file's own when it has no part. */
  readonly anchor: string;
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
  const base = segments[segments.length - 1] ?? '';
  if (base.startsWith('.') || !isDocumentDepth(config, archive, segments)) return undefined;

  const common = { path, key, base };
  const found = partOf(config, base);
  const name = found && compileFilename(config.filename)?.match(found.anchorBase);
  if (!found || !name) return { ...common, anchor: path };
  const anchor = path.slice(0, path.length - base.length) + found.anchorBase;
  return { ...common, part: found.part, anchor, ...(name.date === undefined ? {} : { date: name.date }) };
}

function isDocumentDepth({ classes }: Config, archive: Archive, segments: readonly string[]): boolean {
  const [first = ''] = segments;
  if (classes.length === 0) return segments.length === 1 && !rootFileNames(archive).includes(first);
  return segments.length === 2 && classes.some(({ name }) => name === first);
}

function partOf({ pairing }: Config, base: string): { part: Part; anchorBase: string } | undefined {
  if (pairing.enabled && base.endsWith(pairing.recordSuffix)) {
    const anchorBase = `${base.slice(0, -pairing.recordSuffix.length)}.md`;
    // A counterpart is no anchor, so it has no record of its own.
    return anchorBase.endsWith(pairing.counterpartSuffix) ? undefined : { part: 'record', anchorBase };
  }
  if (pairing.enabled && base.endsWith(pairing.counterpartSuffix)) {
    return { part: 'counterpart', anchorBase: `${base.slice(0, -pairing.counterpartSuffix.length)}.md` };
  }
  return base.endsWith('.md') ? { part: 'anchor', anchorBase: base } : undefined;
}

/** The path of a part of the triplet whose anchor lies at `anchor`. */
export function pathOfPart({ pairing }: Config, anchor: string, part: Part): string {
  if (part === 'anchor') return anchor;
  const stem = anchor.slice(0, -'.md'.length);
  return stem + (part === 'counterpart' ? pairing.counterpartSuffix : pairing.recordSuffix);
}
