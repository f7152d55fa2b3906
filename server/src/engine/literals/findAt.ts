import type { Element, Entry, Literal } from './literal';
import { itemsOf, membersOf } from './members';

/** Where a path leads in a literal, or how far it leads. */
export interface Found {
  /** The value at the path; when the path goes further than the literal, the last value on the way. */
  readonly literal: Literal;
  /** The entry of an object that holds it, with the span of its key. */
  readonly entry: Entry | undefined;
  /** The element of an array that holds it. */
  readonly element: Element | undefined;
  /** How many segments of the path there are in the literal. */
  readonly depth: number;
  /** True when that is all of them. */
  readonly exact: boolean;
  /**
   * True when the path ends early at something that may well go on: a dynamic value, an object or array that may hold
   * more than is known. Then what the path names is unknown rather than absent.
   */
  readonly uncertain: boolean;
}

/**
 * Follows the path of a validator or checker through a literal: keys of objects, places in arrays. Spreads are opened,
 * and where a key is written twice the later one counts. Takes constant time for each segment.
 */
export function findAt(root: Literal, path: readonly (string | number)[]): Found {
  let found: Found = { literal: root, entry: undefined, element: undefined, depth: 0, exact: false, uncertain: false };
  for (const segment of path) {
    const next = step(found.literal, segment);
    if (!next) return { ...found, uncertain: mayHoldMore(found.literal) };
    found = { ...found, ...next, depth: found.depth + 1 };
  }
  return { ...found, exact: true };
}

function step(literal: Literal, segment: string | number): Pick<Found, 'literal' | 'entry' | 'element'> | undefined {
  if (literal.kind === 'object') {
    const entry = membersOf(literal).byKey.get(String(segment));
    return entry && { literal: entry.value, entry, element: undefined };
  }
  if (literal.kind !== 'array') return undefined;
  const { items, open } = itemsOf(literal);
  const element = isIndex(segment) ? items[Number(segment)] : undefined;
  // Behind a spread that is not known, places are not known either.
  if (!element || element.kind === 'hole' || (open && !literal.incomplete)) return undefined;
  return { literal: element.value, entry: undefined, element };
}

function isIndex(segment: string | number): boolean {
  return typeof segment === 'number' || /^(?:0|[1-9]\d*)$/.test(segment);
}

function mayHoldMore(literal: Literal): boolean {
  if (literal.kind === 'object') return membersOf(literal).open;
  return literal.kind === 'array' ? itemsOf(literal).open : literal.kind === 'dynamic' || literal.incomplete;
}
