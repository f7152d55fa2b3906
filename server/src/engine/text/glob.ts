/** One step of a compiled pattern: on a character that passes `accepts`, go to `to`; the `free` steps cost nothing. */
interface State {
  accepts?: Accepts;
  to: number;
  readonly free: number[];
}

/** Whether a step takes a character (a code point) of the path. */
type Accepts = (char: string, startsSegment: boolean) => boolean;

/** An open `{…}`: where its options begin and where they meet again. */
interface Group {
  readonly from: number;
  readonly end: number;
}

/** A set of states that a path may be in, with what each character that was met there led to. */
interface Stand {
  readonly states: readonly number[];
  readonly startsSegment: boolean;
  readonly isEnd: boolean;
  /** By character code, below `ASCII`. */
  readonly next: (Stand | undefined)[];
}

/** Characters below this one are looked up. */
const ASCII = 128;

/** A pattern whose stands hold more states than that begins to learn them anew: hostile ones know no end. */
const MOST_LEARNT = 20_000;

/**
 * A path pattern: `*` (no slash), `**` (whole segments), `?`, `{a,b}`; a segment's leading dot only when spelled. A
 * brace without its partner is a character like any other. Compiling is linear in the pattern; matching walks a set of
 * states, so it is linear in the path whatever the pattern, and learns the sets that it meets. Spec: config.md §3.
 */
export class Glob {
  readonly #states: State[] = [];
  readonly #start: number;
  readonly #end: number;
  /** What every path that matches begins with. */
  readonly #lead: string;
  readonly #stands = new Map<string, Stand>();
  /** How many states the stands hold. */
  #learnt = 0;
  #first: Stand | undefined;

  constructor(readonly pattern: string) {
    this.#start = this.#state();
    const pieces = readPieces(pattern);
    this.#end = this.#compile(pieces);
    this.#lead = leadOf(pieces);
  }

  /** True when the whole path (with `/`) matches. */
  matches(path: string): boolean {
    if (!path.startsWith(this.#lead)) return false;
    this.#first ??= this.#stand([this.#start], true);
    let stand = this.#first;
    for (let at = 0; at < path.length; at++) {
      const code = path.codePointAt(at) ?? 0;
      if (code > 0xffff) at++; // the second half of the character
      stand = (code < ASCII ? stand.next[code] : undefined) ?? this.#follow(stand, code);
      if (stand.states.length === 0) return false;
    }
    return stand.isEnd;
  }

  /** What a character leads to, which is learnt. */
  #follow(stand: Stand, code: number): Stand {
    const char = String.fromCodePoint(code);
    const next = stand.states.flatMap((index) => {
      const state = this.#states[index];
      return state?.accepts?.(char, stand.startsSegment) ? [state.to] : [];
    });
    const found = this.#stand(next, char === '/');
    if (code < ASCII) stand.next[code] = found;
    return found;
  }

  #stand(from: readonly number[], startsSegment: boolean): Stand {
    const states = this.#reach(from);
    const key = `${startsSegment} ${states.join()}`;
    const known = this.#stands.get(key);
    if (known) return known;
    if (this.#learnt > MOST_LEARNT) this.#forget();
    this.#learnt += states.length;
    const stand = { states, startsSegment, isEnd: states.includes(this.#end), next: [] };
    this.#stands.set(key, stand);
    return stand;
  }

  #forget(): void {
    this.#stands.clear();
    this.#learnt = 0;
    this.#first = undefined;
  }

  /** With all that costs nothing from there, sorted. */
  #reach(from: readonly number[]): number[] {
    const reached = new Set<number>();
    const pending = [...from];
    for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
      if (reached.has(index)) continue;
      reached.add(index);
      for (const next of this.#states[index]?.free ?? []) pending.push(next);
    }
    return [...reached].sort((a, b) => a - b);
  }

  #state(): number {
    return this.#states.push({ to: -1, free: [] }) - 1;
  }

