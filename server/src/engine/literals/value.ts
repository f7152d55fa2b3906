import type { ArrayLiteral, DynamicLiteral, Element, Entry, Literal, ObjectLiteral } from './literal';
import { itemsOf, membersOf, spreadsNothing } from './members';

type Part = Entry | Element;
type Container = ObjectLiteral | ArrayLiteral;

/** Whether each list of parts is known throughout. Asked for every part of a tree, it is still found once for each. */
const verdicts = new WeakMap<readonly Part[], boolean>();

/**
 * True when the whole value is known: nothing in it is dynamic, half typed, computed or spread without being known, and
 * no entry is a method or an accessor.
 */
export function isStatic(literal: Literal): boolean {
  const answer = quickVerdict(literal);
  if (answer !== undefined) return answer;
  const way: { readonly parts: readonly Part[]; next: number; isStatic: boolean }[] = [];
  const enter = (parts: readonly Part[]) => way.push({ parts, next: 0, isStatic: true });
  enter(partsOf(literal));
  for (let step = way.at(-1); step; step = way.at(-1)) {
    const part = step.parts[step.next++];
    if (part) {
      const verdict = isKnownPart(part) && quickVerdict(part.value);
      if (verdict === undefined) enter(partsOf(part.value));
      else step.isStatic &&= verdict;
      continue;
    }
    way.pop();
    verdicts.set(step.parts, step.isStatic);
    const outer = way.at(-1);
    if (outer) outer.isStatic &&= step.isStatic;
  }
  return quickVerdict(literal) === true;
}

function partsOf(literal: Literal): readonly Part[] {
  if (literal.kind === 'object') return literal.entries;
  return literal.kind === 'array' ? literal.elements : [];
}

/** The verdict on a literal, `undefined` when its parts have to be looked at. */
function quickVerdict(literal: Literal): boolean | undefined {
  if (literal.incomplete || literal.kind === 'dynamic') return false;
  return literal.kind === 'object' || literal.kind === 'array' ? verdicts.get(partsOf(literal)) : true;
}

function isKnownPart(part: Part): boolean {
  if (!('keySpan' in part)) return part.kind !== 'spread' || part.value.kind === 'array';
  if (part.kind === 'spread') return part.value.kind === 'object' || spreadsNothing(part.value);
  return part.key !== undefined && !part.incomplete;
}

/** The value that a literal stands for, when all of it is known. */
export function toValue(literal: Literal): { readonly value: unknown } | undefined {
  return isStatic(literal) ? { value: toPartialValue(literal, () => undefined) } : undefined;
}

/**
 * The value that a literal stands for, as far as it is known. What is dynamic is replaced by what `standIn` gives for
 * it; keys, spreads and items that are not known are left out. Objects are plain ones: a key `__proto__` is an own
 * property, and an entry that would set the prototype is left out. A constant that is used twice is the same object.
 */
export function toPartialValue(literal: Literal, standIn: (dynamic: DynamicLiteral) => unknown): unknown {
  const conversion = new Conversion(standIn);
  return conversion.run(literal);
}

class Conversion {
  readonly #standIn: (dynamic: DynamicLiteral) => unknown;
  readonly #made = new Map<readonly Part[], object>();
  readonly #pending: { readonly literal: Container; readonly target: object }[] = [];

  constructor(standIn: (dynamic: DynamicLiteral) => unknown) {
    this.#standIn = standIn;
  }

  run(literal: Literal): unknown {
    const value = this.#begin(literal);
    for (let next = this.#pending.pop(); next; next = this.#pending.pop()) this.#fill(next.literal, next.target);
    return value;
  }

  /** A scalar's value; of an object or array an empty one, to be filled later. */
  #begin(literal: Literal): unknown {
    if (literal.kind === 'object' || literal.kind === 'array') return this.#make(literal);
    if (literal.kind === 'dynamic') return this.#standIn(literal);
    if (literal.kind === 'null') return null;
    return literal.kind === 'undefined' ? undefined : literal.value;
  }

  #make(literal: Container): object {
    const parts = partsOf(literal);
    const known = this.#made.get(parts);
    if (known) return known;
    const target = literal.kind === 'array' ? [] : {};
    this.#made.set(parts, target);
    this.#pending.push({ literal, target });
    return target;
  }

  #fill(literal: Container, target: object): void {
    if (literal.kind === 'object') {
      for (const [key, { value }] of membersOf(literal).byKey) setOwn(target, key, this.#begin(value));
      return;
    }
    if (!Array.isArray(target)) return;
    for (const { kind, value } of itemsOf(literal).items) {
      if (kind === 'hole') target.length++;
      else target.push(this.#begin(value));
    }
  }
}

/** Sets a property of its own, whatever its name: assigning to `__proto__` would change the prototype instead. */
function setOwn(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}
