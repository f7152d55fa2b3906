import type { DynamicKind } from '../literal';

/**
 * What an expression is, seen from outside: nothing in brackets has been looked at. `from` and `to` (exclusive) are the
 * tokens of the value itself, without casts and `!` around it.
 */
export type Shape = TokenShape | BracketShape | ConcatShape | MinusShape | DynamicShape;

interface ShapeBase {
  readonly from: number;
  readonly to: number;
  /** True when some part of the expression is missing. */
  readonly incomplete: boolean;
}

/** A single token: a scalar or a name. */
export interface TokenShape extends ShapeBase {
  readonly form: 'token';
}

/** Parentheses, an array or an object; `from` is its opening bracket. */
export interface BracketShape extends ShapeBase {
  readonly form: 'group' | 'array' | 'object';
}

/** `a + b + …` */
export interface ConcatShape extends ShapeBase {
  readonly form: 'concat';
  readonly parts: Shape[];
}

/** `-a` */
export interface MinusShape extends ShapeBase {
  readonly form: 'minus';
  readonly operand: Shape;
}

export interface DynamicShape extends ShapeBase {
  readonly form: 'dynamic';
  readonly why: DynamicKind;
}

/** A shape as a part of an expression: with the tokens of what stands around it, such as a cast. `end` is exclusive. */
export interface Operand {
  readonly shape: Shape;
  readonly start: number;
  readonly end: number;
}

export function dynamicShape(why: DynamicKind, from: number, to: number, incomplete: boolean): DynamicShape {
  return { form: 'dynamic', why, from, to, incomplete };
}