  #step(from: number, accepts: Accepts, to = this.#state()): number {
    this.#link(from, this.#states.push({ accepts, to, free: [] }) - 1);
    return to;
  }

  #link(from: number, to: number): void {
    this.#states[from]?.free.push(to);
  }

  /** Compiles the pieces one after another, without recursion: groups nest as deep as somebody wrote them. */
  #compile(pieces: readonly Piece[]): number {
    let state = this.#start;
    const groups: Group[] = [];
    for (const piece of pieces) {
      if (piece === 'open') groups.push({ from: state, end: this.#state() });
      else if (piece === 'or' || piece === 'close') state = this.#endOption(groups, piece, state);
      else state = this.#piece(piece, state);
    }
    return state;
  }

  #endOption(groups: Group[], piece: 'or' | 'close', state: number): number {
    const group = groups[groups.length - 1];
    if (!group) throw new Error(`the pattern \`${this.pattern}\` has no group to ${piece}`);
    this.#link(state, group.end);
    if (piece === 'or') return group.from;
    groups.pop();
    return group.end;
  }

  #piece(piece: Exclude<Piece, 'open' | 'or' | 'close'>, from: number): number {
    if (piece === 'segments') return this.#segments(from);
    if (piece === 'everything') return this.#loop(from, (char, first) => !(first && char === '.'));
    if (piece === 'characters') return this.#loop(from, isWild);
    if (piece === 'character') return this.#step(from, isWild);
    const { literal } = piece;
    return this.#step(from, (char) => char === literal);
  }

  #loop(from: number, accepts: Accepts): number {
    const hub = this.#state();
    this.#link(from, hub);
    this.#step(hub, accepts, hub);
    return hub;
  }

  #segments(from: number): number {
    const hub = this.#state();
    this.#link(from, hub);
    const inside = this.#step(hub, (char) => char !== '/' && char !== '.');
    this.#step(inside, (char) => char !== '/', inside);
    this.#step(inside, (char) => char === '/', hub);
    return hub;
  }
}

function isWild(char: string, startsSegment: boolean): boolean {
  return char !== '/' && !(startsSegment && char === '.');
}

interface Literal {
  readonly literal: string;
}

/** `segments` is `**` with its slash, `everything` the one at the end; `characters` is `*`, `character` is `?`. */
type Piece = Literal | 'segments' | 'everything' | 'characters' | 'character' | 'open' | 'or' | 'close';

/** The characters that a pattern begins with. */
function leadOf(pieces: readonly Piece[]): string {
  const end = pieces.findIndex((piece) => typeof piece !== 'object');
  return pieces
    .slice(0, end === -1 ? pieces.length : end)
    .map((piece) => (typeof piece === 'object' ? piece.literal : ''))
    .join('');
}

function readPieces(pattern: string): Piece[] {
  const singles = readSingles([...pattern]);
  const pieces: Piece[] = [];
  for (let at = 0; at < singles.length; ) {
    const stars = doubleStarAt(singles, at);
    const piece = stars ?? singles[at];
    if (piece) pieces.push(piece);
    at += stars === undefined ? 1 : lengths[stars];
  }
  return pieces;
}

/** How many single pieces the two forms of `**` take. */
const lengths = { segments: 3, everything: 2 };

/** `**` where it stands for whole segments; elsewhere it is no more than two `*`. */
function doubleStarAt(singles: readonly Piece[], at: number): keyof typeof lengths | undefined {
  if (singles[at] !== 'characters' || singles[at + 1] !== 'characters') return undefined;
  const [before, after] = [singles[at - 1], singles[at + 2]];
  if (before !== undefined && before !== 'open' && before !== 'or' && !isSlash(before)) return undefined;
  if (isSlash(after)) return 'segments';
  return after === undefined || after === 'or' || after === 'close' ? 'everything' : undefined;
}

function isSlash(piece: Piece | undefined): boolean {
  return typeof piece === 'object' && piece.literal === '/';
}

/** One piece for each character. */
function readSingles(chars: readonly string[]): Piece[] {
  const braces = findBraces(chars);
  let depth = 0;
  return chars.map((char, at) => {
    if (braces.has(at)) {
      depth += char === '{' ? 1 : -1;
      return char === '{' ? 'open' : 'close';
    }
    if (char === ',' && depth > 0) return 'or';
    if (char === '*') return 'characters';
    return char === '?' ? 'character' : { literal: char };
  });
}

/** Where the braces stand that have a partner. */
function findBraces(chars: readonly string[]): Set<number> {
  const found = new Set<number>();
  const open: number[] = [];
  for (const [at, char] of chars.entries()) {
    if (char === '{') open.push(at);
    const partner = char === '}' ? open.pop() : undefined;
    if (partner !== undefined) found.add(partner).add(at);
  }
  return found;
}

/** True when any of the patterns matches the path. */
export function matchesAny(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => globOf(pattern).matches(path));
}

const compiled = new Map<string, Glob>();

/** Patterns come from a configuration, a handful of them: each is compiled once. */
function globOf(pattern: string): Glob {
  const known = compiled.get(pattern);
  if (known) return known;
  if (compiled.size > 1000) compiled.clear();
  const glob = new Glob(pattern);
  compiled.set(pattern, glob);
  return glob;
}
