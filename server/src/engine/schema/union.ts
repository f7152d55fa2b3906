import { forms, type Plan } from './plan';
import { type Task, UnknownTypeError, VisitTask } from './tasks';
import type { Trail } from './trail';
import type { ValueWalk } from './walk';

/** Judges a value where a union is declared: exactly one branch has to fit. Spec: schema-dsl.md §4. */
export function visitUnion(walk: ValueWalk, plan: Plan, value: unknown, trail: Trail | undefined): void {
  if (plan.slots.some((branch) => branch.plan.form === forms.broken)) throw new UnknownTypeError();
  new UnionTask(plan, value, trail, walk.report.size).run(walk);
}

/** Tries the branches one after the other; it lies on the stack below the branch that is being tried. */
export class UnionTask implements Task {
  /** Whether the branch being tried does not fit. */
  failed = false;
  #matched = 0;
  #next = 0;
  #isTrying = false;
  #outer: UnionTask | undefined;
  #base = 0;

  constructor(
    readonly plan: Plan,
    readonly value: unknown,
    readonly trail: Trail | undefined,
    readonly start: number,
  ) {}

  /** Ends the branch: what is left of it to judge is dropped. */
  fail({ tasks }: ValueWalk): void {
    this.failed = true;
    if (tasks.length > this.#base) tasks.length = this.#base;
  }

  run(walk: ValueWalk): void {
    if (this.#isTrying) this.#leave(walk);
    const { slots } = this.plan;
    while (this.#next < slots.length) {
      const branch = slots[this.#next]?.plan;
      this.#next += 1;
      if (branch === undefined) continue;
      if (walk.proves(branch, this.value, this.plan)) {
        this.#matched += 1;
      } else if (branch.form > forms.any) {
        this.#enter(walk, branch);
        if (walk.tasks.length > this.#base) return;
        walk.tasks.pop();
        this.#leave(walk);
      }
    }
    if (this.#matched !== 1) walk.add(`one-of:${this.#matched}`, this.trail);
  }

  #enter(walk: ValueWalk, branch: Plan): void {
    this.failed = false;
    this.#isTrying = true;
    this.#outer = walk.union;
    walk.union = this;
    walk.tasks.push(this);
    this.#base = walk.tasks.length;
    // A union in a union waits on the stack: unions can be nested deeper than calls.
    if (branch.form === forms.union) walk.tasks.push(new VisitTask(branch, this.value, this.trail));
    else walk.visit(branch, this.value, this.trail);
  }

  #leave(walk: ValueWalk): void {
    this.#isTrying = false;
    walk.union = this.#outer;
    if (!this.failed) this.#matched += 1;
  }
}
