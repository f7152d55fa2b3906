import type { Literal } from './literal';
import { findKnots } from './names/knots';
import type { Scopes } from './names/scopes';
import { LiteralReader, type ReaderInput } from './reader';
import type { Code } from './syntax/code';

/** What one constant, and all references outside constants together, may unfold to, in literals, beside the text. */
const MAX_UNFOLDED = 1_000_000;
/** What folding may make of strings reached through constants, in UTF-16 units, beside the length of the text. */
const MAX_FOLDED = 65_536;

/** A constant of the file, known by the first token of its value. */
interface Constant {
  readonly value: number;
  /** The constants that its value refers to. */
  readonly uses: readonly number[];
  /** The number of the knot of constants that refer to each other; a constant outside any has one of its own. */
  knot: number;
  literal: Literal | undefined;
  /** How many literals the value has, those reached through other constants included. */
  weight: number;
}

/**
 * Reads values and follows the constants in them, each of which is read once, after those it refers to. A reference
 * between constants that are made of each other is circular, whichever of them one comes from.
 */
export class ConstantReader {
  readonly #code: Code;
  readonly #scopes: Scopes;
  readonly #offset: number;
  readonly #shared: ReadonlySet<number>;
  readonly #constants = new Map<number, Constant>();
  readonly #most: number;
  #knots = 0;
  #folded: number;

  /** `shared` are the first tokens of objects and arrays that `follow` may come across more than once. */
  constructor(code: Code, scopes: Scopes, offset: number, shared: ReadonlySet<number>) {
    this.#code = code;
    this.#shared = shared;
    this.#scopes = scopes;
    this.#offset = offset;
    this.#most = MAX_UNFOLDED + code.tokens.count;
    this.#folded = MAX_FOLDED + code.tokens.text.length;
  }

  /** Whatever `read` reads, with the constants in it followed. It is called twice when there are any. */
  follow<Result>(read: (reader: LiteralReader) => Result): Result {
    const uses = new Set<number>();
    const first = read(this.#collector(uses));
    if (uses.size === 0) return first;
    for (const value of uses) this.#prepare(value);
    return read(this.#resolver(-1).reader);
  }

  #input(resolve: ReaderInput['resolve']): ReaderInput {
    const spend = (length: number) => {
      this.#folded -= length;
      return this.#folded >= 0;
    };
    return { code: this.#code, scopes: this.#scopes, offset: this.#offset, shared: this.#shared, resolve, spend };
  }

  /** A reader that only notes which constants a value refers to. */
  #collector(uses: Set<number>): LiteralReader {
    return new LiteralReader(
      this.#input((name, token) => {
        const value = this.#scopes.findConstant(name, token);
        if (value >= 0) uses.add(value);
        return undefined;
      }),
    );
  }

  /** A reader of a value in a knot, -1 for one outside all of them, and how much it has taken from constants. */
  #resolver(knot: number): { readonly reader: LiteralReader; readonly taken: () => number } {
    let taken = 0;
    const reader = new LiteralReader(
      this.#input((name, token) => {
        const constant = this.#constants.get(this.#scopes.findConstant(name, token));
        if (!constant) return undefined;
        if (constant.knot === knot) return 'circular';
        if (taken + constant.weight > this.#most) return undefined;
        taken += constant.weight;
        return constant.literal;
      }),
    );
    return { reader, taken: () => taken };
  }

  /** Reads a constant and all it refers to, the ones referred to first. */
  #prepare(value: number): void {
    if (this.#constants.has(value)) return;
    for (const knot of findKnots(
      value,
      (at) => this.#look(at).uses,
      (at) => this.#isRead(at),
    )) {
      const number = this.#knots++;
      for (const member of knot) this.#look(member).knot = number;
      for (const member of knot) this.#readConstant(this.#look(member), number);
    }
  }

  #isRead(value: number): boolean {
    return this.#constants.get(value)?.literal !== undefined;
  }

  #look(value: number): Constant {
    const known = this.#constants.get(value);
    if (known) return known;
    const uses = new Set<number>();
    this.#collector(uses).read(value, this.#limitOf(value));
    const constant: Constant = { value, uses: [...uses], knot: -1, literal: undefined, weight: 0 };
    this.#constants.set(value, constant);
    return constant;
  }

  #readConstant(constant: Constant, knot: number): void {
    const { reader, taken } = this.#resolver(knot);
    constant.literal = reader.read(constant.value, this.#limitOf(constant.value));
    constant.weight = reader.count + taken();
  }

  #limitOf(token: number): number {
    const { brackets, tokens } = this.#code;
    const parent = brackets.parentOf(token);
    return parent < 0 ? tokens.count : brackets.endOf(parent);
  }
}
