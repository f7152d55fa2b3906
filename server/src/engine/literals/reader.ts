import type { Span } from '../text/span';
import { Folder } from './fold';
import type { DynamicKind, Element, Entry, Literal, Reference } from './literal';
import type { Scopes } from './names/scopes';
import type { Code } from './syntax/code';
import { readElements } from './syntax/elements';
import { type RawEntry, readEntries } from './syntax/entries';
import { scanExpression } from './syntax/expression';
import { dynamicShape, type Shape } from './syntax/shape';
import { bigintOf, keyOf, numberOf, replaceEscapes, textOfString } from './syntax/text';
import { Kind } from './syntax/tokens';

/** Says what a name stands for: a value, `circular` when that value is made of itself, or `undefined` for unknown. */
export type Resolve = (name: string, token: number) => Literal | 'circular' | undefined;

/** What a reader works on. */
export interface ReaderInput {
  readonly code: Code;
  readonly scopes: Scopes;
  /** Added to every span: where the text begins in the file that it is a part of. */
  readonly offset: number;
  /** First tokens of objects and arrays that may be read more than once: the later times give the same literal. */
  readonly shared: ReadonlySet<number>;
  readonly resolve: Resolve;
  /** Takes so many characters from what folding may still make; false when they are not left. */
  readonly spend: (length: number) => boolean;
}

/** A value that has been made room for, and what it is to be read from. */
interface Task {
  readonly shape: Shape;
  readonly holder: { value: Literal };
}

type Mutable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

/** Reads expressions into literals. Keeps its own stack, so depth is no matter. */
export class LiteralReader {
  readonly #input: ReaderInput;
  readonly #code: Code;
  readonly #folder: Folder;
  readonly #tasks: Task[] = [];
  readonly #known = new Map<number, Literal>();
  /** How many literals have been made, those reached through constants not counted. */
  count = 0;

  constructor(input: ReaderInput) {
    this.#input = input;
    this.#code = input.code;
    this.#folder = new Folder(input.code, (token) => this.#resolveScalar(token), input.spend);
  }

