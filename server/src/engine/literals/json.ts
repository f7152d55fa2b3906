import type { Span } from '../text/span';
import { type JsonFault, JsonToken, JsonTokens } from './jsonTokens';
import type { Element, Entry, Literal } from './literal';
import type { Comment } from './syntax/tokenize';

export type { JsonFault, JsonFaultKind } from './jsonTokens';

/** How a JSON text is read. */
export interface JsonOptions {
  /** True for JSONC, which may have comments and a comma after the last item. */
  readonly jsonc: boolean;
  /** Added to every span, in UTF-16 units: where the text begins in the file that it is a part of. 0 when left out. */
  readonly offset?: number;
}

/** A JSON text as a literal. */
export interface JsonReading {
  /** As far as it could be read: what is missing is `incomplete`. `undefined` when there is no value at all. */
  readonly literal: Literal | undefined;
  /** Where the text is no JSON, in text order; the first ones of many. */
  readonly faults: readonly JsonFault[];
  readonly comments: readonly Comment[];
}

/**
 * Reads JSON or JSONC with the place of everything in it. Never throws, whatever the text and its depth, and goes on
 * after a fault, so that what is right beside it keeps its place.
 */
export function readJson(text: string, { jsonc, offset = 0 }: JsonOptions): JsonReading {
  const tokens = new JsonTokens(text, offset, jsonc);
  const reader = new JsonReader(tokens, jsonc);
  const literal = reader.run();
  return { literal, faults: tokens.faults.sort((a, b) => a.span.start - b.span.start), comments: tokens.comments };
}

type Mutable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

/** An object or array that is being read. */
interface Frame {
  readonly isObject: boolean;
  readonly start: number;
  readonly entries: Mutable<Entry>[];
  readonly elements: Element[];
  /** What the grammar asks for next; `first` is a key or value that may be absent. */
  due: 'first' | 'key' | 'colon' | 'value' | 'comma';
  /** The comma read last. */
  comma: Span | undefined;
  broken: boolean;
}

class JsonReader {
  readonly #tokens: JsonTokens;
  readonly #jsonc: boolean;
  readonly #frames: Frame[] = [];
  #root: Literal | undefined;

  constructor(tokens: JsonTokens, jsonc: boolean) {
    this.#tokens = tokens;
    this.#jsonc = jsonc;
  }

  run(): Literal | undefined {
    while (this.#tokens.kind !== JsonToken.end) {
      const frame = this.#frames.at(-1);
      if (!frame && this.#root) {
        this.#tokens.report('surplus');
        return this.#root;
      }
      if (frame) this.#readIn(frame);
      else this.#readValue();
    }
    if (this.#frames.length > 0) this.#tokens.report('bracket');
    else if (!this.#root) this.#tokens.report('empty');
    while (this.#frames.length > 0) this.#endFrame(false);
    return this.#root;
  }

  #readIn(frame: Frame): void {
    const { kind } = this.#tokens;
    if (kind === JsonToken.comma) this.#readComma(frame);
    else if (kind === JsonToken.colon) this.#readColon(frame);
    else if (kind === JsonToken.closeBrace || kind === JsonToken.closeBracket) this.#readClosing(frame);
    else if (frame.due === 'colon' && this.#lacksColon()) this.#readWithoutColon(frame);
    else if (frame.isObject && frame.due !== 'value') this.#readKey(frame);
    else this.#readElement(frame);
  }

  /** After a key: whether the value stands here, rather than the next key. */
  #lacksColon(): boolean {
    const { kind } = this.#tokens;
    return kind !== JsonToken.unknown && (kind !== JsonToken.string || this.#tokens.peek() !== JsonToken.colon);
  }

  #readWithoutColon(frame: Frame): void {
    this.#tokens.report('colon');
    frame.broken = true;
    const entry = frame.entries.at(-1);
    if (entry) entry.incomplete = true;
    frame.due = 'value';
    this.#readValue();
  }

  #readComma(frame: Frame): void {
    this.#reportLack(frame);
    if (frame.due === 'first' || frame.due === 'key' || (frame.due === 'value' && !frame.isObject)) {
      this.#tokens.report(frame.isObject ? 'key' : 'value');
      frame.broken = true;
    }
    frame.due = frame.isObject ? 'key' : 'value';
    frame.comma = this.#tokens.span;
    this.#tokens.next();
  }

  /** Reports what an entry still lacks where something else stands; false when it lacks nothing. */
  #reportLack(frame: Frame): boolean {
    if (!frame.isObject || (frame.due !== 'colon' && frame.due !== 'value')) return false;
    this.#tokens.report(frame.due);
    const entry = frame.entries.at(-1);
    if (entry) entry.incomplete = true;
    if (frame.due === 'colon') frame.broken = true;
    frame.due = 'comma';
    return true;
  }

