import { type ArrayLiteral, type Entry, type Literal, membersOf, type ObjectLiteral } from '../literals';
import type { Span } from '../text/span';

/** Where a caret stands in a value that is being written. */
export interface ValueCaret {
  /** Keys and indices that lead to the container; empty when it is the value itself. */
  readonly path: readonly (string | number)[];
  readonly container: ObjectLiteral | ArrayLiteral;
  readonly place: 'key' | 'value';
  /** What is already written there, up to the caret at least; empty when nothing is. */
  readonly span: Span;
  /** The key whose value the caret stands in; absent in arrays. */
  readonly key?: string;
  /** The place of the item; absent in objects. */
  readonly index?: number;
}

/** Finds out what could be written at an offset: a key, or the value of one. `undefined` where neither can. */
export function caretIn(root: Literal, text: string, offset: number): ValueCaret | undefined {
  let path: (string | number)[] = [];
  let container = isContainer(root) && isInside(root, offset) ? root : undefined;
  while (container) {
    const inner = stepInto(container, offset);
    if (!inner) break;
    path = [...path, inner.segment];
    container = inner.container;
  }
  if (!container) return undefined;
  const found =
    container.kind === 'object' ? placeInObject(container, text, offset) : placeInArray(container, text, offset);
  return found && { path, container, ...found };
}

type Container = ObjectLiteral | ArrayLiteral;

function isContainer(literal: Literal): literal is Container {
  return literal.kind === 'object' || literal.kind === 'array';
}

/** Behind the opening bracket and before the closing one; what is not closed goes on to its end. */
function isInside({ incomplete, span, via }: Literal, offset: number): boolean {
  return !via && span.start < offset && (offset < span.end || (incomplete && offset === span.end));
}

function stepInto(
  container: Container,
  offset: number,
): { segment: string | number; container: Container } | undefined {
  const parts = container.kind === 'object' ? container.entries : container.elements;
  for (const [index, { value, ...part }] of parts.entries()) {
    if (!isContainer(value) || !isInside(value, offset)) continue;
    const key = 'key' in part ? part.key : undefined;
    if (container.kind === 'object') return key === undefined ? undefined : { segment: key, container: value };
    return { segment: index, container: value };
  }
  return undefined;
}

type Place = Pick<ValueCaret, 'place' | 'span' | 'key' | 'index'>;

function placeInObject({ entries }: ObjectLiteral, text: string, offset: number): Place | undefined {
  for (const entry of entries) {
    if (touches(entry.keySpan, offset)) return { place: 'key', span: upTo(entry.keySpan, text, offset) };
    const value = valueAt(entry, text, offset);
    if (value) return value;
  }
  return opensPart(text, offset, '{') ? { place: 'key', span: empty(offset) } : undefined;
}

/** The value of an entry that the caret touches, or that is still missing behind the colon. */
function valueAt({ key, keySpan, value }: Entry, text: string, offset: number): Place | undefined {
  if (key === undefined) return undefined;
  const isWritten = !isContainer(value) && value.span.end > value.span.start;
  if (isWritten && touches(value.span, offset)) return { place: 'value', key, span: upTo(value.span, text, offset) };
  const between = text.slice(keySpan.end, offset);
  return offset > keySpan.end && /^\s*:\s*$/.test(between) ? { place: 'value', key, span: empty(offset) } : undefined;
}

function placeInArray({ elements }: ArrayLiteral, text: string, offset: number): Place | undefined {
  for (const [index, { value }] of elements.entries()) {
    if (isContainer(value) || value.span.end === value.span.start || !touches(value.span, offset)) continue;
    return { place: 'value', index, span: upTo(value.span, text, offset) };
  }
  return opensPart(text, offset, '[') ? { place: 'value', index: elements.length, span: empty(offset) } : undefined;
}

/** Whether a bracket or comma stands before the caret, comments left aside. */
function opensPart(text: string, offset: number, bracket: '{' | '['): boolean {
  const before = text.slice(0, offset).replace(/(?:\s|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)+$/, '');
  return before.endsWith(bracket) || before.endsWith(',');
}

/** What is written, without what an open string has swallowed behind the caret. */
function upTo({ start, end }: Span, text: string, offset: number): Span {
  const written = text.slice(start, end);
  const quote = /^["'`]/.exec(written)?.[0];
  const isOpen = quote !== undefined && (written.length < 2 || !written.endsWith(quote));
  const isLong = written.includes('\n');
  return { start, end: isOpen || isLong ? offset : end };
}

function touches({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset <= end;
}

function empty(offset: number): Span {
  return { start: offset, end: offset };
}

/** The keys that an object has, but for the one under the caret. */
export function otherKeys({ container, span }: ValueCaret): ReadonlySet<string> {
  if (container.kind !== 'object') return new Set();
  return new Set(
    [...membersOf(container).byKey].flatMap(([key, entry]) => (entry.keySpan.start === span.start ? [] : [key])),
  );
}
