import { type ArchiveTree, type ReadBaseline, readArchive } from './archive/archive';
import type { Config } from './config/config';
import type { Content, Entry, EntryKind, Files, TextContent, Unread } from './files';
import { indexTitle } from './indexing/render';
import { type Place, placeOf } from './place';
import { detached } from './text/detached';
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
  readonly index: IndexFiles;
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

/** The files by which a root lists its RFCs, where it generates an index; each absent where there is none. Spec: index.md. */
export interface IndexFiles {
  /** The generated index on the disk, by which CI judges. */
  readonly saved?: Content;
  /** The same in the editor. */
  readonly live?: Content;
  /** The README that people write. */
  readonly readme?: Content;
}

/** The few facts of a text that tree-wide rules need; cheap, without a parse. */
export interface Summary {
  readonly kind: 'summary';
  readonly lineEnding: LineEnding;
  /** Where a problem of the file as a whole stands: its first line, terminator left out. */
  readonly firstLine: Span;
  /** The title as the index shows it, cut at some 500 characters. Absent when line 1 is no H1. */
  readonly title?: string;
  /** Where that title stands. */
  readonly titleSpan?: Span;
  /** The whole title on the disk, by which CI renders the index. */
  readonly savedTitle?: string;
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
    index: readIndexFiles(config, files),
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
  const content = files.read(entry.path, config.limits.fileSize);
  return [{ place, summary: summarise(content, config, readSaved(files, entry.path, config, content)) }];
}

/** The content on the disk; `live` where the files know of no other. */
function readSaved(files: Files, path: string, { limits }: Config, live: Content): Content {
  return files.readSaved?.(path, limits.fileSize) ?? live;
}

/** The path of a root's generated index. */
export function indexPath({ root, index }: Config): string {
  return `${root}/${index.file}`;
}

/** The path of the README that people write; `undefined` where none is configured. */
export function readmePath({ root, index }: Config): string | undefined {
  return index.readme === null ? undefined : `${root}/${index.readme}`;
}

function readIndexFiles(config: Config, files: Files): IndexFiles {
  if (config.index.mode !== 'generated') return {};
  const readme = readmePath(config);
  const text = readme === undefined ? undefined : readIfThere(files, readme, config);
  const live = readIfThere(files, indexPath(config), config);
  return {
    ...(live ? { live, saved: readSaved(files, indexPath(config), config, live) } : {}),
    ...(text ? { readme: text } : {}),
  };
}

function readIfThere(files: Files, path: string, { limits }: Config): Content | undefined {
  return files.kindOf(path) === undefined ? undefined : files.read(path, limits.fileSize);
}

/** True for a file whose text some rule reads. */
export function isRead(place: Place): boolean {
  return place.role === 'rfc' || place.role === 'rootFile';
}

/** A folder with a Markdown file's name is a candidate (it cannot be read); any other folder is just a folder. */
function isPlainFolder(entry: Entry): boolean {
  return (entry.kind === 'folder' || entry.kind === 'link-folder') && !entry.path.endsWith('.md');
}

/** The summary of a file's content, `saved` being that of the disk; the reason when it has none. */
export function summarise(content: Content, config: Config, saved: Content = content): Summary | Unread {
  if (content.kind !== 'text') return content;
  const { text } = content;
  const firstLine = firstLineOf(text);
  const title = titleOf(text.slice(0, Math.min(firstLine.end, LONGEST_TITLE)), config);
  const savedTitle = saved.kind === 'text' ? savedTitleOf(saved, config) : undefined;
  return {
    kind: 'summary',
    lineEnding: lineEndingOf(text),
    firstLine,
    ...(title === undefined ? {} : { title, titleSpan: spanOfTitle(text, firstLine, title) }),
    ...(savedTitle === undefined ? {} : { savedTitle }),
  };
}

/** The walker's own reading, to which a carriage return is content and a byte-order mark hides the title. */
function savedTitleOf({ text, hiddenMark }: TextContent, config: Config): string | undefined {
  const end = text.indexOf('\n');
  const title = indexTitle(config, (hiddenMark ? '\uFEFF' : '') + text.slice(0, end === -1 ? text.length : end));
  return title === undefined ? undefined : detached(title);
}

function spanOfTitle(text: string, firstLine: Span, title: string): Span {
  const start = text.slice(0, Math.min(firstLine.end, LONGEST_TITLE)).lastIndexOf(title);
  return { start, end: start + title.length };
}

/** In characters. A first line may hold a whole file. */
const LONGEST_TITLE = 500;

function titleOf(firstLine: string, config: Config): string | undefined {
  const title = indexTitle(config, firstLine.replace(/^\uFEFF/, ''));
  return title === undefined ? undefined : detached(title);
}

function firstLineOf(text: string): Span {
  const end = text.search(/[\r\n]/);
  return { start: 0, end: end === -1 ? text.length : end };
}

/** Which terminators a text uses. */
export function lineEndingOf(text: string): LineEnding {
  if (!text.includes('\r')) return text.includes('\n') ? 'lf' : 'none';
  const crlf = text.includes('\r\n');
  const cr = /\r(?!\n)/.test(text);
  const lf = /(?<!\r)\n/.test(text);
  if (Number(crlf) + Number(cr) + Number(lf) > 1) return 'mixed';
  return crlf ? 'crlf' : 'cr';
}
