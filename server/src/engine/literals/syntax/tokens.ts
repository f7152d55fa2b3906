/** What a token is. Brackets, the parts of a template and the tags of JSX open and close what lies between them. */
export const Kind = {
  end: 0,
  /** An identifier, words such as `async`, `as` and `of` included. */
  name: 1,
  /** A word that can be no identifier. */
  keyword: 2,
  /** `#name` */
  private: 3,
  string: 4,
  number: 5,
  bigint: 6,
  /** A template without `${`. */
  template: 7,
  regex: 8,
  punctuator: 9,
  /** `(`, `[` or `{` */
  open: 10,
  /** `)`, `]` or `}` */
  close: 11,
  /** A template up to its first `${`, from there to the next one, and from the last `}` on. */
  head: 12,
  middle: 13,
  tail: 14,
  /** The first token of a JSX element and its last. */
  jsxOpen: 15,
  jsxClose: 16,
} as const;

export type TokenKind = (typeof Kind)[keyof typeof Kind];

const NEWLINE_BEFORE = 1;
const UNTERMINATED = 2;

/**
 * The tokens of a source text, comments left out, in columns: a file of ten megabytes has millions of them.
 * Whatever is asked of a place beyond the last token is answered as for an end.
 */
export class Tokens {
  #kinds = new Uint8Array(1024);
  #flags = new Uint8Array(1024);
  #starts = new Int32Array(1024);
  #ends = new Int32Array(1024);
  #indents = new Int32Array(1024);
  #count = 0;

  constructor(readonly text: string) {}

  get count(): number {
    return this.#count;
  }

  /** `indent` is the indentation, in UTF-16 units, of the line that the token starts on. */
  add(
    kind: TokenKind,
    start: number,
    end: number,
    indent: number,
    newlineBefore: boolean,
    unterminated: boolean,
  ): void {
    const at = this.#count;
    if (at === this.#kinds.length) this.#grow();
    this.#kinds[at] = kind;
    this.#flags[at] = (newlineBefore ? NEWLINE_BEFORE : 0) | (unterminated ? UNTERMINATED : 0);
    this.#starts[at] = start;
    this.#ends[at] = end;
    this.#indents[at] = indent;
    this.#count++;
  }

  #grow(): void {
    const size = this.#kinds.length * 2;
    this.#kinds = grown(this.#kinds, new Uint8Array(size));
    this.#flags = grown(this.#flags, new Uint8Array(size));
    this.#starts = grown(this.#starts, new Int32Array(size));
    this.#ends = grown(this.#ends, new Int32Array(size));
    this.#indents = grown(this.#indents, new Int32Array(size));
  }

  kind(at: number): number {
    return at < this.#count ? (this.#kinds[at] ?? Kind.end) : Kind.end;
  }

  start(at: number): number {
    return at < this.#count ? (this.#starts[at] ?? 0) : this.text.length;
  }

  end(at: number): number {
    return at < this.#count ? (this.#ends[at] ?? 0) : this.text.length;
  }

  indent(at: number): number {
    return at < this.#count ? (this.#indents[at] ?? 0) : 0;
  }

  /** True when the token is the first on its line. */
  startsLine(at: number): boolean {
    return at === 0 || (at < this.#count && ((this.#flags[at] ?? 0) & NEWLINE_BEFORE) !== 0);
  }

  /** True for a string or template whose closing quote is missing, or belongs to another one. */
  isUnterminated(at: number): boolean {
    return at < this.#count && ((this.#flags[at] ?? 0) & UNTERMINATED) !== 0;
  }

  textOf(at: number): string {
    return this.text.slice(this.start(at), this.end(at));
  }

  /** True when the token is exactly this punctuator, bracket or word. */
  is(at: number, text: string): boolean {
    const start = this.start(at);
    return this.end(at) - start === text.length && at < this.#count && this.text.startsWith(text, start);
  }

  /** True for an opening bracket of this form. */
  opens(at: number, bracket: '(' | '[' | '{'): boolean {
    return this.kind(at) === Kind.open && this.is(at, bracket);
  }
}

function grown<Column extends Uint8Array | Int32Array>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}
