import {
  type ArrayLiteral,
  type Element,
  type Entry,
  itemsOf,
  type Literal,
  membersOf,
  type ObjectLiteral,
} from '../literals';
import { type Unknowns, unknownPart } from '../schema/inspect';

/** A literal as a value that the walks of the schema library take. */
export interface SpecValue {
  readonly value: unknown;
  readonly unknowns: Unknowns;
}

type Container = ObjectLiteral | ArrayLiteral;

/** What is no JSON whatever it holds: a place filled by one of these is known to be wrong where data is wanted. */
const neverData = () => undefined;
const classInstance = /^new\s+(?!Object\b|Array\b|Proxy\b)[\w$.]+/;

/**
 * The value that a literal stands for, with `unknownPart` for whatever only running the code would tell. An object that
 * may have further keys is partial, and behind the items of an array that may have further ones an unknown one is added.
 * What every list holds stands in it in the order of `itemsOf`.
 */
export function toSpecValue(literal: Literal, text: string): SpecValue {
  return new Conversion(text).run(literal);
}

class Conversion {
  readonly #text: string;
  readonly #made = new Map<readonly (Entry | Element)[], object>();
  readonly #partial = new Set<object>();
  readonly #pending: { readonly literal: Container; readonly target: object }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  run(literal: Literal): SpecValue {
    const value = this.#begin(literal);
    for (let next = this.#pending.pop(); next; next = this.#pending.pop()) {
      if (next.literal.kind === 'object') this.#fillObject(next.literal, next.target);
      else if (Array.isArray(next.target)) this.#fillArray(next.literal, next.target);
    }
    return { value, unknowns: { isPartial: (record) => this.#partial.has(record) } };
  }

  #begin(literal: Literal): unknown {
    switch (literal.kind) {
      case 'object':
      case 'array':
        return this.#make(literal);
      case 'dynamic':
        return isNeverData(literal, this.#text) ? neverData : unknownPart;
      case 'null':
        return null;
      case 'undefined':
        return undefined;
      default:
        return literal.value;
    }
  }

  #make(literal: Container): object {
    const parts = literal.kind === 'object' ? literal.entries : literal.elements;
    const known = this.#made.get(parts);
    if (known) return known;
    const target = literal.kind === 'array' ? [] : {};
    this.#made.set(parts, target);
    this.#pending.push({ literal, target });
    return target;
  }

  #fillObject(literal: ObjectLiteral, target: object): void {
    const { byKey, open } = membersOf(literal);
    // `schema/proto-key` and `schema/non-json-key` speak of what is passed over here.
    if (open || literal.entries.some((entry) => entry.prototype)) this.#partial.add(target);
    for (const [key, entry] of byKey) {
      if (isOwnData(entry)) setOwn(target, key, this.#begin(entry.value));
      else this.#partial.add(target);
    }
  }

  #fillArray(literal: ArrayLiteral, target: unknown[]): void {
    const { items, open } = itemsOf(literal);
    for (const { kind, value } of items) {
      if (kind === 'hole') target.length++;
      else target.push(this.#begin(value));
    }
    if (open) target.push(unknownPart);
  }
}

/** Whether an entry makes a property with a value; methods and accessors do not. */
export function isOwnData({ kind }: Entry): boolean {
  return kind === 'property' || kind === 'shorthand';
}

function isNeverData(literal: Literal, text: string): boolean {
  if (literal.kind !== 'dynamic' || literal.incomplete) return false;
  return literal.why === 'function' || classInstance.test(text.slice(literal.span.start, literal.span.end));
}

function setOwn(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}
