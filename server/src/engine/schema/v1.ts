import { isAnyArray, type PlainRecord, presentIndices } from './plain';
import { FullReport, type Report, TextReport } from './report';
import type { ValueKind, ValueViolation } from './texts';
import { Trail } from './trail';
import type { ObjectJsonSchema, SchemaProp, SchemaSpec } from './types';

/** A value of a declared property or item that waits for its turn. */
interface Task {
  readonly prop: SchemaProp;
  readonly value: unknown;
  readonly trail: Trail;
}

/**
 * Validates the arguments of a call against parameters in the first dialect. The declaration is read as it is at this
 * moment, and only where the value has something to judge.
 * @returns what is wrong, in words, in the order of the declaration; empty when nothing is
 * @throws Error when a property with a value has no known type or is no node; and whatever a getter of the value throws.
 * Spec: schema-dsl.md §1.2.
 */
export function validateArgsV1(spec: SchemaSpec, args: unknown): string[] {
  const report = new TextReport('');
  new Walk(report).run(spec, args);
  return report.texts;
}

/** The same with the kind and the path of each violation. @throws as `validateArgsV1` does. Spec: schema-dsl.md §1.2. */
export function inspectArgsV1(spec: SchemaSpec, args: unknown): ValueViolation[] {
  const report = new FullReport('');
  new Walk(report).run(spec, args);
  return report.violations;
}

/** Judges depth-first from a stack of its own, so that neither depth nor numbers have a limit. */
class Walk {
  readonly #tasks: Task[] = [];

  constructor(readonly report: Report) {}

  run(spec: SchemaSpec, args: unknown): void {
    if (!isObject(args)) {
      this.report.add('not-object', undefined, undefined, undefined);
      return;
    }
    this.#openProperties(spec, args, undefined);
    for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) this.#visit(task);
  }

  #visit({ prop, value, trail }: Task): void {
    if (value === undefined && prop.required === true && typeof trail.segment === 'string') {
      this.report.add('missing', trail, undefined, undefined);
      return;
    }
    const fault = typeFault(prop.type, value, trail);
    if (fault !== undefined) this.report.add(fault, trail, undefined, undefined);
    else if (prop.type === 'object') this.#openProperties(prop.properties, value as PlainRecord, trail);
    else if (prop.type === 'array') this.#openItems(prop.items, value as readonly unknown[], trail);
    else if (prop.enum && !includes(prop.enum, value)) this.report.add('not-in-enum', trail, undefined, prop.enum);
  }

  #openProperties(spec: SchemaSpec | undefined, value: PlainRecord, above: Trail | undefined): void {
    if (!spec) return;
    const begun = this.#tasks.length;
    for (const [key, prop] of Object.entries(spec)) {
      const trail = new Trail(above, key);
      const member = value[key]; // what is inherited counts too
      if (isNothing(prop)) throw new Error(`"${trail.text('')}" is declared as nothing, so it cannot be judged.`);
      if (member !== undefined || prop.required === true) this.#tasks.push({ prop, value: member, trail });
    }
    reverseFrom(this.#tasks, begun);
  }

  #openItems(prop: SchemaProp | undefined, items: readonly unknown[], above: Trail): void {
    if (!prop) return;
    const begun = this.#tasks.length;
    for (const index of indicesOf(items))
      this.#tasks.push({ prop, value: items[index], trail: new Trail(above, index) });
    reverseFrom(this.#tasks, begun);
  }
}

/** Above this length an array is asked which items it has: most may be holes. */
const LONG = 100_000;

/** The places of the items; holes are passed over. */
function* indicesOf(items: readonly unknown[]): Iterable<number> {
  if (items.length > LONG) {
    yield* presentIndices(items);
    return;
  }
  for (let index = 0; index < items.length; index += 1) if (index in items) yield index;
}

/** What is first has to lie on top. */
function reverseFrom(tasks: Task[], begun: number): void {
  for (let low = begun, high = tasks.length - 1; low < high; low += 1, high -= 1) {
    const [first, last] = [tasks[low], tasks[high]];
    if (first && last) {
      tasks[low] = last;
      tasks[high] = first;
    }
  }
}

