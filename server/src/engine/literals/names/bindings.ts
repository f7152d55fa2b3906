import { type Code, isWord } from '../syntax/code';
import { scanExpression } from '../syntax/expression';
import { Kind } from '../syntax/tokens';
import { skipType } from '../syntax/types';
import { namesBoundIn } from './patterns';

/** A name and where it means this: from one token up to another (exclusive). */
export interface Binding {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** The first token of the value of a constant; -1 for everything whose value is not known. */
  readonly value: number;
}

/** All names that a file binds. */
export interface Bindings {
  readonly bindings: readonly Binding[];
  /** Names with a binding whose reach is not looked into, such as `var`: they are never followed. */
  readonly unclear: ReadonlySet<string>;
}

/** Finds what a file binds. Where a binding reaches how far is in doubt, it is taken to hide others. */
export function findBindings(code: Code): Bindings {
  const collector = new BindingCollector(code);
  collector.run();
  return collector;
}

/** Words before parentheses that hold no parameters although a block follows. */
const headers: ReadonlySet<string> = new Set('if while for switch with'.split(' '));
const namers: ReadonlySet<string> = new Set('function class enum namespace module'.split(' '));

/** Parameters of a function whose body begins at a token. */
interface Parameters {
  readonly names: readonly number[];
  readonly from: number;
  readonly body: number;
}

class BindingCollector implements Bindings {
  readonly bindings: Binding[] = [];
  readonly unclear = new Set<string>();
  readonly #code: Code;
  readonly #parameters: Parameters[] = [];

  constructor(code: Code) {
    this.#code = code;
  }

  run(): void {
    const { tokens } = this.#code;
    for (let at = 0; at < tokens.count; at++) {
      const kind = tokens.kind(at);
      if (kind === Kind.keyword || kind === Kind.name) this.#readWord(at, tokens.textOf(at));
      else if (kind === Kind.open && tokens.is(at, '(')) this.#readParentheses(at);
      else if (tokens.is(at, '=>') && this.#isParameter(at - 1)) this.#addParameters([at - 1], at - 1, at + 1);
    }
    this.#bindParameters();
  }

  /** A name before an arrow, unless it is the last of a type: `(): string | undefined =>`. */
  #isParameter(at: number): boolean {
    const { tokens } = this.#code;
    const isPartOfType = tokens.is(at - 1, '|') || tokens.is(at - 1, '&') || tokens.is(at - 1, '.');
    return tokens.kind(at) === Kind.name && !isPartOfType && !tokens.is(at, 'undefined');
  }

