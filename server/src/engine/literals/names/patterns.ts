import { type Code, isWord, skipAngles } from '../syntax/code';
import { scanExpression } from '../syntax/expression';
import { Kind } from '../syntax/tokens';
import { skipType } from '../syntax/types';

const modifiers: ReadonlySet<string> = new Set('public private protected readonly override'.split(' '));

/**
 * The names that a pattern or a list of parameters binds, as indexes of tokens. `open` is its bracket: `(` of
 * parameters, `{` or `[` of a pattern.
 */
export function namesBoundIn(code: Code, open: number): readonly number[] {
  const reader = new PatternReader(code, open);
  return reader.run();
}

class PatternReader {
  readonly #code: Code;
  readonly #names: number[] = [];
  readonly #open: number[];
  #at: number;

  constructor(code: Code, open: number) {
    this.#code = code;
    this.#open = [open];
    this.#at = open + 1;
  }

  run(): readonly number[] {
    for (let open = this.#open.at(-1); open !== undefined; open = this.#open.at(-1)) {
      if (this.#at < this.#code.brackets.endOf(open)) this.#readElement(open);
      else this.#leave(open);
    }
    return this.#names;
  }

  #leave(open: number): void {
    this.#open.pop();
    this.#at = this.#code.brackets.after(open);
    const outer = this.#open.at(-1);
    if (outer !== undefined) this.#skipAnnotation(outer);
  }

  #readElement(open: number): void {
    const { tokens } = this.#code;
    const inObject = tokens.is(open, '{');
    if (tokens.is(this.#at, '@')) this.#skipDecorator();
    else if (!inObject && this.#isModifier()) this.#at++;
    else {
      if (inObject) this.#skipKey();
      this.#readTarget(open);
    }
  }

  /** `private` and the like before a parameter's name. */
  #isModifier(): boolean {
    const { tokens } = this.#code;
    const next = this.#at + 1;
    return modifiers.has(tokens.textOf(this.#at)) && (isWord(tokens, next) || tokens.kind(next) === Kind.open);
  }

  /** Past a key and its colon, if there are any: the short form has none. */
  #skipKey(): void {
    const { tokens, brackets } = this.#code;
    const after = tokens.opens(this.#at, '[') ? brackets.after(this.#at) : this.#at + 1;
    if (tokens.is(after, ':')) this.#at = after + 1;
  }

  /** What a value is bound to: a name, a pattern in it, or nothing that binds. */
  #readTarget(open: number): void {
    const { tokens } = this.#code;
    const at = this.#at;
    if (tokens.opens(at, '{') || tokens.opens(at, '[')) this.#open.push(at);
    else if (tokens.kind(at) === Kind.name) this.#names.push(at);
    this.#at = tokens.kind(at) === Kind.open && this.#open.at(-1) !== at ? this.#code.brackets.after(at) : at + 1;
    if (tokens.kind(at) === Kind.name) this.#skipAnnotation(open);
  }

  /** Past the type and the default value of what was bound. */
  #skipAnnotation(open: number): void {
    const limit = this.#code.brackets.endOf(open);
    const { tokens } = this.#code;
    if (tokens.is(this.#at, '?') || tokens.is(this.#at, '!')) this.#at++;
    if (tokens.is(this.#at, ':')) this.#at = skipType(this.#code, this.#at + 1, limit);
    if (tokens.is(this.#at, '=')) this.#at = scanExpression(this.#code, this.#at + 1, limit).next;
  }

  #skipDecorator(): void {
    const { tokens, brackets } = this.#code;
    this.#at += 2;
    while (tokens.is(this.#at, '.')) this.#at += 2;
    this.#at = skipAngles(this.#code, this.#at);
    if (tokens.opens(this.#at, '(')) this.#at = brackets.after(this.#at);
  }
}
