import { type Code, isWord, skipAngles } from './code';
import { Kind } from './tokens';

const prefixes: ReadonlySet<string> = new Set(
  'keyof typeof unique readonly infer asserts abstract new | & - ...'.split(' '),
);
const literalKinds: ReadonlySet<number> = new Set([Kind.string, Kind.number, Kind.bigint, Kind.template]);

/**
 * Behind the type that begins at a token, or the same place where none does. Types mean nothing to this reader; it has
 * to know where they end.
 */
export function skipType(code: Code, from: number, limit: number): number {
  const skip = new TypeSkip(code, limit);
  return skip.run(from);
}

class TypeSkip {
  readonly #code: Code;
  readonly #limit: number;
  /** Conditional types that wait for their `?`, and for their `:`. */
  #questions = 0;
  #colons = 0;

  constructor(code: Code, limit: number) {
    this.#code = code;
    this.#limit = limit;
  }

  run(from: number): number {
    let at = from;
    let end = from;
    while (at < this.#limit) {
      const after = this.#skipOperand(at);
      if (after === at) return end;
      end = this.#skipPostfix(after);
      at = this.#skipInfix(end);
      if (at === end) return end;
    }
    return end;
  }

  /** Past prefixes and the operand itself; the same place when there is none. */
  #skipOperand(from: number): number {
    const { tokens, brackets } = this.#code;
    let at = from;
    while (at < this.#limit && this.#isPrefix(at)) at++;
    if (at >= this.#limit) return from;
    const parameters = skipAngles(this.#code, at);
    if (parameters !== at) at = parameters;
    const kind = tokens.kind(at);
    if (kind === Kind.open || kind === Kind.head) return brackets.after(at);
    return this.#isTypeName(at) || literalKinds.has(kind) ? at + 1 : from;
  }

  #isPrefix(at: number): boolean {
    const { tokens } = this.#code;
    if (!prefixes.has(tokens.textOf(at))) return false;
    // `readonly`, `infer` and the like are names as well: prefixes only where a type follows.
    return tokens.kind(at) !== Kind.name || isWord(tokens, at + 1) || tokens.kind(at + 1) === Kind.open;
  }

  #isTypeName(at: number): boolean {
    const { tokens } = this.#code;
    return tokens.kind(at) === Kind.name || (tokens.kind(at) === Kind.keyword && typeKeywords.has(tokens.textOf(at)));
  }

  #skipPostfix(from: number): number {
    const { tokens, brackets } = this.#code;
    let at = from;
    while (at < this.#limit) {
      const start = at;
      if (tokens.is(at, '.') && isWord(tokens, at + 1)) at += 2;
      else if (tokens.is(at, '<')) at = skipAngles(this.#code, at);
      else if (!tokens.startsLine(at) && (tokens.opens(at, '[') || this.#isImport(at))) at = brackets.after(at);
      if (at === start) break;
    }
    return Math.min(at, this.#limit);
  }

  /** The parentheses of a type that is imported where it stands. */
  #isImport(at: number): boolean {
    return this.#code.tokens.opens(at, '(') && this.#code.tokens.is(at - 1, 'import');
  }

  /** Past what joins a type to the next one; the same place when nothing does. */
  #skipInfix(at: number): number {
    const { tokens } = this.#code;
    if (tokens.is(at, '|') || tokens.is(at, '&')) return at + 1;
    // The arrow of a function type; after any other type the arrow is that of the function whose result it is.
    if (tokens.is(at, '=>') && tokens.is(at - 1, ')')) return at + 1;
    if (tokens.is(at, 'is') && !tokens.startsLine(at)) return at + 1;
    if (tokens.is(at, 'extends')) this.#questions++;
    else if (this.#questions > 0 && tokens.is(at, '?')) {
      this.#questions--;
      this.#colons++;
    } else if (this.#colons > 0 && tokens.is(at, ':')) this.#colons--;
    else return at;
    return at + 1;
  }
}

const typeKeywords: ReadonlySet<string> = new Set('this void null true false import const'.split(' '));
