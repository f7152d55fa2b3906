import { isLossless, isLosslessScalar } from './lossless';
import { hasOnlyNames, hasOwn, isOwnRecord, isRecord, type PlainRecord } from './plain';
import { forms, type Plan, type Slot } from './plan';
import { fitsScalar, isOfForm, literalsOf, scalarFault } from './scalar';
import { EmitTask, type Task, UnknownTypeError, VisitTask } from './tasks';
import type { ValueKind } from './texts';
import { type Segment, Trail } from './trail';
import type { ValueWalk } from './walk';

/**
 * Judges a value where an object is declared. Most objects are sound, so one quick pass first tries to prove that; only
 * when it cannot is the object read again by the book, in the order of schema-dsl.md §4.
 */
export function visitObject(walk: ValueWalk, plan: Plan, value: unknown, trail: Trail | undefined): void {
  if (proveObject(walk, plan, value, trail)) return;
  if (Array.isArray(value) || !isRecord(value)) walk.add('not-object', trail);
  else new Reading(walk, plan, value, trail).judge();
}

/**
 * True when nothing of the object itself is wrong; its declared containers are on the stack then. False when that is not
 * sure. Never throws.
 */
export function proveObject(walk: ValueWalk, plan: Plan, value: unknown, trail: Trail | undefined): boolean {
  try {
    return plan.requiredCount >= 0 && isOwnRecord(value, walk.polluted) && proveMembers(walk, plan, value, trail);
  } catch {
    return false; // which part it was that threw, the reading by the book finds out
  }
}

function proveMembers(walk: ValueWalk, plan: Plan, record: PlainRecord, trail: Trail | undefined): boolean {
  let others: Others | undefined;
  let count = 0;
  let seen = 0;
  let next = plan.slots[0];
  for (const key in record) {
    const value = record[key];
    count += 1;
    // Values mostly have their keys in the order of the declaration, which saves looking them up.
    const slot = next?.name === key ? next : plan.slotOf(key);
    if (slot !== undefined) {
      next = slot.after;
      seen += slot.need;
      if (isOfForm(slot.type, value)) continue;
    }
    others ??= new Others(plan, trail);
    if (!others.take(slot, value)) return false;
  }
  if (seen !== plan.requiredCount || !hasOnlyNames(record, count)) return false;
  return others === undefined || others.push(walk);
}

/** The members of an object that take more than a look. */
class Others {
  #last = -1;
  readonly #children: VisitTask[] = [];
  #undeclared: unknown[] | undefined;

  constructor(
    readonly plan: Plan,
    readonly trail: Trail | undefined,
  ) {}

  /** False when the member is wrong or has to be read by the book. */
  take(slot: Slot | undefined, value: unknown): boolean {
    if (slot === undefined) return this.#takeUndeclared(value);
    const { form } = slot.plan;
    if (form < forms.any) return fitsScalar(slot.plan, value);
    if (value === undefined || form === forms.broken) return false;
    if (form === forms.any) return isLossless(value);
    if (slot.place < this.#last) return false; // findings come in the order of the declaration
    this.#last = slot.place;
    this.#children.push(new VisitTask(slot.plan, value, new Trail(this.trail, slot.name)));
    return true;
  }

  #takeUndeclared(value: unknown): boolean {
    if (this.plan.closed) return false;
    if (typeof value !== 'object' || value === null) return isLosslessScalar(value);
    this.#undeclared ??= [];
    this.#undeclared.push(value);
    return true;
  }

  /** Leaves the containers to the walk; false when an undeclared one is known to be lossy. */
  push({ tasks, report }: ValueWalk): boolean {
    const children = this.#children;
    if (children.length === 0) return this.#undeclared === undefined || this.#undeclared.every(isLossless);
    if (this.#undeclared) tasks.push(new SealTask(this.trail, report.size, this.#undeclared));
    for (let child = children.pop(); child !== undefined; child = children.pop()) tasks.push(child);
    return true;
  }
}

/** An object read by the book: each property once, violations in their order. */
class Reading {
  readonly #start: number;
  /** What comes after the first container, in order. */
  readonly #queue: Task[] = [];
  /** Whether something was reported or waits to be. */
  #isFaulty = false;
  /** Whether JSON would lose something of the object itself. */
  #isLossy = false;

