import { isLossless } from './lossless';
import { isDense, presentIndices } from './plain';
import { forms, type Plan } from './plan';
import { literalsOf, scalarFault } from './scalar';
import { type Task, UnknownTypeError } from './tasks';
import { Trail } from './trail';
import type { ValueWalk } from './walk';

/** Judges a value where an array is declared. Spec: schema-dsl.md §4. */
export function visitArray(walk: ValueWalk, plan: Plan, value: unknown, trail: Trail | undefined): void {
  if (!Array.isArray(value)) {
    walk.add('not-array', trail);
    return;
  }
  const items = plan.slots[0]?.plan;
  if (items === undefined) {
    if (!isLossless(value)) walk.add('lossy-array', trail);
    return;
  }
  const array: readonly unknown[] = value;
  const indices = isDenseSafely(array, array.length) ? undefined : presentIndices(array);
  const task = new ItemsTask(items, array, indices, trail, walk.report.size);
  if (items.form < forms.any) task.judgeScalars(walk);
  else walk.tasks.push(task);
}

/** Judges the items of an array one after the other, and then the array as a whole. */
class ItemsTask implements Task {
  #next = 0;
  /** Whether the item before was wrong. The next one often is too then, so nothing is tried to prove it sound. */
  #isFaulty = false;
  readonly #count: number;

  /** `indices`: which items there are, when the array is not plain and dense. */
  constructor(
    readonly items: Plan,
    readonly array: readonly unknown[],
    readonly indices: readonly number[] | undefined,
    readonly trail: Trail | undefined,
    readonly start: number,
  ) {
    this.#count = indices === undefined ? array.length : indices.length;
    if (items.form === forms.broken && this.#count > 0) throw new UnknownTypeError();
  }

  judgeScalars(walk: ValueWalk): void {
    const { items, array, indices, trail } = this;
    for (let next = 0; next < this.#count; next += 1) {
      const index = indices?.[next] ?? next;
      const fault = scalarFault(items, array[index]);
      if (fault === undefined) continue;
      walk.add(fault, trail, index, literalsOf(items, fault));
      if (walk.isOver) return;
    }
    this.#seal(walk);
  }

  run(walk: ValueWalk): void {
    const { tasks } = walk;
    const { items } = this;
    while (this.#next < this.#count) {
      const index = this.indices?.[this.#next] ?? this.#next;
      this.#next += 1;
      const item = this.array[index];
      if (!this.#isFaulty && walk.proves(items, item)) continue; // the most frequent kind of item
      tasks.push(this);
      const depth = tasks.length;
      const before = walk.report.size;
      walk.visit(items, item, new Trail(this.trail, index));
      this.#isFaulty = walk.report.size > before;
      if (tasks.length !== depth) return; // the item has parts to come, or the branch that is being tried is over
      tasks.pop();
    }
    this.#seal(walk);
  }

  #seal(walk: ValueWalk): void {
    if (this.indices !== undefined && walk.report.size === this.start) walk.add('lossy-array', this.trail);
  }
}

function isDenseSafely(array: readonly unknown[], length: number): boolean {
  try {
    return isDense(array, length);
  } catch {
    return false;
  }
}
