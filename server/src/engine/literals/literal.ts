import type { Span } from '../text/span';

/**
 * A value as it is written in a source file, a JSON file or a fence, known as far as it can be without running code.
 * Spans are zero-based UTF-16 offsets into the text that was read. Spec: schema-dsl.md §7.
 *
 * Nesting has no bound, so whatever walks a literal keeps its own stack. Walking is safe all the same: however often
 * constants are used, what all references of one text unfold to is counted and bounded.
 */
export type Literal =
  | ObjectLiteral
  | ArrayLiteral
  | StringLiteral
  | NumberLiteral
  | BooleanLiteral
  | NullLiteral
  | UndefinedLiteral
  | BigIntLiteral
  | DynamicLiteral;

/** What every literal has. */
export interface LiteralBase {
  /**
   * The value alone, without parentheses, `as T`, `satisfies T` and `!` around it, so that replacing it keeps them.
   * A value reached through a constant has its place in the constant's declaration.
   */
  readonly span: Span;
  /**
   * True where the text is half typed: a bracket or quote that is not closed, a value that is missing, characters that
   * belong to nothing. Nothing may be said about what such a value is or lacks; its complete entries are judged.
   */
  readonly incomplete: boolean;
  /** The identifier through which the value was reached, at the place where it is used. */
  readonly via: Reference | undefined;
}

/** An identifier that is bound to a constant of the same file. */
export interface Reference {
  readonly name: string;
  readonly span: Span;
}

/** `{ … }`; the span has both braces. */
export interface ObjectLiteral extends LiteralBase {
  readonly kind: 'object';
  /** As written and in that order, spreads included; `membersOf` gives the keys that result. */
  readonly entries: readonly Entry[];
}

/** How an entry of an object is written. */
export type EntryKind = 'property' | 'shorthand' | 'method' | 'getter' | 'setter' | 'spread';

/** One entry of an object. */
export interface Entry {
  readonly kind: EntryKind;
  /** The key as JavaScript has it (`1e3` is `1000`); `undefined` for a spread and for a computed key not known. */
  readonly key: string | undefined;
  /** The key as written, quotes and square brackets included; of a spread the three dots. */
  readonly keySpan: Span;
  /** True for `[key]: value`. */
  readonly computed: boolean;
  /** True for the form `__proto__: value` of source code, which sets the prototype and makes no key. Never in JSON. */
  readonly prototype: boolean;
  /** From the key (or a word before it such as `async`) to the end of the value, without the comma. */
  readonly span: Span;
  /** Of a shorthand what the name is bound to; of a spread what is spread; of a method or accessor a dynamic literal. */
  readonly value: Literal;
  /** True where colon or value is missing, or where the key may not be typed to its end: say nothing about it. */
  readonly incomplete: boolean;
}

/** `[ … ]`; the span has both brackets. */
export interface ArrayLiteral extends LiteralBase {
  readonly kind: 'array';
  /** As written; `itemsOf` gives the items that result. */
  readonly elements: readonly Element[];
}

/** One element of an array, or one argument of a call. */
export interface Element {
  readonly kind: 'element' | 'hole' | 'spread';
  /** All of it, without the comma: dots, parentheses and `as T` included. Of a hole the empty span before its comma. */
  readonly span: Span;
  /** Of a hole an undefined literal, of a spread what is spread. */
  readonly value: Literal;
}

/** A string, or strings joined by `+`. */
export interface StringLiteral extends LiteralBase {
  readonly kind: 'string';
  /** With escapes replaced. */
  readonly value: string;
  /** The quote it is written in; `undefined` when it is joined from several. */
  readonly quote: '"' | "'" | '`' | undefined;
}

/** A number, with a minus perhaps: `-0` is kept apart from `0`. */
export interface NumberLiteral extends LiteralBase {
  readonly kind: 'number';
  readonly value: number;
}

export interface BooleanLiteral extends LiteralBase {
  readonly kind: 'boolean';
  readonly value: boolean;
}

export interface NullLiteral extends LiteralBase {
  readonly kind: 'null';
}

export interface UndefinedLiteral extends LiteralBase {
  readonly kind: 'undefined';
}

export interface BigIntLiteral extends LiteralBase {
  readonly kind: 'bigint';
  readonly value: bigint;
}

/** Why a value is not known. */
export type DynamicKind =
  /** A name that no constant of the file stands for: an import, a parameter, something ambiguous. */
  | 'identifier'
  /** `a.b`, `a[b]` */
  | 'member'
  /** `a()`, and tagged templates */
  | 'call'
  /** A template with `${}` in it. */
  | 'template'
  /** `a ? b : c` */
  | 'conditional'
  /** A `+` whose sides are not all known. */
  | 'concat'
  /** A function or an arrow function. */
  | 'function'
  /** The value of a method, getter or setter. */
  | 'method'
  /** Anything else, and a value that is missing. */
  | 'other';

/** A value that only running the code would tell. */
export interface DynamicLiteral extends LiteralBase {
  readonly kind: 'dynamic';
  readonly why: DynamicKind;
  /** True for an identifier of a constant that is made of itself: `const a = { items: a }`, directly or over others. */
  readonly circular: boolean;
}
