import { visitArray } from './array';
import { isLossless } from './lossless';
import { visitObject } from './object';
import { isPolluted } from './plain';
import { forms, type Plan } from './plan';
import { proves } from './proof';
import type { Report } from './report';
import { literalsOf, scalarFault } from './scalar';
import { type Task, UnknownTypeError } from './tasks';
import type { ValueKind } from './texts';
import type { Segment, Trail } from './trail';
import { type UnionTask, visitUnion } from './union';

/** How many levels a proof may go down, each of which takes a call or two. */
const MAX_HEIGHT = 100;

/**
 * Judges a value by a plan. Containers are finished one after the other from a stack of tasks, so neither a deep value
 * nor a deep schema needs the engine's own stack. An exception costs the node that it came from, no more.
 * Spec: schema-dsl.md §4.
 */
export class ValueWalk {
  readonly tasks: Task[] = [];
  /** The union of which a branch is being tried: there a violation is no finding, it ends the branch. */
  union: UnionTask | undefined;
  /** Whether a `for … in` sees keys that are not the object's own. */
  readonly polluted = isPolluted();

  constructor(readonly report: Report) {}

  /** Judges a whole value. @throws when the type of the root is unknown, as only a schema can have that was not asserted. */
  run(plan: Plan, value: unknown): void {
    if (plan.form === forms.broken) throw new UnknownTypeError();
    if (this.proves(plan, value)) return;
    this.visit(plan, value, undefined);
    for (let task = this.tasks.pop(); task !== undefined; task = this.tasks.pop()) this.#runTask(task);
  }

  /**
   * Whether a value is sound for certain; false when that is not sure or would take too much.
   * @param around what the value is a part of. Where that was tried before, only parts without parts are tried again:
   * each is looked at twice at most then, and not once for every level around it.
   */
  proves(plan: Plan, value: unknown, around?: Plan): boolean {
    const most = around !== undefined && around.height <= MAX_HEIGHT ? 1 : MAX_HEIGHT;
    try {
      return plan.height <= most && proves(plan, value, this.polluted);
    } catch {
      return false; // which part it was that threw, the reading by the book finds out
    }
  }

  /** Judges a value by the book, or begins to: the rest of it is on the stack then. */
  visit(plan: Plan, value: unknown, trail: Trail | undefined): void {
    const depth = this.tasks.length;
    const start = this.report.size;
    try {
      this.#open(plan, value, trail);
    } catch {
      this.#abandon(depth, start, trail);
    }
  }

  /** Reports a violation below `trail`; while a branch is being tried it ends the branch instead. */
  add(kind: ValueKind, trail: Trail | undefined, segment?: Segment, literals?: unknown): void {
    if (this.union === undefined) this.report.add(kind, trail, segment, literals);
    else this.union.fail(this);
  }

  /** Whether the branch being tried has ended, so that nothing more about it matters. */
  get isOver(): boolean {
    return this.union?.failed === true;
  }

  #runTask(task: Task): void {
    const depth = this.tasks.length;
    try {
      task.run(this);
    } catch {
      this.#abandon(depth, task.start, task.trail);
    }
  }

  #open(plan: Plan, value: unknown, trail: Trail | undefined): void {
    switch (plan.form) {
      case forms.object:
        visitObject(this, plan, value, trail);
        return;
      case forms.array:
        visitArray(this, plan, value, trail);
        return;
      case forms.union:
        visitUnion(this, plan, value, trail);
        return;
      case forms.any:
        if (!isLossless(value)) this.add('lossy-value', trail);
        return;
      default:
        this.#judgeScalar(plan, value, trail);
    }
  }

  #judgeScalar(plan: Plan, value: unknown, trail: Trail | undefined): void {
    const fault = scalarFault(plan, value);
    if (fault !== undefined) this.add(fault, trail, undefined, literalsOf(plan, fault));
  }

  #abandon(depth: number, start: number, trail: Trail | undefined): void {
    if (this.tasks.length > depth) this.tasks.length = depth;
    this.report.keep(start);
    this.add('lossy-value', trail);
  }
}