function typeFault(type: unknown, value: unknown, trail: Trail): ValueKind | undefined {
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type ? undefined : `not-${type}`;
    case 'object':
      return isObject(value) ? undefined : 'not-object';
    case 'array':
      return Array.isArray(value) ? undefined : 'not-array';
    default:
      throw new Error(`"${trail.text('')}" is declared without a known type, so it cannot be judged.`);
  }
}

function isObject(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Anything else has members, and lacks the ones that matter if it is no node. */
function isNothing(prop: unknown): boolean {
  return prop === null || prop === undefined;
}

/** Only strings can be listed, so nothing else is ever found. */
function includes(allowed: unknown, value: unknown): boolean {
  return typeof value === 'string' && isAnyArray(allowed) && (allowed as readonly unknown[]).includes(value);
}

/** Past so many nodes, a node that stands in several places is converted once: its places can be countless. */
const SHARED_NODES = 10_000;

/** A node to convert, and the object that takes the result. */
interface Conversion {
  readonly prop: SchemaProp;
  readonly into: Record<string, unknown>;
  readonly key: string;
}

/**
 * Converts parameters in the first dialect to JSON Schema. Types are passed on as they are, empty descriptions and keys
 * of other types are dropped; a parameter named `__proto__` gets no schema, though it may be required.
 * @throws Error when a property is no node, or when a node contains itself. Spec: schema-dsl.md §1.1.
 */
export function schemaSpecToJsonSchema(spec: SchemaSpec): ObjectJsonSchema {
  const root: Record<string, unknown> = { type: 'object' };
  new Converter().run(spec, root);
  return root as object as ObjectJsonSchema;
}

class Converter {
  /** A missing conversion ends the visit of a node: it is no ancestor any more. */
  readonly #tasks: (Conversion | { readonly leave: unknown })[] = [];
  readonly #ancestors = new Set<unknown>();
  readonly #known = new Map<unknown, Record<string, unknown>>();
  #visits = 0;

  run(spec: SchemaSpec, root: Record<string, unknown>): void {
    this.#convertMap(spec, root);
    for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) {
      if ('leave' in task) this.#ancestors.delete(task.leave);
      else this.#convertNode(task);
    }
  }

  #convertMap(spec: SchemaSpec, into: Record<string, unknown>): void {
    this.#enter(spec);
    const properties: Record<string, unknown> = {};
    into.properties = properties;
    const entries = Object.entries(spec);
    for (const [key, prop] of entries) {
      if (isNothing(prop)) throw new Error(`"${key}" is declared as nothing, so it has no JSON Schema.`);
      if (key !== '__proto__') properties[key] = undefined; // keeps the order, whatever is converted first
    }
    const required = entries.filter(([, prop]) => prop.required === true).map(([key]) => key);
    if (required.length > 0) into.required = required;
    for (const [key, prop] of entries) if (key !== '__proto__') this.#tasks.push({ prop, into: properties, key });
  }

  #convertNode({ prop, into, key }: Conversion): void {
    this.#visits += 1;
    const known = this.#known.get(prop);
    if (known && !this.#ancestors.has(prop)) {
      into[key] = known;
      return;
    }
    const node: Record<string, unknown> = { type: prop.type };
    into[key] = node;
    if (this.#visits > SHARED_NODES) this.#known.set(prop, node);
    if (prop.description) node.description = prop.description;
    if (prop.enum) node.enum = prop.enum;
    if (prop.default !== undefined) node.default = prop.default;
    if (prop.type === 'object' && prop.properties) {
      this.#enter(prop);
      this.#convertMap(prop.properties, node);
    }
    if (prop.type === 'array' && prop.items) {
      this.#enter(prop);
      this.#tasks.push({ prop: prop.items, into: node, key: 'items' });
    }
  }

  #enter(spec: object): void {
    if (this.#ancestors.has(spec)) throw new Error('The declaration contains itself, so it has no JSON Schema.');
    this.#ancestors.add(spec);
    this.#tasks.push({ leave: spec });
  }
}
