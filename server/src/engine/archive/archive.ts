import type { Archive, Config } from '../config/config';
import type { Content, Entry, Files, Unread } from '../files';
import { blobHashOf, bytesOf, sha256Hash } from '../hashes';
import { baseOf } from '../links/paths';
import { type PairRecord, readRecord } from '../pairs/readRecord';
import { type Manifest, type ManifestPlace, readManifest } from './manifest';
import { type ArchivedPlace, archivedPlaceOf, archiveFolder, manifestPath } from './names';

/** The archive of a root as its rules see it: places, hashes and first lines, no whole texts. Spec: config.md §2.3. */
export interface ArchiveTree {
  readonly settings: Archive;
  /** Relative to the configuration's folder, without a final slash. */
  readonly folder: string;
  /** The files where documents belong, sorted by path; symbolic links are left out. */
  readonly files: readonly ArchivedFile[];
  readonly manifestPath: string;
  /** `undefined` when there is no such file. */
  readonly manifest: Manifest | Unread | undefined;
  /** The manifest that may only be added to; `undefined` when there is nothing to compare with. */
  readonly baseline: Manifest | undefined;
}

export interface ArchivedFile {
  readonly place: ArchivedPlace;
  readonly content: ArchivedText | Unread;
}

/** What the rules need of a text. */
export interface ArchivedText {
  readonly kind: 'archived';
  /** The first lines, the header among them, without the last one's terminator; the whole of a shorter text. */
  readonly head: string;
  readonly sha256: string;
  readonly blob: string;
  /** Of the record of a pair. */
  readonly record?: PairRecord;
}

/** Title, status, archive line, switcher and the blank lines between. */
const HEAD_LINES = 6;

/** Gives the text of a file, relative to the configuration's folder, as of a git reference; `undefined` without one. */
export type ReadBaseline = (path: string, reference: string) => string | undefined;

/**
 * Reads the archive of a root whose entries are given. `undefined` where none is configured, and where there is no such
 * folder and never was: a project need not have archived anything.
 */
export function readArchive(
  config: Config,
  files: Files,
  entries: readonly Entry[],
  readBaseline: ReadBaseline = () => undefined,
): ArchiveTree | undefined {
  const settings = config.archive;
  if (!settings) return undefined;
  const folder = archiveFolder(config, settings);
  const path = manifestPath(config, settings);
  const sealed = readBaseline(path, settings.appendOnly);
  if (sealed === undefined && files.kindOf(folder) === undefined) return undefined;

  const { fileSize } = config.limits;
  const manifest = files.kindOf(path) === 'file' ? files.read(path, fileSize) : undefined;
  return {
    settings,
    folder,
    manifestPath: path,
    manifest: manifest && toManifest(config, settings, manifest),
    baseline: sealed === undefined ? undefined : readManifest(sealed, manifestPlace(config, settings)),
    files: entries.flatMap((entry) => {
      const place = entry.kind === 'file' && !entry.isLink && archivedPlaceOf(config, settings, entry.path);
      return place ? [{ place, content: toArchived(place, files.read(entry.path, fileSize)) }] : [];
    }),
  };
}

/** The archive after one file's content has changed: the same object when that means nothing to it. */
export function updateArchive(config: Config, archive: ArchiveTree, path: string, content: Content): ArchiveTree {
  if (path === archive.manifestPath && archive.manifest) {
    return { ...archive, manifest: toManifest(config, archive.settings, content) };
  }
  const index = archive.files.findIndex((file) => file.place.path === path);
  const before = archive.files[index];
  if (!before) return archive;
  const after = { ...before, content: toArchived(before.place, content) };
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return isSame ? archive : { ...archive, files: archive.files.with(index, after) };
}

function toManifest(config: Config, settings: Archive, content: Content): Manifest | Unread {
  return content.kind === 'text' ? readManifest(content.text, manifestPlace(config, settings)) : content;
}

function manifestPlace(config: Config, settings: Archive): ManifestPlace {
  return { folder: archiveFolder(config, settings), depth: config.classes.length > 0 ? 2 : 1 };
}

function toArchived(place: ArchivedPlace, content: Content): ArchivedText | Unread {
  if (content.kind !== 'text') return content;
  const bytes = bytesOf(content);
  const common = { kind: 'archived', sha256: sha256Hash(bytes), blob: blobHashOf(content) } as const;
  const head = headOf(content.text);
  const { part, pair } = place;
  if (part !== 'record' || !pair) return { ...common, head };
  return { ...common, head, record: readRecord(content.text, [baseOf(pair.anchor), baseOf(pair.counterpart)]) };
}

function headOf(text: string): string {
  let count = 0;
  for (const { index } of text.matchAll(/\r\n?|\n/g)) {
    if (++count === HEAD_LINES) return text.slice(0, index);
  }
  return text;
}
