import { checkAnnotationTypes } from './content';
import { allKnown, bits, isKeyword, type NodeParts, readNode, readSafely, type Unknowns, unknownPart } from './node';
import { isDenseArray, isPlainRecord, type PlainRecord } from './plain';
import type { ProblemList } from './problems';
import { Trail } from './trail';

/** Where the walk goes next; `leave` ends the visit of a node or map that has children. */
interface Task {
  readonly step: 'property' | 'items' | 'map' | 'leave';
  readonly spec: unknown;
  readonly trail: Trail | undefined;
}

/** Past so many nodes, a node that stands in several places is looked at in one of them only: its places can be countless. */
const SHARED_NODES = 10_000;

/** The types of the first dialect, and which of the keys below each of them has an effect. Spec: schema-dsl.md §1.1. */
const memberBits = bits.properties | bits.items;
const types: ReadonlyMap<unknown, number> = new Map([
  ['string', 0],
  ['number', 0],
  ['boolean', 0],
  ['object', bits.properties],
  ['array', bits.items],
]);
const knownBits = bits.type | bits.required | bits.description | bits.enum | bits.default | memberBits;

/**
 * Judges a declaration of the first dialect, which nothing refuses when it runs: what it says in vain is only found
 * here. The kinds are those of the second dialect; `misplaced` is a key without effect on the type or in the place.
 */
export class SpecWalkV1 {
  readonly #tasks: Task[] = [];
  readonly #ancestors = new Set<unknown>();
  readonly #seen = { property: new Set<unknown>(), items: new Set<unknown>() };
  #visits = 0;

  constructor(
    readonly list: ProblemList,
    readonly unknowns: Unknowns = allKnown,
  ) {}

  parameters(map: unknown): void {
    this.#tasks.push({ step: 'map', spec: map, trail: undefined });
    for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) {
      if (task.step === 'leave') this.#ancestors.delete(task.spec);
      else if (task.spec !== unknownPart) this.#visit(task);
    }
  }

  #visit(task: Task): void {
    const { step, spec, trail } = task;
    if (this.#ancestors.has(spec)) {
      this.list.add('a:circular', trail);
    } else if (step === 'map') {
      this.#visitMap(spec, trail);
    } else if (!this.#isSeen(task)) {
      const parts = readNode(spec);
      if (parts === undefined) this.list.add('a:node', trail, { found: spec });
      else this.#judge(parts, task);
    }
  }

  #isSeen({ step, spec }: Task): boolean {
    const seen = step === 'items' ? this.#seen.items : this.#seen.property;
    this.#visits += 1;
    if (this.#visits < SHARED_NODES) return false;
    if (seen.has(spec)) return true;
    seen.add(spec);
    return false;
  }

  #visitMap(spec: unknown, trail: Trail | undefined): void {
    if (!isPlainRecord(spec)) {
      this.list.add('a:map', trail, { found: spec });
      return;
    }
    this.#enter(spec);
    for (const key of Object.keys(spec).reverse()) {
      this.#tasks.push({ step: 'property', spec: readSafely(spec, key), trail: new Trail(trail, key) });
    }
  }

  #judge(parts: NodeParts, { step, spec, trail }: Task): void {
    this.#judgeType(parts, spec as PlainRecord, trail);
    this.#judgeKeys(parts, step, spec as PlainRecord, trail);
    if (step === 'property' && parts.has('required') && parts.required !== true && parts.required !== unknownPart) {
      this.list.add('a:required', trail, { key: 'required', found: parts.required });
    }
    parts.mask &= ~bits.title; // no key of this dialect, and reported as such
    checkAnnotationTypes(parts, this.list, trail);
    this.#judgeEnum(parts, trail);
    const { items, properties } = parts;
    this.#enter(spec as PlainRecord);
    if (items !== undefined) this.#tasks.push({ step: 'items', spec: items, trail: new Trail(trail, 'items') });
    if (properties === undefined) return;
    this.#tasks.push({ step: 'map', spec: properties, trail: new Trail(trail, 'properties') });
  }

  #judgeType(parts: NodeParts, spec: PlainRecord, trail: Trail | undefined): void {
    if (parts.type === unknownPart || types.has(parts.type)) return;
    const isMissing = !parts.has('type');
    if (isMissing && this.unknowns.isPartial(spec)) return;
    this.list.add('a:type', trail, { key: 'type', ...(isMissing ? {} : { found: parts.type }) });
  }

  /** In the author's order; a key that the type has no use for is of no use where the type is unknown too. */
  #judgeKeys(parts: NodeParts, step: Task['step'], spec: PlainRecord, trail: Trail | undefined): void {
    const used = types.get(parts.type) ?? memberBits;
    for (const key of Object.keys(spec)) {
      const bit = isKeyword(key) ? bits[key] : bits.other;
      if ((bit & knownBits) === 0) this.list.add('a:key', trail, { key });
      else if ((bit & memberBits & ~used) !== 0) this.list.add('misplaced', trail, { key });
      else if (bit === bits.required && step === 'items') this.list.add('misplaced', trail, { key });
    }
  }

  /** Only strings can be listed: an entry of another type matches nothing. */
  #judgeEnum(parts: NodeParts, trail: Trail | undefined): void {
    const found = parts.enum;
    if (!parts.has('enum') || found === unknownPart) return;
    if (!isDenseArray(found) || found.length === 0) {
      this.list.add('enum', trail, { key: 'enum' });
      return;
    }
    const entries: number[] = [];
    for (const [index, entry] of found.entries()) {
      if (typeof entry !== 'string' && entry !== unknownPart) entries.push(index);
    }
    if (entries.length > 0) this.list.add('enum', trail, { key: 'enum', entries });
  }

  #enter(spec: PlainRecord): void {
    this.#ancestors.add(spec);
    this.#tasks.push({ step: 'leave', spec, trail: undefined });
  }
}
