import type { ArrayLiteral, Element, Entry, Literal, ObjectLiteral } from './literal';

/** The keys that an object has in the end: spreads opened, later entries in the place of earlier ones. */
export interface Members {
  /** By key, in the order in which the keys first occur. */
  readonly byKey: ReadonlyMap<string, Entry>;
  /**
   * True when the object may have more keys than these: it is half typed, or something in it is spread or computed that
   * is not known. Then nothing may be said about what it lacks.
   */
  readonly open: boolean;
}

/** The items that an array has in the end, spreads opened. */
export interface Items {
  readonly items: readonly Element[];
  /** True when there may be more items than these, or others between them: places in the array are not known then. */
  readonly open: boolean;
}

const members = new WeakMap<readonly Entry[], Members>();
const items = new WeakMap<readonly Element[], Items>();

/** The keys of an object. An entry that sets the prototype makes none. The same object gives the same answer. */
export function membersOf(object: ObjectLiteral): Members {
  let found = members.get(object.entries);
  if (!found) {
    found = findMembers(object);
    members.set(object.entries, found);
  }
  return object.incomplete && !found.open ? { ...found, open: true } : found;
}

/** The items of an array. The same array gives the same answer. */
export function itemsOf(array: ArrayLiteral): Items {
  let found = items.get(array.elements);
  if (!found) {
    found = findItems(array);
    items.set(array.elements, found);
  }
  return array.incomplete && !found.open ? { ...found, open: true } : found;
}

/** Spreads within spreads are opened with a stack of their own: there may be a long chain of them. */
function findMembers(object: ObjectLiteral): Members {
  const byKey = new Map<string, Entry>();
  let open = object.incomplete;
  walkSpreads<Entry>(object.entries, openObject, (entry) => {
    if (entry.kind === 'spread') open ||= !spreadsNothing(entry.value) || entry.incomplete;
    else if (entry.key === undefined) open = true;
    else if (!entry.prototype) byKey.set(entry.key, entry);
  });
  return { byKey, open };
}

function findItems(array: ArrayLiteral): Items {
  const found: Element[] = [];
  let open = array.incomplete;
  walkSpreads<Element>(array.elements, openArray, (element, isSpread) => {
    if (element.kind === 'spread') open = true;
    // Spreading fills holes with `undefined`.
    else found.push(isSpread && element.kind === 'hole' ? { ...element, kind: 'element' } : element);
  });
  return { items: found, open };
}

/** Visits the parts of a list in order, those of the spreads that `openSpread` can open in the place of the spread. */
function walkSpreads<Part>(
  list: readonly Part[],
  openSpread: (part: Part) => readonly Part[] | undefined,
  visit: (part: Part, isSpread: boolean) => void,
): void {
  const way: { readonly list: readonly Part[]; next: number }[] = [{ list, next: 0 }];
  for (let step = way.at(-1); step; step = way.at(-1)) {
    const part = step.list[step.next++];
    const inner = part === undefined ? undefined : openSpread(part);
    if (part === undefined) way.pop();
    else if (inner) way.push({ list: inner, next: 0 });
    else visit(part, way.length > 1);
  }
}

function openObject({ kind, value }: Entry): readonly Entry[] | undefined {
  return kind === 'spread' && value.kind === 'object' && !value.incomplete ? value.entries : undefined;
}

function openArray({ kind, value }: Element): readonly Element[] | undefined {
  return kind === 'spread' && value.kind === 'array' && !value.incomplete ? value.elements : undefined;
}

/** `...null`, `...undefined` and the like add no key. */
export function spreadsNothing({ kind, incomplete }: Literal): boolean {
  if (incomplete) return false;
  return kind === 'null' || kind === 'undefined' || kind === 'boolean' || kind === 'number' || kind === 'bigint';
}
