import { formOf, isClosing, isOpening, OpenBrackets, type Pairing } from './bracketForms';
import { pairByIndentation } from './indentation';
import { Kind, type Tokens } from './tokens';

/**
 * Which brackets of a text belong together. All places are indexes of tokens. Never fails: a bracket that nothing
 * closes ends where an outer one does, or where indentation says so, and is known to be unclosed.
 */
export class Brackets {
  readonly #tokens: Tokens;
  readonly #ends: Int32Array;
  readonly #closed: Uint8Array;
  readonly #parents: Int32Array;
  readonly #starts: Int32Array;
  /** Steps up and down in the number of doubtful stretches around a token, and of doubtful lines. */
  readonly #doubts: Int32Array;
  readonly #lineDoubts: Int32Array;
  /** How many more tokens may be read a second time by indentation, so that all of them stay linear. */
  #budget: number;

  /** For each token the first one of the next line. */
  #lineEnds: Int32Array | undefined;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
    this.#ends = new Int32Array(tokens.count).fill(-1);
    this.#closed = new Uint8Array(tokens.count);
    this.#parents = new Int32Array(tokens.count);
    this.#starts = new Int32Array(tokens.count).fill(-1);
    this.#doubts = new Int32Array(tokens.count + 1);
    this.#lineDoubts = new Int32Array(tokens.count + 1);
    this.#budget = tokens.count * 4;
    this.#pairAll();
    this.#findParents();
    sumUp(this.#doubts);
    sumUp(this.#lineDoubts);
  }

  /**
   * Where an opening bracket ends: its closing one, or for one that nothing closes the first token that does not belong
   * to it; -1 when the token opens nothing.
   */
  endOf(open: number): number {
    return this.#ends[open] ?? -1;
  }

  /** The opening bracket of a closing one; -1 when the token closes nothing. */
  startOf(close: number): number {
    return this.#starts[close] ?? -1;
  }

  isClosed(open: number): boolean {
    return this.#closed[open] === 1;
  }

  /** Behind the bracket: what follows its closing one, or where it ends without one. */
  after(open: number): number {
    return this.isClosed(open) ? this.endOf(open) + 1 : this.endOf(open);
  }

  /** True where brackets do not match and nothing tells which one is missing: what they hold may be wrong. */
  isDoubtful(open: number): boolean {
    if ((this.#doubts[open] ?? 0) > 0) return true;
    return (this.#lineDoubts[open] ?? 0) > 0 && this.endOf(open) < this.#endOfLine(open);
  }

  /** The innermost bracket around a token, -1 for none. */
  parentOf(token: number): number {
    return this.#parents[token] ?? -1;
  }

  #pairAll(): void {
    const open = new OpenBrackets();
    for (let at = 0; at < this.#tokens.count; at++) {
      const kind = this.#tokens.kind(at);
      if (isOpening(kind)) open.push(at, formOf(this.#tokens, at));
      else if (isClosing(kind) || kind === Kind.middle) this.#close(open, at, kind);
    }
    this.#endUnclosed(open);
  }

  #close(open: OpenBrackets, at: number, kind: number): void {
    const level = open.levelOf(formOf(this.#tokens, at));
    const missing = open.depth - 1 - level;
    if (level < 0 || (missing > 0 && this.#isSurplus(open.openAt(level), at))) return;
    while (open.depth > level + 1) this.#pair({ open: open.pop(), end: at, closed: false });
    if (kind === Kind.middle) return;
    const start = open.pop();
    this.#pair({ open: start, end: at, closed: true });
    if (missing > 0 && !this.#repair(start + 1, at, missing)) step(this.#doubts, start, at);
  }

  /** A closing bracket that begins a line, but not as far in as the line of the bracket that it would have to end. */
  #isSurplus(open: number, close: number): boolean {
    return this.#tokens.startsLine(close) && this.#tokens.indent(close) !== this.#tokens.indent(open);
  }

  #endUnclosed(open: OpenBrackets): void {
    const { count } = this.#tokens;
    const missing = open.depth;
    const outermost = open.openAt(0);
    while (open.depth > 0) this.#pair({ open: open.pop(), end: count, closed: false });
    if (missing > 0) this.#repair(outermost, count, missing);
  }

  #pair({ open, end, closed }: Pairing): void {
    this.#ends[open] = end;
    this.#closed[open] = closed ? 1 : 0;
  }

  /** Pairs the brackets of a stretch anew by its indentation; false when that explains no more than their order did. */
  #repair(from: number, to: number, missing: number): boolean {
    this.#budget -= to - from;
    if (this.#budget < 0) return false;
    const pairings = pairByIndentation(this.#tokens, from, to, missing);
    for (const pairing of pairings ?? []) {
      this.#pair(pairing);
      if (!pairing.closed && pairing.end < this.#tokens.count) this.#doubtLine(pairing.open);
    }
    return pairings !== undefined;
  }

  /**
   * Which bracket of a line is the unclosed one, its layout does not tell: it may be any of those behind the outermost
   * unclosed one, but for those that go on in the next line.
   */
  #doubtLine(open: number): void {
    step(this.#lineDoubts, open, this.#endOfLine(open));
  }

  /** The first token of the line after that of a token. */
  #endOfLine(at: number): number {
    this.#lineEnds ??= findLineEnds(this.#tokens);
    return this.#lineEnds[at] ?? at;
  }

  #findParents(): void {
    const open: number[] = [];
    for (let at = 0; at < this.#tokens.count; at++) {
      let innermost = open.at(-1) ?? -1;
      while (innermost >= 0 && this.endOf(innermost) <= at) {
        open.pop();
        innermost = open.at(-1) ?? -1;
      }
      this.#parents[at] = innermost;
      if (this.endOf(at) > at) open.push(at);
      if (this.isClosed(at)) this.#starts[this.endOf(at)] = at;
    }
  }
}

function findLineEnds(tokens: Tokens): Int32Array {
  const ends = new Int32Array(tokens.count);
  let end = tokens.count;
  for (let at = tokens.count - 1; at >= 0; at--) {
    ends[at] = end;
    if (tokens.startsLine(at)) end = at;
  }
  return ends;
}

/** Counts one more for everything between two places, as a step up and a step down. */
function step(counts: Int32Array, from: number, to: number): void {
  counts[from] = (counts[from] ?? 0) + 1;
  counts[to] = (counts[to] ?? 0) - 1;
}

/** Turns steps into counts. */
function sumUp(counts: Int32Array): void {
  let sum = 0;
  for (let at = 0; at < counts.length; at++) {
    sum += counts[at] ?? 0;
    counts[at] = sum;
  }
}
