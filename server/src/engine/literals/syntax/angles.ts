import type { Brackets } from './brackets';
import { Kind, type Tokens } from './tokens';

/**
 * For each `<` the `>` that may close it, as indexes of tokens: both in the same bracket, with nothing between that
 * types cannot hold. In doubt they pair, as `f(a < b, c > (d))` does in TypeScript.
 */
export class Angles {
  readonly #ends = new Map<number, number>();

  constructor(tokens: Tokens, brackets: Brackets) {
    const open: number[] = [];
    for (let at = 0; at < tokens.count; at++) {
      const kind = tokens.kind(at);
      if (kind !== Kind.punctuator && kind !== Kind.keyword) continue;
      const parent = brackets.parentOf(at);
      if (tokens.is(at, '<')) open.push(at);
      else if (tokens.is(at, '>')) this.#close(open, at, parent, brackets);
      else if (!mayBeInType(tokens, at)) leave(open, parent, brackets);
    }
  }

  /** The `>` of a `<`; -1 when it only compares. */
  endOf(open: number): number {
    return this.#ends.get(open) ?? -1;
  }

  #close(open: number[], at: number, parent: number, brackets: Brackets): void {
    leave(open, parent + 1, brackets);
    const start = open.at(-1);
    if (start === undefined || brackets.parentOf(start) !== parent) return;
    open.pop();
    this.#ends.set(start, at);
  }
}

/** Gives up every `<` within a bracket that opens at `from` or later: brackets around a place open before those in it. */
function leave(open: number[], from: number, brackets: Brackets): void {
  for (let start = open.at(-1); start !== undefined && brackets.parentOf(start) >= from; start = open.at(-1))
    open.pop();
}

const typeWords: ReadonlySet<string> = new Set(
  'typeof extends import new void null this true false const in'.split(' '),
);
const typeSigns: ReadonlySet<string> = new Set([',', '.', '|', '&', '?', ':', '=', '=>', '...', '@']);

function mayBeInType(tokens: Tokens, at: number): boolean {
  const text = tokens.textOf(at);
  return tokens.kind(at) === Kind.keyword ? typeWords.has(text) : typeSigns.has(text);
}
