import type { EntryKind } from '../literal';
import { type Code, skipAngles } from './code';
import { scanValue } from './elements';
import { skipSignature } from './functions';
import type { Shape } from './shape';
import { Kind } from './tokens';

/** An entry of an object, in tokens; `to` and `keyTo` are exclusive. */
export interface RawEntry {
  readonly kind: EntryKind;
  readonly from: number;
  readonly to: number;
  readonly keyFrom: number;
  readonly keyTo: number;
  /** `undefined` where it is missing, and for methods, accessors and short forms. */
  readonly value: Shape | undefined;
  readonly incomplete: boolean;
}

/** The entries of an object, and whether something in it belongs to none of them. */
export interface RawEntries {
  readonly entries: readonly RawEntry[];
  readonly broken: boolean;
}

/** Reads the entries between a brace and `end`. Commas may be missing, and entries half typed. */
export function readEntries(code: Code, open: number, end: number): RawEntries {
  const reader = new EntryReader(code, open, end);
  reader.run();
  return reader;
}

const keyKinds: ReadonlySet<number> = new Set([
  Kind.name,
  Kind.keyword,
  Kind.string,
  Kind.number,
  Kind.bigint,
  Kind.private,
]);

class EntryReader implements RawEntries {
  readonly entries: RawEntry[] = [];
  broken = false;
  readonly #code: Code;
  readonly #end: number;
  #at: number;
  /** True behind `key: key: value` in one line: a brace is missing, and what follows may belong to another object. */
  #isAstray = false;

  constructor(code: Code, open: number, end: number) {
    this.#code = code;
    this.#at = open + 1;
    this.#end = end;
  }

