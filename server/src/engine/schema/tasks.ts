import type { Plan } from './plan';
import type { ValueKind } from './texts';
import type { Segment, Trail } from './trail';
import type { ValueWalk } from './walk';

/** Work that waits for what stands above it on the stack. */
export interface Task {
  /** Where the node is that the task belongs to. */
  readonly trail: Trail | undefined;
  /** How many violations there were when that node was begun. */
  readonly start: number;
  run(walk: ValueWalk): void;
}

/** A value that waits for its turn. */
export class VisitTask implements Task {
  readonly start = 0;

  constructor(
    readonly plan: Plan,
    readonly value: unknown,
    readonly trail: Trail | undefined,
  ) {}

  run(walk: ValueWalk): void {
    walk.visit(this.plan, this.value, this.trail);
  }
}

/** A violation that waits for its turn, so that the order is that of the declaration. */
export class EmitTask implements Task {
  readonly start = 0;

  constructor(
    readonly kind: ValueKind,
    readonly trail: Trail | undefined,
    readonly segment: Segment,
    readonly literals: unknown,
  ) {}

  run(walk: ValueWalk): void {
    walk.add(this.kind, this.trail, this.segment, this.literals);
  }
}

/** The type of a node is none that can be judged by; the node around it reports that. Spec: schema-dsl.md §4, totality. */
export class UnknownTypeError extends Error {
  override readonly name = 'UnknownTypeError';

  constructor() {
    super('The schema has a node of unknown type, so no value can be judged by it.');
  }
}
