import type { Lines } from '../text/lines';
import type { Span } from '../text/span';
import { findComma } from './json';

interface TextEdit {
  readonly span: Span;
  readonly text: string;
}

/**
 * Edits that put an entry (an item, or a key with its value) at the end of a list or object, in the style of the entries
 * before it: on a line of its own where the last one has one. Comments stay with what they are about.
 */
export function addItem(lines: Lines, container: Span, last: Span | undefined, entry: string): TextEdit[] {
  const { text } = lines;
  if (!last) return [insertFirst(text, container, entry)];
  const comma = findComma(text, last.end);
  const line = lines.span(lines.lineAt(last.end));
  const indent = indentOf(lines, last);
  const rest = text.slice(last.end, line?.end ?? last.end);
  const isSpread = line !== undefined && line.end < container.end && (comma ?? 0) < line.end && !endsInComment(rest);
  if (indent === undefined || !isSpread) {
    const at = comma === undefined ? last.end : comma + 1;
    return [insert(at, comma === undefined ? `, ${entry}` : ` ${entry},`)];
  }
  const added = insert(line.end, `${lines.newline}${indent}${entry}${comma === undefined ? '' : ','}`);
  return comma === undefined ? [insert(last.end, ','), added] : [added];
}

function insertFirst(text: string, { start, end }: Span, entry: string): TextEdit {
  const isEmpty = text.slice(start + 1, end - 1).trim() === '';
  const padding = text[start] === '{' ? ' ' : '';
  const content = `${padding}${entry}${padding}`;
  return isEmpty ? { span: { start: start + 1, end: end - 1 }, text: content } : insert(start + 1, content);
}

/** The blanks before an entry that begins its line; `undefined` for one that does not. */
function indentOf(lines: Lines, { start }: Span): string | undefined {
  const line = lines.span(lines.lineAt(start));
  const before = lines.text.slice(line?.start ?? start, start);
  return /^[ \t]*$/.test(before) ? before : undefined;
}

/** True for the rest of a line in which a comment begins that goes on in the next line. */
function endsInComment(rest: string): boolean {
  const open = rest.replace(/\/\/.*$|\/\*.*?\*\//g, '');
  return open.includes('/*');
}

function insert(offset: number, text: string): TextEdit {
  return { span: { start: offset, end: offset }, text };
}