  run(): void {
    while (this.#at < this.#end) {
      if (this.#code.tokens.is(this.#at, ',')) this.#at++;
      else if (!this.#readEntry()) this.#skipGarbage();
    }
  }

  #skipGarbage(): void {
    this.broken = true;
    this.#at = Math.max(this.#code.brackets.after(this.#at), this.#at + 1);
  }

  #readEntry(): boolean {
    const { tokens } = this.#code;
    const from = this.#at;
    if (tokens.is(from, '...')) return this.#readSpread(from);
    const key = this.#findKeyAfterModifiers(from);
    const keyTo = this.#endOfKey(key);
    if (keyTo === key) return false;
    const after = keyTo;
    if (tokens.is(after, ':') && after < this.#end) return this.#readProperty(from, key, keyTo, after + 1);
    if (this.#beginsSignature(after)) return this.#readMethod(from, key, keyTo);
    return this.#readBareKey(key, keyTo);
  }

  #add(entry: RawEntry, next = entry.to): true {
    this.entries.push(this.#isAstray ? { ...entry, incomplete: true } : entry);
    this.#at = Math.max(next, entry.from + 1);
    return true;
  }

  #readSpread(from: number): true {
    const { shape, next } = scanValue(this.#code, from + 1, this.#end);
    const to = Math.max(next, from + 1);
    const incomplete = shape === undefined;
    return this.#add({ kind: 'spread', from, to, keyFrom: from, keyTo: from + 1, value: shape, incomplete });
  }

  /** Past `async`, `get`, `set` and `*` when they belong to a method; the same place when they are keys themselves. */
  #findKeyAfterModifiers(from: number): number {
    const { tokens } = this.#code;
    let at = from;
    if (tokens.is(at, 'async') || tokens.is(at, 'get') || tokens.is(at, 'set')) at++;
    if (tokens.is(at, '*')) at++;
    if (at === from) return from;
    const after = this.#endOfKey(at);
    return after > at && this.#beginsSignature(after) ? at : from;
  }

  /** Behind a key; the same place where none begins. */
  #endOfKey(at: number): number {
    const { tokens, brackets } = this.#code;
    if (at >= this.#end) return at;
    if (tokens.opens(at, '[')) return brackets.isClosed(at) ? brackets.after(at) : at;
    return keyKinds.has(tokens.kind(at)) ? at + 1 : at;
  }

  #beginsSignature(at: number): boolean {
    const after = skipAngles(this.#code, at);
    return after < this.#end && this.#code.tokens.opens(after, '(');
  }

  #readProperty(from: number, keyFrom: number, keyTo: number, value: number): true {
    const isMissing = this.#beginsKeyedEntry(value);
    if (isMissing && !this.#code.tokens.startsLine(value)) this.broken = this.#isAstray = true;
    const { shape, next } = isMissing ? { shape: undefined, next: value } : scanValue(this.#code, value, this.#end);
    const stray = this.#skipStray(next);
    const incomplete = shape === undefined || stray > next;
    return this.#add({ kind: 'property', from, to: next, keyFrom, keyTo, value: shape, incomplete }, stray);
  }

  /** Past tokens after a value that neither go on with it nor begin an entry. */
  #skipStray(from: number): number {
    const { tokens, brackets } = this.#code;
    let at = from;
    while (at < this.#end && !tokens.is(at, ',') && !this.#mayBeginEntry(at)) at = Math.max(brackets.after(at), at + 1);
    if (at > from) this.broken = true;
    return at;
  }

  #mayBeginEntry(at: number): boolean {
    const { tokens } = this.#code;
    return tokens.is(at, '...') || tokens.is(at, '*') || this.#endOfKey(at) > at;
  }

  /** A key that has its colon or parameters: where a value is due, the value is missing. */
  #beginsKeyedEntry(at: number): boolean {
    const { tokens, brackets } = this.#code;
    const after = this.#endOfKey(at);
    if (after === at || after >= this.#end || tokens.opens(at, '[')) return false;
    if (tokens.is(after, ':')) return true;
    if (!tokens.startsLine(at) || !tokens.opens(after, '(') || !brackets.isClosed(after)) return false;
    const body = brackets.after(after);
    return tokens.opens(body, '{') && !tokens.startsLine(body);
  }

  #readMethod(from: number, keyFrom: number, keyTo: number): true {
    const { tokens } = this.#code;
    const { next, hasBody } = skipSignature(this.#code, keyTo, this.#end);
    const isAccessor = keyFrom > from && !tokens.is(keyFrom - 1, '*');
    const word = isAccessor ? tokens.textOf(from) : '';
    const kind = word === 'get' ? 'getter' : word === 'set' ? 'setter' : 'method';
    if (!hasBody) this.broken = true;
    return this.#add({ kind, from, to: next, keyFrom, keyTo, value: undefined, incomplete: !hasBody });
  }

  /** A key that neither a colon nor parameters follow: the short form, or something half typed. */
  #readBareKey(from: number, to: number): true {
    const { tokens } = this.#code;
    const ends = to >= this.#end || tokens.is(to, ',');
    if (ends && tokens.kind(from) === Kind.name) {
      return this.#add({ kind: 'shorthand', from, to, keyFrom: from, keyTo: to, value: undefined, incomplete: false });
    }
    this.broken = true;
    const value = this.#findValueWithoutColon(to);
    const { shape, next } = value < 0 ? { shape: undefined, next: to } : scanValue(this.#code, value, this.#end);
    const stray = this.#skipStray(next);
    return this.#add(
      { kind: 'property', from, to: next, keyFrom: from, keyTo: to, value: shape, incomplete: true },
      stray,
    );
  }

  /** Where the value begins when only the colon is missing, else -1. */
  #findValueWithoutColon(at: number): number {
    const { tokens } = this.#code;
    const value = tokens.is(at, '=') || tokens.is(at, '?') || tokens.is(at, '!') ? at + 1 : at;
    const start = tokens.is(value, ':') ? value + 1 : value;
    if (start >= this.#end || (start === at && tokens.startsLine(at))) return -1;
    return start === at && this.#beginsKeyedEntry(at) ? -1 : start;
  }
}