  /** The value of the expression that begins at a token. */
  read(from: number, limit: number): Literal {
    const { shape } = scanExpression(this.#code, from, limit);
    const holder = { value: pending };
    this.#readLater(shape, from, holder);
    this.#run();
    return holder.value;
  }

  /** The elements between a bracket and `end`, and whether something is there that belongs to none. */
  readList(open: number, end: number): { readonly elements: readonly Element[]; readonly broken: boolean } {
    const list = this.#readElements(open, end);
    this.#run();
    return list;
  }

  #run(): void {
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) task.holder.value = this.#evaluate(task.shape);
  }

  /** The span of the tokens from `from` up to `to` (exclusive); empty, before `from`, when there are none. */
  spanOf(from: number, to: number): Span {
    const { tokens } = this.#code;
    const start = tokens.start(from);
    const end = to > from ? tokens.end(to - 1) : start;
    return { start: start + this.#input.offset, end: end + this.#input.offset };
  }

  #evaluate(outer: Shape): Literal {
    this.count++;
    const shape = this.#withoutParentheses(outer);
    switch (shape.form) {
      case 'token':
        return this.#readToken(shape.from, shape.incomplete);
      case 'object':
      case 'array':
        return this.#readOnce(shape);
      case 'concat':
      case 'minus':
        return this.#readFolded(shape);
      case 'dynamic':
        return this.#toDynamic(shape.why, this.spanOf(shape.from, shape.to), shape.incomplete);
      default:
        return this.#toDynamic('other', this.spanOf(shape.from, shape.to), true);
    }
  }

  #readOnce(shape: Shape): Literal {
    const known = this.#known.get(shape.from);
    if (known) return known;
    const literal = shape.form === 'object' ? this.#readObject(shape) : this.#readArray(shape);
    if (this.#input.shared.has(shape.from)) this.#known.set(shape.from, literal);
    return literal;
  }

  #withoutParentheses(outer: Shape): Shape {
    let shape = outer;
    while (shape.form === 'group') {
      const end = this.#code.brackets.endOf(shape.from);
      const inner = scanExpression(this.#code, shape.from + 1, end);
      if (!inner.shape) return dynamicShape('other', shape.from, shape.to, true);
      const isSequence = this.#code.tokens.is(inner.next, ',');
      if (inner.next < end) return dynamicShape('other', shape.from, shape.to, shape.incomplete || !isSequence);
      shape = shape.incomplete ? { ...inner.shape, incomplete: true } : inner.shape;
    }
    return shape;
  }

  #toDynamic(why: DynamicKind, span: Span, incomplete: boolean, circular = false): Literal {
    return { kind: 'dynamic', why, circular, span, incomplete, via: undefined };
  }

  #toMissing(at: number): Literal {
    return this.#toDynamic('other', this.spanOf(at, at), true);
  }

  #readToken(at: number, incomplete: boolean): Literal {
    const { tokens } = this.#code;
    const span = this.spanOf(at, at + 1);
    const base = { span, incomplete, via: undefined };
    switch (tokens.kind(at)) {
      case Kind.string:
      case Kind.template:
        return { kind: 'string', value: textOfString(tokens, at), quote: this.#quoteAt(at), ...base };
      case Kind.number:
        return { kind: 'number', value: numberOf(tokens, at), ...base };
      case Kind.bigint: {
        const value = bigintOf(tokens, at);
        return value === undefined ? this.#toDynamic('other', span, incomplete) : { kind: 'bigint', value, ...base };
      }
      case Kind.keyword:
        return this.#readKeyword(tokens.textOf(at), base);
      case Kind.name:
        return this.#readName(replaceEscapes(tokens.textOf(at)), at, base);
      default:
        return this.#toDynamic('other', span, incomplete);
    }
  }

  #quoteAt(at: number): '"' | "'" | '`' {
    const sign = this.#code.tokens.text[this.#code.tokens.start(at)];
    return sign === '"' || sign === '`' ? sign : "'";
  }

  #readKeyword(word: string, base: Base): Literal {
    if (word === 'true' || word === 'false') return { kind: 'boolean', value: word === 'true', ...base };
    if (word === 'null') return { kind: 'null', ...base };
    return this.#toDynamic('other', base.span, base.incomplete);
  }

  #readName(name: string, at: number, base: Base): Literal {
    if (name === 'undefined' && !this.#input.scopes.declares(name)) return { kind: 'undefined', ...base };
    const value = this.#input.resolve(name, at);
    if (value === undefined || value === 'circular') {
      return this.#toDynamic('identifier', base.span, base.incomplete, value === 'circular');
    }
    return { ...value, incomplete: value.incomplete || base.incomplete, via: { name, span: base.span } };
  }

  #resolveScalar(at: number): Literal | undefined {
    const name = replaceEscapes(this.#code.tokens.textOf(at));
    const isUndefined = name === 'undefined' && !this.#input.scopes.declares(name);
    if (isUndefined) return { kind: 'undefined', span: this.spanOf(at, at + 1), incomplete: false, via: undefined };
    const value = this.#input.resolve(name, at);
    return value === 'circular' ? undefined : value;
  }

  #readFolded(shape: Shape): Literal {
    const base = { span: this.spanOf(shape.from, shape.to), incomplete: shape.incomplete, via: undefined };
    const value = shape.incomplete ? undefined : this.#folder.fold(shape);
    if (shape.form === 'concat') {
      if (typeof value === 'string') return { kind: 'string', value, quote: undefined, ...base };
      return this.#toDynamic('concat', base.span, shape.incomplete);
    }
    if (typeof value === 'number') return { kind: 'number', value, ...base };
    if (typeof value === 'bigint') return { kind: 'bigint', value, ...base };
    return this.#toDynamic('other', base.span, shape.incomplete);
  }

  #readArray(shape: Shape): Literal {
    const { brackets } = this.#code;
    const isClosed = brackets.isClosed(shape.from);
    const { elements, broken } = this.#readElements(shape.from, isClosed ? shape.to - 1 : shape.to);
    const incomplete = shape.incomplete || broken || brackets.isDoubtful(shape.from);
    return { kind: 'array', elements, span: this.spanOf(shape.from, shape.to), incomplete, via: undefined };
  }

  #readElements(open: number, end: number): { elements: Element[]; broken: boolean } {
    const raw = readElements(this.#code, open, end);
    const elements: Element[] = [];
    for (const { kind, from, to, value } of raw.elements) {
      const element: Mutable<Element> = { kind, span: this.spanOf(from, to), value: pending };
      if (kind === 'hole') element.value = { kind: 'undefined', span: element.span, incomplete: false, via: undefined };
      else this.#readLater(value, to, element);
      elements.push(element);
    }
    return { elements, broken: raw.broken };
  }

  /** Fills in a value: at once when it is a single token, as most are, else after what is being read. */
  #readLater(shape: Shape | undefined, missingAt: number, holder: { value: Literal }): void {
    if (!shape) holder.value = this.#toMissing(missingAt);
    else if (shape.form !== 'token') this.#tasks.push({ shape, holder });
    else {
      this.count++;
      holder.value = this.#readToken(shape.from, shape.incomplete);
    }
  }

  #readObject(shape: Shape): Literal {
    const { brackets } = this.#code;
    const end = brackets.isClosed(shape.from) ? shape.to - 1 : shape.to;
    const raw = readEntries(this.#code, shape.from, end);
    const entries = raw.entries.map((entry) => this.#toEntry(entry));
    const unsure = entries.some(({ kind, incomplete }) => kind === 'shorthand' && incomplete);
    const incomplete = shape.incomplete || raw.broken || unsure || brackets.isDoubtful(shape.from);
    return { kind: 'object', entries, span: this.spanOf(shape.from, shape.to), incomplete, via: undefined };
  }

  #toEntry(raw: RawEntry): Entry {
    const { tokens } = this.#code;
    const computed = raw.kind !== 'spread' && tokens.opens(raw.keyFrom, '[');
    const key = raw.kind === 'spread' ? undefined : computed ? this.#readKey(raw.keyFrom) : keyOf(tokens, raw.keyFrom);
    const isUnbound = raw.kind === 'shorthand' && !this.#isBound(key ?? '');
    const entry: Mutable<Entry> = {
      kind: raw.kind,
      key,
      keySpan: this.spanOf(raw.keyFrom, raw.keyTo),
      computed,
      prototype: raw.kind === 'property' && !computed && key === '__proto__',
      span: this.spanOf(raw.from, raw.to),
      value: pending,
      incomplete: raw.incomplete || isUnbound,
    };
    if (raw.kind === 'method' || raw.kind === 'getter' || raw.kind === 'setter') {
      entry.value = this.#toDynamic('method', this.spanOf(raw.keyTo, raw.to), raw.incomplete);
    } else this.#readLater(shapeOf(raw), raw.to, entry);
    return entry;
  }

  /** A name in short form that nothing binds is a key which is still being typed. */
  #isBound(name: string): boolean {
    return name === 'undefined' || this.#input.scopes.declares(name);
  }

  /** The key that `[…]` computes, if it is known. */
  #readKey(open: number): string | undefined {
    const end = this.#code.brackets.endOf(open);
    const { shape, next } = scanExpression(this.#code, open + 1, end);
    if (!shape || next < end || shape.incomplete) return undefined;
    const value = this.#folder.fold(shape);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }
}

/** Stands in each holder until its task is done; nothing outside sees it. */
const pending: Literal = {
  kind: 'dynamic',
  why: 'other',
  circular: false,
  span: { start: 0, end: 0 },
  incomplete: true,
  via: undefined,
};

/** In short form the key is the value as well. */
function shapeOf({ kind, keyFrom, keyTo, value }: RawEntry): Shape | undefined {
  return kind === 'shorthand' ? { form: 'token', from: keyFrom, to: keyTo, incomplete: false } : value;
}

interface Base {
  readonly span: Span;
  readonly incomplete: boolean;
  readonly via: Reference | undefined;
}
