import type { Element, Entry, Literal, SourceLiterals } from '../../server/src/engine/literals';

/** A literal reduced to what can be compared with another reader's: values and places, as plain data. */
export type ShownLiteral =
  | { readonly kind: 'object'; readonly at: Place; readonly entries: readonly ShownEntry[] }
  | { readonly kind: 'array'; readonly at: Place; readonly elements: readonly ShownLiteral[] }
  | { readonly kind: 'scalar'; readonly at: Place; readonly value: unknown }
  | { readonly kind: 'dynamic'; readonly at: Place; readonly why: string }
  | { readonly kind: 'via'; readonly at: Place; readonly name: string; readonly value: ShownLiteral }
  | { readonly kind: 'element' | 'spread'; readonly at: Place; readonly value: ShownLiteral }
  | { readonly kind: 'hole' };

export interface ShownEntry {
  readonly kind: Entry['kind'];
  readonly at: Place;
  readonly key?: string | undefined;
  readonly keyAt?: Place;
  readonly value: ShownLiteral | undefined;
}

export interface ShownCall {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly arguments: readonly ShownLiteral[];
}

export interface ShownTyped {
  readonly type: string;
  readonly start: number;
  readonly by: 'satisfies' | 'as' | 'annotation';
  readonly value: ShownLiteral;
}

/** Start and end, UTF-16 offsets. */
type Place = readonly [start: number, end: number];

/** The calls that our reader found, reduced. */
export function showCalls({ calls }: SourceLiterals): ShownCall[] {
  return calls.map(({ name, span, arguments: given }) => ({
    name,
    start: span.start,
    end: span.end,
    arguments: given.map(showElement),
  }));
}

/** The values with types that our reader found, reduced. */
export function showTyped({ typed }: SourceLiterals): ShownTyped[] {
  return typed.map(({ type, typeSpan, by, value }) => ({ type, start: typeSpan.start, by, value: showLiteral(value) }));
}

/** A literal, reduced. */
export function showLiteral(literal: Literal): ShownLiteral {
  const { via } = literal;
  if (via) {
    const value = showLiteral({ ...literal, via: undefined });
    return { kind: 'via', at: [via.span.start, via.span.end], name: via.name, value };
  }
  const at: Place = [literal.span.start, literal.span.end];
  if (literal.kind === 'object') return { kind: 'object', at, entries: literal.entries.map(showEntry) };
  if (literal.kind === 'array') return { kind: 'array', at, elements: literal.elements.map(showElement) };
  if (literal.kind === 'dynamic') return { kind: 'dynamic', at, why: literal.why };
  if (literal.kind === 'null') return { kind: 'scalar', at, value: null };
  return { kind: 'scalar', at, value: literal.kind === 'undefined' ? undefined : literal.value };
}

function showElement({ kind, span, value }: Element): ShownLiteral {
  return kind === 'hole' ? { kind } : { kind, at: [span.start, span.end], value: showLiteral(value) };
}

function showEntry({ kind, span, key, keySpan, value }: Entry): ShownEntry {
  const at: Place = [span.start, span.end];
  if (kind === 'spread') return { kind, at, value: showLiteral(value) };
  const keyAt: Place = [keySpan.start, keySpan.end];
  const isFunction = kind === 'method' || kind === 'getter' || kind === 'setter';
  return { kind, at, key, keyAt, value: isFunction ? undefined : showLiteral(value) };
}