  #readWord(at: number, word: string): void {
    const { tokens } = this.#code;
    if (word === 'const') this.#readDeclarations(at, true);
    else if (word === 'let' || word === 'using' || word === 'var') this.#readDeclarations(at, false);
    else if (word === 'import') this.#readImport(at + 1);
    else if (namers.has(word)) {
      const name = tokens.is(at + 1, '*') ? at + 2 : at + 1;
      if (tokens.kind(name) === Kind.name && !tokens.startsLine(name)) this.unclear.add(tokens.textOf(name));
    }
  }

  #readDeclarations(keyword: number, constant: boolean): void {
    const { tokens } = this.#code;
    if (tokens.is(keyword - 1, 'as') || tokens.is(keyword + 1, 'enum')) return;
    const hoisted = tokens.is(keyword, 'var');
    let at = keyword + 1;
    for (;;) {
      const next = this.#readDeclaration(at, constant, hoisted);
      if (next === at || !tokens.is(next, ',')) return;
      at = next + 1;
    }
  }

  /** Reads one declared name or pattern; the same place when there is none. */
  #readDeclaration(at: number, constant: boolean, hoisted: boolean): number {
    const { tokens, brackets } = this.#code;
    const isName = tokens.kind(at) === Kind.name;
    if (!isName && !tokens.opens(at, '{') && !tokens.opens(at, '[')) return at;
    const names = isName ? [at] : namesBoundIn(this.#code, at);
    const limit = this.#endOfParent(at);
    let next = isName ? at + 1 : brackets.after(at);
    if (tokens.is(next, '!')) next++;
    if (tokens.is(next, ':')) next = skipType(this.#code, next + 1, limit);
    const value = tokens.is(next, '=') ? next + 1 : -1;
    for (const name of names) this.#declare(name, at, constant && isName ? value : -1, hoisted);
    return value < 0 ? next : scanExpression(this.#code, value, limit).next;
  }

  /** Binds a name in the block or loop that the declaration, which begins at `from`, stands in. */
  #declare(name: number, from: number, value: number, hoisted: boolean): void {
    const { tokens, brackets } = this.#code;
    if (hoisted) this.unclear.add(tokens.textOf(name));
    const parent = brackets.parentOf(from);
    const loopEnd = parent < 0 ? -1 : this.#findLoopEnd(parent);
    if (loopEnd >= 0) {
      this.#bind(name, parent, loopEnd, -1);
      return;
    }
    let block = parent;
    while (block >= 0 && !tokens.opens(block, '{')) block = brackets.parentOf(block);
    const end = block < 0 ? tokens.count : brackets.endOf(block);
    this.#bind(name, Math.max(block, 0), end, block === parent ? value : -1);
  }

  /** Behind the block of the loop whose parentheses open at a token; -1 when there is no such loop or block. */
  #findLoopEnd(open: number): number {
    const { tokens, brackets } = this.#code;
    const word = tokens.is(open - 1, 'await') ? open - 2 : open - 1;
    if (!tokens.opens(open, '(') || !tokens.is(word, 'for') || !brackets.isClosed(open)) return -1;
    const body = brackets.after(open);
    return tokens.opens(body, '{') ? brackets.after(body) : -1;
  }

  #bind(at: number, from: number, to: number, value: number): void {
    this.bindings.push({ name: this.#code.tokens.textOf(at), from, to, value });
  }

  /** Names between `import` and the module it imports from. */
  #readImport(from: number): void {
    const { tokens, brackets } = this.#code;
    let at = from;
    while (tokens.kind(at) === Kind.name || tokens.is(at, ',') || tokens.is(at, '*') || tokens.opens(at, '{')) {
      const to = tokens.opens(at, '{') ? brackets.after(at) : at + 1;
      for (let name = at; name < to; name++) {
        if (isWord(tokens, name) && !tokens.is(name + 1, 'as')) this.#bind(name, 0, tokens.count, -1);
      }
      at = to;
    }
  }

  #readParentheses(open: number): void {
    const { tokens, brackets } = this.#code;
    if (!brackets.isClosed(open)) return;
    const isHeader = tokens.kind(open - 1) === Kind.keyword && headers.has(tokens.textOf(open - 1));
    const body = isHeader ? -1 : this.#findBody(brackets.after(open));
    if (body >= 0) this.#addParameters(namesBoundIn(this.#code, open), open, body);
  }

  /** The first token of the body when what follows parentheses makes them parameters, else -1. */
  #findBody(after: number): number {
    const { tokens } = this.#code;
    const next = tokens.is(after, ':') ? skipType(this.#code, after + 1, this.#endOfParent(after)) : after;
    if (tokens.is(next, '=>')) return next + 1;
    return tokens.opens(next, '{') ? next : -1;
  }

  #addParameters(names: readonly number[], from: number, body: number): void {
    this.#parameters.push({ names, from, body });
  }

  /** From the last to the first, so that the end of `c` is known when that of `a => b => c` is looked for. */
  #bindParameters(): void {
    const { tokens, brackets } = this.#code;
    const ends = new Map<number, number>();
    for (const { names, from, body } of this.#parameters.reverse()) {
      const isBlock = tokens.opens(body, '{');
      const end = isBlock ? brackets.after(body) : scanExpression(this.#code, body, this.#endOfParent(body), ends).next;
      if (!isBlock) ends.set(body, end);
      for (const name of names) this.#bind(name, from, end, -1);
    }
  }

  #endOfParent(at: number): number {
    const { tokens, brackets } = this.#code;
    const parent = brackets.parentOf(at);
    return parent < 0 ? tokens.count : brackets.endOf(parent);
  }
}
