import { type Unknowns, unknownPart } from '../schema/inspect';
import type { Dialect } from './site';

type Node = Readonly<Record<string, unknown>>;

/** How deep branches are compared: what differs further down is not looked at, and nothing is claimed. */
const MAX_DEPTH = 16;

/** Whether two nodes provably have a value that both accept; false also where it cannot be told. Spec: schema-dsl.md §9. */
export class Overlaps {
  constructor(
    private readonly dialect: Dialect,
    private readonly unknowns: Unknowns,
  ) {}

  between(a: unknown, b: unknown, depth = 0): boolean {
    if (depth > MAX_DEPTH || !this.#isKnown(a) || !this.#isKnown(b)) return false;
    if (Object.hasOwn(a, 'oneOf') || Object.hasOwn(b, 'oneOf')) return false;
    if (this.#takesAnything(a) || this.#takesAnything(b)) return true;
    if (a.type === 'object' && b.type === 'object') return this.#objects(a, b, depth);
    if (a.type === 'array' && b.type === 'array') return true; // the empty one
    return scalarsOverlap(a, b);
  }

  #isKnown(node: unknown): node is Node {
    if (typeof node !== 'object' || node === null || Array.isArray(node) || node === unknownPart) return false;
    return !this.unknowns.isPartial(node) && Object.values(node).every((value) => !isUnknown(value));
  }

  #takesAnything(node: Node): boolean {
    return node.type === 'json' || (this.dialect === 'raw' && !Object.hasOwn(node, 'type'));
  }

  /** They share an object when whatever one of them asks for may be in the other, with a value that both take. */
  #objects(a: Node, b: Node, depth: number): boolean {
    const [ofA, ofB] = [propertiesOf(a), propertiesOf(b)];
    if (this.unknowns.isPartial(ofA) || this.unknowns.isPartial(ofB)) return false;
    const names = new Set([...this.#requiredIn(a, ofA), ...this.#requiredIn(b, ofB)]);
    return [...names].every((name) => {
      const [inA, inB] = [Object.hasOwn(ofA, name), Object.hasOwn(ofB, name)];
      if (inA && inB) return this.between(ofA[name], ofB[name], depth + 1);
      const [present, absent] = inA ? [ofA[name], b] : [ofB[name], a];
      return this.#isKnown(present) && absent.additionalProperties !== false;
    });
  }

  #requiredIn(node: Node, properties: Node): string[] {
    if (this.dialect === 'raw') {
      return Array.isArray(node.required) ? node.required.filter((name) => typeof name === 'string') : [];
    }
    return Object.keys(properties).filter((name) => {
      const property = properties[name];
      return typeof property === 'object' && property !== null && 'required' in property;
    });
  }
}

const none: Node = {};

function propertiesOf({ properties }: Node): Node {
  return typeof properties === 'object' && properties !== null ? (properties as Node) : none;
}

function isUnknown(value: unknown): boolean {
  return value === unknownPart || (Array.isArray(value) && value.includes(unknownPart));
}

function scalarsOverlap(a: Node, b: Node): boolean {
  const [listA, listB] = [valuesOf(a), valuesOf(b)];
  if (listA) return listA.some((value) => fits(value, b, listB));
  if (listB) return listB.some((value) => fits(value, a, listA));
  return a.type === b.type ? isScalar(a.type) : isNumeric(a.type) && isNumeric(b.type);
}

function valuesOf(node: Node): readonly unknown[] | undefined {
  if (Object.hasOwn(node, 'const')) return [node.const];
  return Array.isArray(node.enum) ? node.enum : undefined;
}

function fits(value: unknown, { type }: Node, list: readonly unknown[] | undefined): boolean {
  if (list && !list.includes(value)) return false;
  if (type === 'integer') return Number.isInteger(value);
  return type === 'null' ? value === null : typeof value === type;
}

function isScalar(type: unknown): boolean {
  return type === 'string' || type === 'boolean' || type === 'null' || isNumeric(type);
}

function isNumeric(type: unknown): boolean {
  return type === 'number' || type === 'integer';
}
