import { type ArchiveTree, type ReadBaseline, readArchive } from './archive/archive';
import type { Config } from './config/config';
import type { Content, Entry, EntryKind, Files, Unread } from './files';
import { indexTitle } from './indexing/render';
import { type Place, placeOf } from './place';
import type { Span } from './text/span';

/** One RFC root: what lies in it, and a summary of each Markdown file. What tree-wide rules read. */
export interface Tree {
  readonly config: Config;
  /** Everything below the root, sorted by path. */
  readonly entries: readonly Entry[];
  /** The Markdown files that a rule reads (roles `rfc` and `rootFile`), sorted by path, ignored ones left out. */
  readonly files: readonly TreeFile[];
  /** Absent where there is no archive. */
  readonly archive?: ArchiveTree;
  /** What lies at any path of the configuration's folder. */
  kindOf(path: string): EntryKind | undefined;
  /** The local day as `yyyy-mm-dd`. */
  readonly today: string;
}

/** A Markdown file of the tree. */
export interface TreeFile {
  readonly place: Place;
  /** What tree-wide rules need of the text, or why there is none. */
  readonly summary: Summary | Unread;
}

/** The few facts of a text that tree-wide rules need; cheap, without a parse. */
export interface Summary {
  readonly kind: 'summary';
  readonly lineEnding: LineEnding;
  /** Where a problem of the file as a whole stands: its first line, terminator left out. */
  readonly firstLine: Span;
  /** The title as the index shows it, cut at some 500 characters. Absent when line 1 is no H1. */
  readonly title?: string;
}

/** `none`: a single line without terminator. */
export type LineEnding = 'lf' | 'crlf' | 'cr' | 'mixed' | 'none';

/** Lists the root and summarises its files. `roots` are all roots of the project: a nested one owns its own files. */
export function readTree(config: Config, files: Files, options: TreeOptions): Tree {
  const entries = files.list(config.root).filter((entry) => options.owns(entry.path));
  const archive = readArchive(config, files, entries, options.readBaseline);
  return {
    config,
    entries,
    files: entries.flatMap((entry) => readTreeFile(config, files, entry)),
    ...(archive ? { archive } : {}),
    kindOf: (path) => files.kindOf(path),
    today: options.today,
  };
}

/** What `readTree` needs beside configuration and files. */
export interface TreeOptions {
  readonly today: string;
  /** Absent where there is no history to compare with. */
  readonly readBaseline?: ReadBaseline;
  /** False for a path that another root or an `ignore` pattern takes away. */
  owns(path: string): boolean;
}

function readTreeFile(config: Config, files: Files, entry: Entry): TreeFile[] {
  const place = placeOf(config, entry.path);
  if (!place || !isRead(place) || isPlainFolder(entry)) return [];
  return [{ place, summary: summarise(files.read(entry.path, config.limits.fileSize), config) }];
}

/** True for a file whose text some rule reads. */
export function isRead(place: Place): boolean {
  return place.role === 'rfc' || place.role === 'rootFile';
}

/** A folder with a Markdown file's name is a candidate (it cannot be read); any other folder is just a folder. */
function isPlainFolder(entry: Entry): boolean {
  return (entry.kind === 'folder' || entry.kind === 'link-folder') && !entry.path.endsWith('.md');
}

/** The summary of a file's content; the reason when it has none. */
export function summarise(content: Content, config: Config): Summary | Unread {
  if (content.kind !== 'text') return content;
  const { text } = content;
  const firstLine = firstLineOf(text);
  const title = titleOf(text.slice(0, Math.min(firstLine.end, LONGEST_TITLE)), config);
  return { kind: 'summary', lineEnding: lineEndingOf(text), firstLine, ...(title === undefined ? {} : { title }) };
}

/** In characters. A first line may hold a whole file. */
const LONGEST_TITLE = 500;

function titleOf(firstLine: string, config: Config): string | undefined {
  const title = indexTitle(config, firstLine.replace(/^\uFEFF/, ''));
  return title === undefined ? undefined : detached(title);
}

/** The same text with memory of its own: as a mere slice it would keep the whole file in memory. */
function detached(text: string): string {
  return JSON.parse(JSON.stringify(text));
}

function firstLineOf(text: string): Span {
  const end = text.search(/[\r\n]/);
  return { start: 0, end: end === -1 ? text.length : end };
}

/** Which terminators a text uses. */
export function lineEndingOf(text: string): LineEnding {
  const crlf = text.includes('\r\n');
  const cr = /\r(?!\n)/.test(text);
  const lf = /(?<!\r)\n/.test(text);
  const kinds = Number(crlf) + Number(cr) + Number(lf);
  if (kinds === 0) return 'none';
  if (kinds > 1) return 'mixed';
  if (lf) return 'lf';
  return crlf ? 'crlf' : 'cr';
}
