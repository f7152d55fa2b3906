import type { MarkdownDocument } from '../document';
import type { ItemElement, ListElement } from '../facts/elements';
import { type Edit, insert, replace } from '../rule';

/**
 * Edits that make a list ordered or not and let it begin with the same number as another one; none where that is so
 * already, and `undefined` where it cannot be done without touching more.
 */
export function reshapeList(doc: MarkdownDocument, list: ListElement, other: ListElement): Edit[] | undefined {
  if (list.isOrdered === other.isOrdered && (!list.isOrdered || list.start === other.start)) return [];
  const markers = markersFor(doc, list, other);
  const edits: Edit[] = [];
  for (const [index, item] of list.items.entries()) {
    const more = setMarker(doc, item, markers[index] ?? '-');
    if (!more) return undefined;
    edits.push(...more);
  }
  return edits;
}

function markersFor(doc: MarkdownDocument, list: ListElement, other: ListElement): string[] {
  const taken = neighbourMarks(doc, list);
  if (!other.isOrdered) {
    const bullet = ['-', '*', '+'].find((each) => !taken.has(each)) ?? '-';
    return list.items.map(() => bullet);
  }
  const numbers = list.items.map(({ marker }) => doc.text.slice(marker.start, marker.end));
  const isConstant = list.isOrdered && numbers.length > 1 && numbers.every((each) => each === numbers[0]);
  const own = list.isOrdered ? (numbers[0]?.at(-1) ?? '.') : '.';
  const end = list.isOrdered || !taken.has(own) ? own : ')';
  return list.items.map((_, index) => `${other.start + (isConstant ? 0 : index)}${end}`);
}

/** The last characters of the markers of lists right before and behind: a list with the same ones would become one with them. */
function neighbourMarks({ text, facts }: MarkdownDocument, list: ListElement): ReadonlySet<string> {
  const isBetweenBlank = (start: number, end: number) => start <= end && /^[\s>]*$/.test(text.slice(start, end));
  const neighbours = facts.elements.lists.filter(
    ({ span }) => isBetweenBlank(span.end, list.span.start) || isBetweenBlank(list.span.end, span.start),
  );
  return new Set(neighbours.flatMap(({ items }) => items.map(({ marker }) => text.charAt(marker.end - 1))));
}

/** Other lines of the item move with its text. A tab behind the marker may be of any width, so such an item is left. */
function setMarker(doc: MarkdownDocument, { marker, span }: ItemElement, wanted: string): Edit[] | undefined {
  const { text, lines } = doc;
  const blanks = /^[ \t]*/.exec(text.slice(marker.end, Math.min(span.end, lines.endOfLineAt(marker.end))))?.[0] ?? '';
  if (blanks.includes('\t')) return undefined;
  const growth = wanted.length - (marker.end - marker.start);
  // With more than four blanks the text would be code.
  const room = blanks.length > 4 ? 1 : blanks.length;
  const gap = room - growth;
  if (growth === 0) return [replace(marker, wanted)];
  if (gap >= 1 && gap <= 4 && room > 0) {
    return [replace({ start: marker.start, end: marker.end + room }, wanted + ' '.repeat(gap))];
  }
  return growth > 0 ? [replace(marker, wanted), ...indentRest(doc, { marker, span }, room, growth)] : undefined;
}

function indentRest(
  { text, lines }: MarkdownDocument,
  { marker, span }: ItemElement,
  room: number,
  by: number,
): Edit[] {
  const first = lines.lineAt(span.start);
  const column = marker.start - lines.startOfLineAt(span.start);
  const width = marker.end - marker.start + Math.max(1, room);
  const edits: Edit[] = [];
  for (let line = first + 1; line <= lines.lineAt(span.end); line++) {
    const { start, end } = lines.span(line) ?? { start: 0, end: 0 };
    const indent = text.slice(start + column, start + column + width);
    if (end > start + column + width && /^ +$/.test(indent)) edits.push(insert(start + column, ' '.repeat(by)));
  }
  return edits;
}
