import { Binding, isRightBound } from './operators';
import { dynamicShape, type Operand, type Shape } from './shape';

/** An operator that waits for its right side. */
export interface Operator {
  readonly role: 'plus' | 'minus' | 'unary' | 'assertion' | 'new' | 'binary' | 'question' | 'conditional' | 'arrow';
  readonly binding: number;
  /** Its own token. */
  readonly at: number;
}

/** Operators that stand before their only operand. */
type PrefixRole = 'minus' | 'unary' | 'assertion' | 'new' | 'arrow';

/** The operands and operators of an expression that is being read, joined as soon as nothing binds stronger. */
export class Operands {
  readonly #operands: Operand[] = [];
  readonly #operators: Operator[] = [];
  /** How many conditional expressions wait for their colon. What stands left of such a `?` is not joined before. */
  #questions = 0;

  get awaitsColon(): boolean {
    return this.#questions > 0;
  }

  get isEmpty(): boolean {
    return this.#operands.length === 0 && this.#operators.length === 0;
  }

  get last(): Operand | undefined {
    return this.#operands.at(-1);
  }

  push(shape: Shape): void {
    this.#operands.push({ shape, start: shape.from, end: shape.to });
  }

  /** Puts another shape in the place of the last operand, around which `start` to `end` stands. */
  replaceLast(shape: Shape, start: number, end: number): void {
    this.#operands[this.#operands.length - 1] = { shape, start, end };
  }

  /** An operator before its operand. */
  pushPrefix(role: PrefixRole, binding: number, at: number): void {
    this.#operators.push({ role, binding, at });
  }

  /** An operator between two operands; joins what binds stronger on its left. */
  pushBinary(role: 'plus' | 'binary' | 'question', binding: number, at: number): void {
    this.joinDownTo(isRightBound(binding) || role === 'question' ? binding + 1 : binding);
    this.#operators.push({ role, binding, at });
    if (role === 'question') this.#questions++;
  }

  /** The colon of a conditional expression; false when no `?` waits for one. */
  takeColon(at: number): boolean {
    if (!this.awaitsColon) return false;
    while (this.#operators.at(-1)?.role !== 'question') this.#join();
    this.#operators.pop();
    this.#questions--;
    this.#operators.push({ role: 'conditional', binding: Binding.conditional, at });
    return true;
  }

  /** Takes a waiting `new` that the last operand ends; its token, or -1 when none waits. */
  takeNew(): number {
    const operator = this.#operators.at(-1);
    if (operator?.role !== 'new') return -1;
    this.#operators.pop();
    return operator.at;
  }

  /** Joins every waiting operation that binds at least so strongly. */
  joinDownTo(binding: number): void {
    for (let last = this.#operators.at(-1); last && last.binding >= binding; last = this.#operators.at(-1)) {
      if (last.role === 'question') return;
      this.#join();
    }
  }

  /** Joins everything and gives what the expression is. */
  joinAll(): Shape | undefined {
    while (this.#operators.length > 0) this.#join();
    return this.last?.shape;
  }

  #join(): void {
    const operator = this.#operators.pop();
    const right = this.#operands.pop();
    if (operator && right) this.#operands.push(this.#joined(operator, right));
  }

  #joined({ role, at }: Operator, right: Operand): Operand {
    const { end } = right;
    const { incomplete } = right.shape;
    if (role === 'assertion') return { ...right, start: at };
    if (role === 'plus') return joinSum(this.#operands.pop() ?? right, right);
    if (role === 'binary' || role === 'question' || role === 'conditional') return this.#joinSides(role, right);
    const shape: Shape =
      role === 'minus'
        ? { form: 'minus', operand: right.shape, from: at, to: end, incomplete }
        : dynamicShape(role === 'arrow' ? 'function' : 'other', at, end, incomplete);
    return { shape, start: at, end };
  }

  #joinSides(role: 'binary' | 'question' | 'conditional', right: Operand): Operand {
    const middle = role === 'conditional' ? this.#operands.pop() : undefined;
    const left = this.#operands.pop();
    const why = role === 'binary' ? 'other' : 'conditional';
    const incomplete = role === 'question' || [left, middle, right].some((side) => side?.shape.incomplete === true);
    const start = left?.start ?? right.start;
    return { shape: dynamicShape(why, start, right.end, incomplete), start, end: right.end };
  }
}

/** A sum of sums is one sum when it is written without parentheses: `+` goes from left to right. */
function joinSum(left: Operand, right: Operand): Operand {
  const { start } = left;
  const { end } = right;
  const incomplete = left.shape.incomplete || right.shape.incomplete;
  // A cast sum is a part like any other.
  const isOpenSum = left.shape.form === 'concat' && left.end === left.shape.to && start === left.shape.from;
  if (left.shape.form === 'concat' && isOpenSum) left.shape.parts.push(right.shape);
  const parts = left.shape.form === 'concat' && isOpenSum ? left.shape.parts : [left.shape, right.shape];
  return { shape: { form: 'concat', parts, from: start, to: end, incomplete }, start, end };
}