  constructor(
    readonly walk: ValueWalk,
    readonly plan: Plan,
    readonly record: PlainRecord,
    readonly trail: Trail | undefined,
  ) {
    this.#start = walk.report.size;
  }

  judge(): void {
    const values = this.plan.slots.map((slot) => this.#read(slot));
    this.#reportMissing(values);
    this.#judgeChildren(values);
    const undeclared = this.#readUndeclared();
    if (this.walk.isOver) return;
    this.#seal(undeclared);
    for (let task = this.#queue.pop(); task !== undefined; task = this.#queue.pop()) this.walk.tasks.push(task);
  }

  #read({ name, plan }: Slot): unknown {
    if (!hasOwn(this.record, name)) return undefined;
    const value = this.record[name];
    if (value === undefined) this.#isLossy = true;
    else if (plan.form === forms.broken) throw new UnknownTypeError();
    return value;
  }

  #reportMissing(values: readonly unknown[]): void {
    const { plan, record } = this;
    for (const name of plan.required) {
      const slot = plan.slotOf(name);
      const value = slot ? values[slot.place] : readOwn(record, name);
      if (value === undefined) this.#report('missing', name);
    }
  }

  #judgeChildren(values: readonly unknown[]): void {
    const { plan, trail } = this;
    for (const { name, place, plan: child } of plan.slots) {
      const value = values[place];
      if (value === undefined) continue;
      if (child.form < forms.any) {
        const fault = scalarFault(child, value);
        if (fault !== undefined) this.#report(fault, name, literalsOf(child, fault));
      } else {
        this.#queue.push(new VisitTask(child, value, new Trail(trail, name)));
      }
    }
  }

  /** Reports undeclared names where they are refused; where they are not, gives the values of those that are containers. */
  #readUndeclared(): readonly unknown[] {
    if (this.plan.closed) {
      const names = Object.keys(this.record);
      for (const name of names) if (!this.plan.slotOf(name)) this.#report('undeclared', name);
      if (!this.#isFaulty && !this.#hasOnly(names.length)) this.#isLossy = true;
      return [];
    }
    if (this.#isFaulty || this.#isLossy) return [];
    try {
      return this.#readLoose();
    } catch {
      this.#isLossy = true;
      return [];
    }
  }

  #readLoose(): readonly unknown[] {
    const names = Object.keys(this.record);
    this.#isLossy = !hasOnlyNames(this.record, names.length);
    const containers: unknown[] = [];
    for (const name of names) {
      if (this.plan.slotOf(name)) continue;
      const value = this.record[name];
      if (typeof value === 'object' && value !== null) containers.push(value);
      else if (!isLosslessScalar(value)) this.#isLossy = true;
    }
    return containers;
  }

  #hasOnly(count: number): boolean {
    try {
      return hasOnlyNames(this.record, count);
    } catch {
      return false;
    }
  }

  #seal(undeclared: readonly unknown[]): void {
    if (this.#isFaulty || !(this.#isLossy || undeclared.length > 0)) return;
    this.walk.tasks.push(new SealTask(this.trail, this.#start, this.#isLossy ? [undefined] : undeclared));
  }

  #report(kind: ValueKind, segment: Segment, literals?: unknown): void {
    this.#isFaulty = true;
    if (this.#queue.length === 0) this.walk.add(kind, this.trail, segment, literals);
    else this.#queue.push(new EmitTask(kind, this.trail, segment, literals));
  }
}

function readOwn(record: PlainRecord, name: string): unknown {
  return hasOwn(record, name) ? record[name] : undefined;
}

/** Ends an object: what was not declared has to be lossless too, which is said only when nothing else is wrong. */
class SealTask implements Task {
  constructor(
    readonly trail: Trail | undefined,
    readonly start: number,
    readonly undeclared: readonly unknown[],
  ) {}

  run(walk: ValueWalk): void {
    if (walk.report.size > this.start || this.undeclared.every(isLossless)) return;
    walk.add('lossy-object', this.trail);
  }
}