  #readColon(frame: Frame): void {
    if (frame.due === 'colon') frame.due = 'value';
    else this.#skipSymbol(frame);
    this.#tokens.next();
  }

  #skipSymbol(frame: Frame): void {
    this.#tokens.report('symbol');
    frame.broken = true;
  }

  #readClosing(frame: Frame): void {
    const closesObject = this.#tokens.kind === JsonToken.closeBrace;
    if (frame.isObject === closesObject) {
      this.#reportLack(frame);
      const trails = frame.due === 'key' || (frame.due === 'value' && frame.comma);
      if (trails && !this.#jsonc) this.#tokens.report('jsonc-comma', frame.comma);
      this.#endFrame(true);
      this.#tokens.next();
      return;
    }
    this.#tokens.report('bracket');
    // A bracket that the object or array around this one is waiting for ends both.
    if (this.#frames.at(-2)?.isObject === closesObject) this.#endFrame(false);
    else {
      frame.broken = true;
      this.#tokens.next();
    }
  }

  #readKey(frame: Frame): void {
    const { kind } = this.#tokens;
    const lacks = this.#reportLack(frame);
    const isValue = kind === JsonToken.openBrace || kind === JsonToken.openBracket;
    if (isValue) {
      this.#skipSymbol(frame);
      this.#readValue();
      return;
    }
    if (frame.due === 'comma' && !lacks) this.#tokens.report('comma');
    if (kind !== JsonToken.string) this.#tokens.report('symbol');
    const { span } = this.#tokens;
    const key = kind === JsonToken.string ? this.#tokens.value : this.#tokens.text;
    const incomplete = kind !== JsonToken.string || this.#tokens.isMalformed;
    const value = this.#missing(span.end);
    frame.entries.push({
      kind: 'property',
      key,
      keySpan: span,
      computed: false,
      prototype: false,
      span,
      value,
      incomplete,
    });
    frame.due = 'colon';
    this.#tokens.next();
  }

  #readElement(frame: Frame): void {
    if (!frame.isObject && frame.due === 'comma') this.#tokens.report('comma');
    this.#readValue();
  }

  /** Reads a scalar or begins an object or array. */
  #readValue(): void {
    const { kind, start } = this.#tokens;
    if (kind === JsonToken.openBrace || kind === JsonToken.openBracket) {
      const isObject = kind === JsonToken.openBrace;
      this.#frames.push({ isObject, start, entries: [], elements: [], due: 'first', comma: undefined, broken: false });
    } else this.#accept(this.#readScalar());
    this.#tokens.next();
  }

  #readScalar(): Literal {
    const { kind, span } = this.#tokens;
    const base = { span, incomplete: this.#tokens.isMalformed, via: undefined };
    if (kind === JsonToken.string) return { kind: 'string', value: this.#tokens.value, quote: '"', ...base };
    if (kind === JsonToken.number) return { kind: 'number', value: Number(this.#tokens.text), ...base };
    if (kind === JsonToken.null) return { kind: 'null', ...base };
    if (kind === JsonToken.true || kind === JsonToken.false) {
      return { kind: 'boolean', value: kind === JsonToken.true, ...base };
    }
    if (!this.#tokens.isMalformed) this.#tokens.report('symbol');
    return { kind: 'dynamic', why: 'other', circular: false, ...base, incomplete: true };
  }

  /** Puts a value where it belongs. One where an object has a key coming belongs to nothing. */
  #accept(value: Literal): void {
    const frame = this.#frames.at(-1);
    if (!frame) this.#root ??= value;
    else if (!frame.isObject) frame.elements.push({ kind: 'element', span: value.span, value });
    else if (frame.due === 'value') {
      const entry = frame.entries.at(-1);
      if (!entry) return;
      entry.value = value;
      entry.span = { start: entry.span.start, end: value.span.end };
    }
    if (frame) frame.due = 'comma';
  }

  #endFrame(closed: boolean): void {
    const frame = this.#frames.pop();
    if (!frame) return;
    const { entries, elements } = frame;
    const span = this.#tokens.spanOf(frame.start, closed ? this.#tokens.end : this.#tokens.start);
    const base = { span, incomplete: !closed || frame.broken, via: undefined };
    this.#accept(frame.isObject ? { kind: 'object', entries, ...base } : { kind: 'array', elements, ...base });
  }

  #missing(at: number): Literal {
    const span = { start: at, end: at };
    return { kind: 'dynamic', why: 'other', circular: false, span, incomplete: true, via: undefined };
  }
}
