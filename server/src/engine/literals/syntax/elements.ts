import type { Code } from './code';
import { type Scanned, scanExpression } from './expression';
import type { Shape } from './shape';
import { Kind } from './tokens';

/** An element of an array, or an argument, in tokens; `to` is exclusive. Of a hole both are its comma. */
export interface RawElement {
  readonly kind: 'element' | 'hole' | 'spread';
  readonly from: number;
  readonly to: number;
  readonly value: Shape | undefined;
}

/** The elements of a list, and whether something in it belongs to none of them. */
export interface RawElements {
  readonly elements: readonly RawElement[];
  readonly broken: boolean;
}

/** Reads the elements between a bracket and `end`. Commas may be missing. */
export function readElements(code: Code, open: number, end: number): RawElements {
  const { tokens, brackets } = code;
  const elements: RawElement[] = [];
  let broken = false;
  let afterComma = true;
  for (let at = open + 1; at < end; ) {
    const isComma = tokens.is(at, ',');
    if (isComma && afterComma) elements.push({ kind: 'hole', from: at, to: at, value: undefined });
    afterComma = isComma;
    if (isComma) {
      at++;
      continue;
    }
    const element = readElement(code, at, end);
    if (element.to > at) elements.push(element);
    else broken = true;
    at = element.to > at ? element.to : Math.max(brackets.after(at), at + 1);
  }
  return { elements, broken };
}

function readElement(code: Code, from: number, end: number): RawElement {
  const isSpread = code.tokens.is(from, '...');
  const value = isSpread ? from + 1 : from;
  const { shape, next } = scanValue(code, value, end);
  return { kind: isSpread ? 'spread' : 'element', from, to: Math.max(next, value), value: shape };
}

/** An expression; the quick way for the many that are a single string or number. */
export function scanValue(code: Code, from: number, end: number): Scanned {
  const { tokens } = code;
  const kind = tokens.kind(from);
  const isScalar = kind === Kind.string || kind === Kind.number;
  if (!isScalar || !(from + 1 >= end || tokens.is(from + 1, ',')) || from >= end)
    return scanExpression(code, from, end);
  const shape: Shape = { form: 'token', from, to: from + 1, incomplete: tokens.isUnterminated(from) };
  return { shape, next: from + 1 };
}
