import { isLossless, isLosslessScalar } from './lossless';
import { hasOnlyNames, hasOwn, isOwnRecord, isRecord, type PlainRecord } from './plain';
import { forms, type Plan, type Slot } from './plan';
import { literalsOf, scalarFault } from './scalar';
import { EmitTask, type Task, UnknownTypeError, VisitTask } from './tasks';
import type { ValueKind } from './texts';
import { type Segment, Trail } from './trail';
import type { ValueWalk } from './walk';

/** Judges a value where an object is declared. Spec: schema-dsl.md §4. */
export function visitObject(walk: ValueWalk, plan: Plan, value: unknown, trail: Trail | undefined): void {
  if (Array.isArray(value) || !isRecord(value)) walk.add('not-object', trail);
  else new Reading(walk, plan, value, trail).judge();
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
  /** The undeclared names, when they were met already. */
  #others: readonly string[] | undefined;

  constructor(
    readonly walk: ValueWalk,
    readonly plan: Plan,
    readonly record: PlainRecord,
    readonly trail: Trail | undefined,
  ) {
    this.#start = walk.report.size;
  }

  judge(): void {
    const values = this.#readQuickly() ?? this.plan.slots.map((slot) => this.#read(slot));
    this.#reportMissing(values);
    this.#judgeChildren(values);
    const undeclared = this.#readUndeclared();
    if (this.walk.isOver) return;
    this.#seal(undeclared);
    for (let task = this.#queue.pop(); task !== undefined; task = this.#queue.pop()) this.walk.tasks.push(task);
  }

  /** The declared values, from an object of this realm that hides no names; undefined when it is another or throws. */
  #readQuickly(): unknown[] | undefined {
    try {
      return isOwnRecord(this.record, this.walk.polluted) ? this.#readOwn() : undefined;
    } catch {
      return undefined;
    }
  }

  #readOwn(): unknown[] | undefined {
    const { plan, record } = this;
    const values = new Array<unknown>(plan.slots.length);
    const others: string[] = [];
    let count = 0;
    let isLossy = false;
    let next = plan.slots[0];
    for (const key in record) {
      count += 1;
      const slot = next?.name === key ? next : plan.slotOf(key);
      if (slot === undefined) {
        others.push(key);
        continue;
      }
      next = slot.after;
      const value = record[key];
      values[slot.place] = value;
      if (value === undefined) isLossy = true;
      else if (slot.plan.form === forms.broken) return undefined;
    }
    if (Object.getOwnPropertyNames(record).length !== count) return undefined;
    this.#isLossy = isLossy;
    this.#others = others;
    return values;
  }

  #read({ name, plan }: Slot): unknown {
    if (!hasOwn(this.record, name)) return undefined;
    const value = this.record[name];
    if (value === undefined) this.#isLossy = true;
    else if (plan.form === forms.broken) throw new UnknownTypeError();
    return value;
  }

  #reportMissing(values: readonly unknown[]): void {
    for (const { name, place } of this.plan.required) {
      const value = place < 0 ? readOwn(this.record, name) : values[place];
      if (value === undefined) this.#report('missing', name);
    }
  }

  #judgeChildren(values: readonly unknown[]): void {
    const { plan, trail, walk } = this;
    for (const { name, place, plan: child } of plan.slots) {
      const value = values[place];
      if (value === undefined) continue;
      if (child.form < forms.any) {
        const fault = scalarFault(child, value);
        if (fault !== undefined) this.#report(fault, name, literalsOf(child, fault));
      } else if (!walk.proves(child, value, plan)) {
        this.#queue.push(new VisitTask(child, value, new Trail(trail, name)));
      }
    }
  }

  /** Reports undeclared names where they are refused; where they are not, gives the values of those that are containers. */
  #readUndeclared(): readonly unknown[] {
    if (this.plan.closed) {
      for (const name of this.#listOthers()) this.#report('undeclared', name);
      if (!this.#isFaulty && !this.#hidesNothing()) this.#isLossy = true;
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
    const containers: unknown[] = [];
    for (const name of this.#listOthers()) {
      const value = this.record[name];
      if (typeof value === 'object' && value !== null) containers.push(value);
      else if (!isLosslessScalar(value)) this.#isLossy = true;
    }
    if (!this.#hidesNothing()) this.#isLossy = true;
    return containers;
  }

  /** The undeclared names, in the order of the value. */
  #listOthers(): readonly string[] {
    return this.#others ?? Object.keys(this.record).filter((name) => !this.plan.slotOf(name));
  }

  #hidesNothing(): boolean {
    try {
      if (this.#others === undefined) return hasOnlyNames(this.record, Object.keys(this.record).length);
      return Object.getOwnPropertySymbols(this.record).length === 0; // the names were counted already
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
