import type { Literal } from './literal';
import { itemsOf, membersOf } from './members';

/** A JSON pointer, RFC 6901, in which a segment `*` stands for every member of an object or array. */
export type Pointer = readonly (string | typeof anyMember)[];

/** A segment that stands for every member. */
export const anyMember = Symbol('any member');

/** A value that a pointer selects, and the path that leads to it. */
export interface Selected {
  readonly literal: Literal;
  readonly path: readonly (string | number)[];
}

/**
 * Reads a pointer; the empty text selects the whole value. `undefined` when it is none: it does not begin with `/`, or a
 * `~` in it is followed by neither `0` nor `1`.
 */
export function readPointer(text: string): Pointer | undefined {
  if (text === '') return [];
  if (!text.startsWith('/') || /~(?![01])/.test(text)) return undefined;
  const segments = text.slice(1).split('/');
  return segments.map((segment) => (segment === '*' ? anyMember : segment.replaceAll('~1', '/').replaceAll('~0', '~')));
}

/** The values that a pointer selects, in text order. A part that is not there selects nothing. */
export function selectAt(root: Literal, pointer: Pointer): Selected[] {
  let selected: Selected[] = [{ literal: root, path: [] }];
  for (const segment of pointer) {
    selected = selected.flatMap((from) => (segment === anyMember ? everyMember(from) : oneMember(from, segment)));
  }
  return selected;
}

function everyMember({ literal, path }: Selected): Selected[] {
  if (literal.kind === 'object') {
    return [...membersOf(literal).byKey].map(([key, { value }]) => ({ literal: value, path: [...path, key] }));
  }
  if (literal.kind !== 'array') return [];
  return itemsOf(literal).items.map(({ value }, index) => ({ literal: value, path: [...path, index] }));
}

function oneMember({ literal, path }: Selected, segment: string): Selected[] {
  if (literal.kind === 'object') {
    const entry = membersOf(literal).byKey.get(segment);
    return entry ? [{ literal: entry.value, path: [...path, segment] }] : [];
  }
  const index = /^(?:0|[1-9]\d*)$/.test(segment) ? Number(segment) : -1;
  const element = literal.kind === 'array' ? itemsOf(literal).items[index] : undefined;
  return element ? [{ literal: element.value, path: [...path, index] }] : [];
}
