import type { ArchivedFile, ArchivedText, ArchiveTree } from '../../archive/archive';
import type { ManifestEntry } from '../../archive/manifest';
import type { Archive } from '../../config/config';
import type { Side } from '../../pairs/names';
import { Lines } from '../../text/lines';
import type { Span } from '../../text/span';

/** An archived document: a side of a pair, or a document on its own. */
export interface ArchivedSide {
  readonly file: ArchivedFile;
  readonly part: Side;
  readonly content: ArchivedText;
  /** Of its first lines. */
  readonly lines: Lines;
}

/** The archived documents that could be read, records left out. */
export function findSides({ files }: ArchiveTree): ArchivedSide[] {
  return files.flatMap((file) => {
    const { content } = file;
    const { part } = file.place;
    if (content.kind !== 'archived' || (part !== 'anchor' && part !== 'counterpart')) return [];
    return [{ file, part, content, lines: new Lines(content.head) }];
  });
}

/** Where a problem of the file as a whole stands: its first line; nowhere in a file that was not read. */
export function firstLineOf({ content }: ArchivedFile): Span {
  const none = { start: 0, end: 0 };
  return content.kind === 'archived' ? (new Lines(content.head).span(0) ?? none) : none;
}

/** The entries of a manifest by path relative to the archive; none where it could not be read. */
export function sealsOf(manifest: ArchiveTree['manifest']): ReadonlyMap<string, ManifestEntry> {
  return (manifest?.kind === 'manifest' ? manifest.entries : undefined) ?? new Map();
}

/** The zero-based line that says when a document was archived, directly under the status. */
export const ARCHIVED_LINE = 3;

/** The date of the archive line as it is written, and where; `undefined` when the line has not the form. */
export function readArchivedDate({ line }: Archive, lines: Lines): { date: string; span: Span } | undefined {
  const [before = '', after = ''] = line.split('{date}');
  const span = lines.span(ARCHIVED_LINE);
  const text = lines.textOf(ARCHIVED_LINE) ?? '';
  const date = text.slice(before.length, text.length - after.length);
  if (!span || !/^\d{4}-\d{2}-\d{2}$/.test(date) || text !== before + date + after) return undefined;
  return { date, span: { start: span.start + before.length, end: span.end - after.length } };
}
