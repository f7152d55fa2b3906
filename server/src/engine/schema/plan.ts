import { NodeParts, readCarefully, readNode, readSafely } from './node';
import { hasOwn, isAnyArray, isPolluted, isRecord, type PlainRecord } from './plain';

/** What a node of a schema asks for; scalars come first, so that one comparison tells them. */
export const forms = {
  string: 0,
  number: 1,
  integer: 2,
  boolean: 3,
  null: 4,
  any: 5,
  array: 6,
  object: 7,
  union: 8,
  broken: 9,
} as const;

export type Form = (typeof forms)[keyof typeof forms];

/** A place for a plan: a declared property, the items of an array, or a branch. */
export class Slot {
  plan: Plan = broken;
  /** Property: 1 when it has to be there, else 0. */
  need = 0;
  /** Property: what to expect next when a value has its keys in the order of the declaration. */
  after: Slot | undefined;

  constructor(
    readonly name: string,
    readonly place: number,
  ) {}
}

/**
 * A node of a schema, prepared for validation: keywords are read once here and not at every value. All nodes are of one
 * shape, whatever their form, because engines run code fastest that meets a single shape.
 */
export class Plan {
  /** Object: the declared properties in schema order. Union: the branches. Array: what each item has to fit, if anything. */
  readonly slots: Slot[] = [];
  /** Object: what has to be there, in the order in which it is missed; a slot without a place is not declared. */
  required: readonly Slot[] = [];
  /** Object: how many properties have to be there, or −1 when a required name is not declared. */
  requiredCount = 0;
  /** How many levels of containers are declared; without end where a value cannot be proved sound by one look at it. */
  height = 0;
  /** Object: whether undeclared names are refused. */
  closed = false;
  /** Scalar: whether `allowed` or `only` narrow it. */
  narrowed = false;
  allowed: readonly unknown[] | undefined;
  hasOnly = false;
  only: unknown;
  #byName: Map<string, Slot> | undefined;

  constructor(readonly form: Form) {}

  /** Adds the next slot. */
  declare(name: string): Slot {
    const slot = new Slot(name, this.slots.length);
    const before = this.slots[slot.place - 1];
    if (before) before.after = slot;
    this.slots.push(slot);
    return slot;
  }

  /** Marks what has to be there. */
  markRequired(required: readonly string[]): void {
    let next = this.slots[0];
    this.required = required.map((name) => {
      const slot = (next?.name === name ? next : this.slotOf(name)) ?? new Slot(name, -1);
      slot.need = 1;
      next = slot.after;
      return slot;
    });
    const isDeclared = this.required.every((slot) => slot.place >= 0);
    this.requiredCount = isDeclared ? this.slots.reduce((count, slot) => count + slot.need, 0) : -1;
  }

  /** Tells its height, once all parts have theirs. */
  measure(): void {
    let height = 0;
    let unsure = 0;
    for (const { plan } of this.slots) {
      height = Math.max(height, plan.height);
      if (plan.form >= forms.any) unsure += 1;
    }
    // A long list is judged item by item, so that a fault late in it does not undo all. And scalars are told from
    // containers at once, but not which of two containers a value fits.
    const isUnfit = this.form === forms.array ? height > 0 : this.form === forms.union && unsure > 1;
    this.height = isUnfit ? Number.POSITIVE_INFINITY : height + 1;
  }

  /** The property of that name, when one is declared. */
  slotOf(name: string): Slot | undefined {
    this.#byName ??= new Map(this.slots.map((slot) => [slot.name, slot]));
    return this.#byName.get(name);
  }
}

/** What a name that is not a type, or a node that contains itself, becomes: no value can be judged by it. */
const broken: Plan = new Plan(forms.broken);
broken.height = Number.POSITIVE_INFINITY;

/** Nodes that say no more than their type, which most do, share a plan. */
const bare: Readonly<Record<string, Plan>> = {
  string: new Plan(forms.string),
  number: new Plan(forms.number),
  integer: new Plan(forms.integer),
  boolean: new Plan(forms.boolean),
  null: new Plan(forms.null),
};
const any = new Plan(forms.any);

