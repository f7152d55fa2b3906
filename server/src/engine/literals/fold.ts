import type { Literal } from './literal';
import type { Code } from './syntax/code';
import { scanExpression } from './syntax/expression';
import type { Shape } from './syntax/shape';
import { bigintOf, numberOf, textOfString } from './syntax/text';
import { Kind } from './syntax/tokens';

/** A value that operators can be applied to. */
export type Scalar = string | number | bigint | boolean | null | undefined;

/** Stands for a value that is not known; no scalar is a symbol. */
const unknown = Symbol('unknown');
type Known = Scalar | typeof unknown;

/** An operator whose operands have been put on the stack. */
type Step = { readonly form: 'negate' } | { readonly form: 'add'; readonly count: number };

/** Joins scalars by `+` and turns their sign, as far as all of them are known. */
export class Folder {
  readonly #code: Code;
  readonly #resolve: (token: number) => Literal | undefined;
  readonly #spend: (length: number) => boolean;

  /** `resolve` gives what the name at a token stands for; `spend` bounds the text that is made, in UTF-16 units. */
  constructor(code: Code, resolve: (token: number) => Literal | undefined, spend: (length: number) => boolean) {
    this.#code = code;
    this.#resolve = resolve;
    this.#spend = spend;
  }

  /** The value of an expression of scalars; `undefined` as well when it is not known. */
  fold(root: Shape): Scalar {
    const todo: (Shape | Step)[] = [root];
    const values: Known[] = [];
    for (let next = todo.pop(); next; next = todo.pop()) {
      if (next.form === 'negate') values.push(negate(values.pop()));
      else if (next.form === 'add') values.push(values.splice(values.length - next.count).reduce(add));
      else this.#begin(next, todo, values);
    }
    const value = values.pop();
    return value === unknown ? undefined : value;
  }

  /** Puts the value of a single token on the stack, or what has to be done for that of anything else. */
  #begin(shape: Shape, todo: (Shape | Step)[], values: Known[]): void {
    if (shape.form === 'minus') todo.push({ form: 'negate' }, shape.operand);
    else if (shape.form === 'concat') {
      todo.push({ form: 'add', count: shape.parts.length });
      pushBackwards(shape.parts, todo);
    } else if (shape.form === 'group') this.#open(shape, todo, values);
    else values.push(shape.form === 'token' && !shape.incomplete ? this.#valueAt(shape.from) : unknown);
  }

  #open(group: Shape, todo: (Shape | Step)[], values: Known[]): void {
    const end = this.#code.brackets.endOf(group.from);
    const { shape, next } = scanExpression(this.#code, group.from + 1, end);
    if (shape && next === end && !group.incomplete) todo.push(shape);
    else values.push(unknown);
  }

  #valueAt(at: number): Known {
    const { tokens } = this.#code;
    switch (tokens.kind(at)) {
      case Kind.string:
      case Kind.template:
        return textOfString(tokens, at);
      case Kind.number:
        return numberOf(tokens, at);
      case Kind.bigint:
        return bigintOf(tokens, at) ?? unknown;
      case Kind.name:
        return this.#scalarOf(at);
      default:
        return keywordValues.has(tokens.textOf(at)) ? keywordValues.get(tokens.textOf(at)) : unknown;
    }
  }

  /** What a constant stands for. Its text is paid for, so that constants which double each other end somewhere. */
  #scalarOf(at: number): Known {
    const value = toScalar(this.#resolve(at));
    return typeof value === 'string' && !this.#spend(value.length) ? unknown : value;
  }
}

const keywordValues: ReadonlyMap<string, boolean | null> = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** So that the first one is taken from the stack first. */
function pushBackwards(parts: readonly Shape[], todo: (Shape | Step)[]): void {
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = parts[at];
    if (part) todo.push(part);
  }
}

function negate(value: Known): Known {
  return typeof value === 'number' || typeof value === 'bigint' ? -value : unknown;
}

function add(left: Known, right: Known): Known {
  if (left === unknown || right === unknown) return unknown;
  if (typeof left === 'string' || typeof right === 'string') return String(left) + String(right);
  return typeof left === 'number' && typeof right === 'number' ? left + right : unknown;
}

function toScalar(literal: Literal | undefined): Known {
  if (!literal || literal.incomplete) return unknown;
  if (literal.kind === 'null') return null;
  if (literal.kind === 'undefined') return undefined;
  return literal.kind === 'object' || literal.kind === 'array' || literal.kind === 'dynamic' ? unknown : literal.value;
}
