import type { Config } from '../../config/config';
import type { TextContent } from '../../files';
import { type IndexContents, readIndexContents } from '../../indexing/records';
import { renderIndex } from '../../indexing/render';
import { memoize } from '../../memoize';
import { type Edit, replace } from '../../rule';
import { smallestEdit } from '../../text/difference';
import type { Span } from '../../text/span';
import type { Tree } from '../../tree';

/** What the index of a tree has to say, and its text while nothing stands in the way. */
export interface FreshIndex extends IndexContents {
  /** Absent while the index cannot be rendered. */
  readonly text?: string;
}

/** The index as it should be on the disk, worked out once for each state of a tree. Spec: index.md §1 to §3. */
export const freshIndexOf = memoize((tree: Tree): FreshIndex => {
  const contents = readIndexContents(tree);
  const isRendered = contents.blockedBy.length === 0;
  return isRendered ? { ...contents, text: renderIndex(tree.config, contents.records) } : contents;
});

/** The edits that make an index fresh; none when it is. A byte-order mark that the editor hides is out of reach. */
export function refreshEdits({ text }: TextContent, fresh: string): Edit[] {
  if (text === fresh) return [];
  const { span, text: inside } = smallestEdit(text, fresh);
  return [replace(span, inside)];
}

/** The line at an offset of a text, without its terminator. */
export function lineAround(text: string, offset: number): Span {
  const start = text.slice(0, offset).lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', offset);
  return { start, end: end === -1 ? text.length : end };
}

/** The first line of a text, without its terminator. */
export function firstLineOf({ text }: TextContent): Span {
  return lineAround(text, 0);
}

/** The reference's own test, line by line: a cell that begins with a link into a lifecycle folder. Spec: index.md §4. */
export function isIndexRow(line: string, { lifecycles }: Config): boolean {
  if (!line.startsWith('|')) return false;
  const cell = line.slice(1).trimStart();
  const close = cell.indexOf(']');
  if (!cell.startsWith('[') || close < 2) return false;
  const target = cell.slice(close + 1);
  return lifecycles.some(({ name }) => target.startsWith(`(${name}/`));
}