/** A node whose plan is to be made and the slot that takes it; or, without a slot, a node whose children are done. */
interface Task {
  readonly node: unknown;
  readonly slot: Slot | undefined;
  readonly plan: Plan | undefined;
}

/** Prepares a schema; what was not asserted before is read as far as it makes sense. Needs no stack. Spec: schema-dsl.md §4. */
export function planOf(schema: unknown): Plan {
  return new Planner(readAny).plan(schema);
}

/** The same for a schema that was compiled here: what it is made of need not be tested. */
export function planOfOwn(schema: unknown): Plan {
  return new Planner(readOwn).plan(schema);
}

function readAny(node: object): NodeParts {
  return readNode(node) ?? readCarefully(node as PlainRecord);
}

function readOwn(node: object): NodeParts {
  if (isPolluted()) return readAny(node);
  const parts = new NodeParts();
  for (const key in node) parts.take(key, (node as PlainRecord)[key]);
  return parts;
}

class Planner {
  readonly #tasks: Task[] = [];
  /** Plans of the nodes with children met so far; `broken` for those that the planner is inside of. */
  readonly #known = new Map<unknown, Plan>();

  constructor(readonly read: (node: object) => NodeParts) {}

  plan(schema: unknown): Plan {
    const root = new Slot('', 0);
    this.#plan(root, schema);
    for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) {
      if (task.slot) task.slot.plan = this.#open(task.node);
      else if (task.plan) this.#close(task.node, task.plan);
    }
    return root.plan;
  }

  #close(node: unknown, plan: Plan): void {
    this.#known.set(node, plan);
    plan.measure();
  }

  #plan(slot: Slot, node: unknown): void {
    this.#tasks.push({ node, slot, plan: undefined });
  }

  #open(node: unknown): Plan {
    const known = this.#known.get(node);
    if (known) return known;
    if (typeof node !== 'object' || node === null) return broken;
    const parts = this.read(node);
    const { type } = parts;
    if (isGiven(parts.oneOf)) return this.#openUnion(node, parts.oneOf);
    if (!isGiven(type)) return any;
    if (type === 'object') return this.#openObject(node, parts);
    if (type === 'array') return this.#openArray(node, parts);
    return scalarPlan(type, parts);
  }

  #enter(node: object, form: Form): Plan {
    const plan = new Plan(form);
    this.#known.set(node, broken);
    this.#tasks.push({ node, slot: undefined, plan });
    return plan;
  }

  #openUnion(node: object, branches: unknown): Plan {
    const plan = this.#enter(node, forms.union);
    for (const branch of listOf(branches)) this.#plan(plan.declare(''), branch);
    return plan;
  }

  #openArray(node: object, { items }: NodeParts): Plan {
    const plan = this.#enter(node, forms.array);
    if (isGiven(items)) this.#plan(plan.declare(''), items);
    return plan;
  }

  #openObject(node: object, { properties, required, additionalProperties }: NodeParts): Plan {
    const plan = this.#enter(node, forms.object);
    plan.closed = additionalProperties === false;
    if (isRecord(properties)) {
      for (const name of Object.keys(properties)) this.#plan(plan.declare(name), readSafely(properties, name));
    }
    plan.markRequired(namesIn(required));
    return plan;
  }
}

function scalarPlan(type: unknown, parts: NodeParts): Plan {
  const plain = typeof type === 'string' && hasOwn(bare, type) ? bare[type] : undefined;
  if (!plain) return broken;
  const { enum: allowed, const: only } = parts;
  if (!isGiven(allowed) && !isGiven(only)) return plain;
  const plan = new Plan(plain.form);
  plan.narrowed = true;
  if (isGiven(allowed)) plan.allowed = listOf(allowed).slice();
  plan.hasOnly = isGiven(only);
  plan.only = only;
  return plan;
}

/** A keyword that is there; `undefined` constrains nothing. */
function isGiven(part: unknown): boolean {
  return part !== undefined;
}

function namesIn(found: unknown): readonly string[] {
  const names: string[] = [];
  for (const name of listOf(found)) if (typeof name === 'string') names.push(name);
  return names;
}

function listOf(found: unknown): readonly unknown[] {
  return isAnyArray(found) ? (found as readonly unknown[]) : [];
}
