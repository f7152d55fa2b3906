import { checkAnnotation, checkAnnotationTypes, checkLiterals } from './content';
import {
  allKnown,
  annotationBits,
  bits,
  constraintKeys,
  isKeyword,
  type NodeParts,
  readMembers,
  readNode,
  type Unknowns,
  unknownPart,
} from './node';
import { hasOwn, isAnyArray, isDenseArray, isPlainRecord, type PlainRecord } from './plain';
import type { ProblemList } from './problems';
import { Trail } from './trail';

/** Past so many nodes, a node that stands in several places is looked at in one of them only: its places can be countless. */
const SHARED_NODES = 10_000;

/** What is left to do: visit a node, or what comes after its children. */
interface Task {
  readonly step: 'visit' | 'closeObject' | 'closeUnion' | 'leave';
  readonly node: unknown;
  readonly trail: Trail | undefined;
  readonly parts: NodeParts | undefined;
}

/** What each type may have beside it. */
const objectBits = bits.properties | bits.required | bits.additionalProperties;
const scalarBits = bits.enum | bits.const;
const applicable: ReadonlyMap<unknown, number> = new Map([
  ['object', objectBits],
  ['array', bits.items],
  ...['string', 'number', 'integer', 'boolean', 'null'].map((type) => [type, scalarBits] as const),
]);
const constraintBits = objectBits | bits.items | scalarBits;

/** Judges a schema of the enforced subset: every violation, in the order of schema-dsl.md §3. Never throws, needs no stack. */
export class RawWalk {
  readonly #tasks: Task[] = [];
  readonly #ancestors = new Set<unknown>();
  readonly #seen = new Set<unknown>();
  #visits = 0;

  constructor(
    readonly list: ProblemList,
    readonly unknowns: Unknowns = allKnown,
  ) {}

  run(root: unknown): void {
    this.#push('visit', root, undefined);
    for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) this.#step(task);
  }

  #push(step: Task['step'], node: unknown, trail: Trail | undefined, parts?: NodeParts): void {
    this.#tasks.push({ step, node, trail, parts });
  }

  #step({ step, node, trail, parts }: Task): void {
    if (step === 'visit') {
      this.#visit(node, trail);
      return;
    }
    this.#ancestors.delete(node);
    if (step === 'closeObject' && parts) this.#closeObject(parts, trail);
    if (step === 'closeUnion' && parts) this.#reportOwn('oneof-sibling', parts, trail);
  }

  #visit(node: unknown, trail: Trail | undefined): void {
    if (node === unknownPart || this.#isSeen(node)) return;
    const parts = readNode(node);
    if (parts === undefined) this.list.add('node', trail, { found: node });
    else if (this.#ancestors.has(node)) this.list.add('circular', trail);
    else this.#inspect(node as PlainRecord, parts, trail);
  }

  #isSeen(node: unknown): boolean {
    this.#visits += 1;
    if (this.#visits < SHARED_NODES || this.#ancestors.has(node)) return false;
    if (this.#seen.has(node)) return true;
    this.#seen.add(node);
    return false;
  }

  #inspect(node: PlainRecord, parts: NodeParts, trail: Trail | undefined): void {
    if ((parts.mask & (annotationBits | bits.other)) !== 0) this.#checkKeys(node, parts, trail);
    if (parts.has('type') && parts.has('oneOf')) this.list.add('type-and-oneof', trail);
    else if (parts.has('oneOf')) this.#openUnion(node, parts, trail);
    else if (parts.has('type')) this.#openTyped(node, parts, trail);
    else if (!this.unknowns.isPartial(node)) this.#reportOwn('needs-type', parts, trail);
  }

  #checkKeys(node: PlainRecord, parts: NodeParts, trail: Trail | undefined): void {
    for (const key of Object.keys(node)) {
      if (!isKeyword(key)) this.list.add('keyword', trail, { key });
      else if ((bits[key] & annotationBits) !== 0) checkAnnotation(parts, key, this.list, trail);
    }
    checkAnnotationTypes(parts, this.list, trail);
  }

  #reportOwn(kind: 'needs-type' | 'oneof-sibling', parts: NodeParts, trail: Trail | undefined): void {
    for (const key of constraintKeys) {
      if (parts.has(key)) this.list.add(kind, trail, { key });
    }
  }

  #openUnion(node: PlainRecord, parts: NodeParts, trail: Trail | undefined): void {
    this.#ancestors.add(node);
    this.#push('closeUnion', node, trail, parts);
    const branches = parts.oneOf;
    if (branches === unknownPart) return;
    if (!isDenseArray(branches) || (branches.length < 2 && !branches.includes(unknownPart))) {
      this.list.add('oneof-shape', trail, { key: 'oneOf' });
      return;
    }
    const place = new Trail(trail, 'oneOf');
    for (let index = branches.length - 1; index >= 0; index -= 1) {
      this.#push('visit', branches[index], new Trail(place, index));
    }
  }

  #openTyped(node: PlainRecord, parts: NodeParts, trail: Trail | undefined): void {
    const { type } = parts;
    if (type === unknownPart) {
      this.#openMembers(node, parts, trail);
      return;
    }
    const allowed = applicable.get(type);
    if (allowed === undefined) {
      this.list.add(isAnyArray(type) ? 'type-array' : 'type', trail, { key: 'type', found: type });
      return;
    }
    if ((parts.mask & constraintBits & ~allowed) !== 0) this.#reportMisplaced(parts, allowed, trail);
    if (allowed !== scalarBits) this.#openMembers(node, parts, trail);
    else if ((parts.mask & scalarBits) !== 0) checkLiterals(String(type), parts, this.list, trail);
  }

  #reportMisplaced(parts: NodeParts, allowed: number, trail: Trail | undefined): void {
    for (const key of constraintKeys) {
      if (parts.has(key) && (bits[key] & allowed) === 0) this.list.add('misplaced', trail, { key });
    }
  }

  /** Visits the properties or the items, whichever the type has, and then takes the last step of the node. */
  #openMembers(node: PlainRecord, parts: NodeParts, trail: Trail | undefined): void {
    const { type, items, properties } = parts;
    this.#ancestors.add(node);
    this.#push(type === 'object' ? 'closeObject' : 'leave', node, trail, parts);
    if (parts.has('items') && type !== 'object') this.#push('visit', items, new Trail(trail, 'items'));
    if (!parts.has('properties') || type === 'array' || properties === unknownPart) return;
    const members = readMembers(properties);
    if (members === undefined) {
      this.list.add('properties', trail, { key: 'properties', found: properties });
      return;
    }
    const place = new Trail(trail, 'properties');
    const { names, nodes } = members;
    for (let at = names.length - 1; at >= 0; at -= 1) this.#push('visit', nodes[at], new Trail(place, names[at] ?? ''));
  }

  #closeObject(parts: NodeParts, trail: Trail | undefined): void {
    const { additionalProperties } = parts;
    if (parts.has('required') && parts.required !== unknownPart) this.#checkRequired(parts, trail);
    if (!parts.has('additionalProperties') || additionalProperties === unknownPart) return;
    if (typeof additionalProperties === 'boolean') return;
    this.list.add('openness', trail, { key: 'additionalProperties', found: additionalProperties });
  }

  #checkRequired({ required, properties }: NodeParts, trail: Trail | undefined): void {
    if (!isDenseArray(required)) {
      this.list.add('required-shape', trail, { key: 'required', found: required });
      return;
    }
    const entries: number[] = [];
    for (let index = 0; index < required.length; index += 1) {
      if (typeof required[index] !== 'string' && required[index] !== unknownPart) entries.push(index);
    }
    if (entries.length > 0) {
      this.list.add('required-shape', trail, { key: 'required', entries });
      return;
    }
    const declared = isPlainRecord(properties) ? properties : undefined;
    if (properties === unknownPart || (declared && this.unknowns.isPartial(declared))) return;
    required.forEach((name, index) => {
      if (typeof name !== 'string' || (declared && hasOwn(declared, name))) return;
      this.list.add('required-undeclared', trail, { key: 'required', name, entries: [index] });
    });
  }
}
