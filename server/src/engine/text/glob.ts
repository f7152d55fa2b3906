/** One step of a compiled pattern: on a character that passes `accepts`, go to `to`; the `free` steps cost nothing. */
interface State {
  accepts?: (char: string, startsSegment: boolean) => boolean;
  to: number;
  free: number[];
}

/**
 * A path pattern: `*` (no slash), `**` (whole segments), `?`, `{a,b}`; a segment's leading dot only when spelled.
 * Matching walks a set of states, so it is linear in the path whatever the pattern. Spec: config.md §3.
 */
export class Glob {
  readonly #states: State[] = [];
  readonly #start: number;
  readonly #end: number;

  constructor(readonly pattern: string) {
    this.#start = this.#state();
    this.#end = this.#sequence(pattern, this.#start);
  }

  /** True when the whole path (with `/`) matches. */
  matches(path: string): boolean {
    let current = this.#reach([this.#start]);
    for (let at = 0; at < path.length && current.size > 0; at++) {
      const char = path.charAt(at);
      const startsSegment = at === 0 || path.charAt(at - 1) === '/';
      const next: number[] = [];
      for (const index of current) {
        const state = this.#states[index];
        if (state?.accepts?.(char, startsSegment)) next.push(state.to);
      }
      current = this.#reach(next);
    }
    return current.has(this.#end);
  }

  #reach(from: readonly number[]): Set<number> {
    const reached = new Set<number>();
    const pending = [...from];
    for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
      if (reached.has(index)) continue;
      reached.add(index);
      pending.push(...(this.#states[index]?.free ?? []));
    }
    return reached;
  }

  #state(): number {
    return this.#states.push({ to: -1, free: [] }) - 1;
  }

  #step(from: number, accepts: NonNullable<State['accepts']>, to = this.#state()): number {
    const entry = this.#state();
    Object.assign(this.#states[entry] as State, { accepts, to });
    this.#link(from, entry);
    return to;
  }

  #link(from: number, to: number): void {
    this.#states[from]?.free.push(to);
  }

  /** Compiles a stretch of pattern from state `from`; gives the state it ends in. */
  #sequence(pattern: string, from: number): number {
    let state = from;
    for (let at = 0; at < pattern.length; ) {
      const piece = pieceAt(pattern, at);
      state = this.#piece(piece, state);
      at += piece.length;
    }
    return state;
  }

  #piece(piece: string, from: number): number {
    if (piece === '**/') return this.#segments(from);
    if (piece === '**') return this.#loop(from, (char, first) => !(first && char === '.'));
    if (piece === '*') return this.#loop(from, (char, first) => char !== '/' && !(first && char === '.'));
    if (piece === '?') return this.#step(from, (char, first) => char !== '/' && !(first && char === '.'));
    if (piece.length > 1) return this.#alternatives(piece.slice(1, -1), from);
    return this.#step(from, (char) => char === piece);
  }

  #loop(from: number, accepts: NonNullable<State['accepts']>): number {
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

  #alternatives(list: string, from: number): number {
    const end = this.#state();
    for (const option of splitOptions(list)) this.#link(this.#sequence(option, from), end);
    return end;
  }
}

/** The next unit of a pattern: `**` with or without its slash only as a whole segment, a balanced `{…}`, or one character. */
function pieceAt(pattern: string, at: number): string {
  if (pattern.startsWith('**', at) && (at === 0 || pattern.charAt(at - 1) === '/')) {
    if (pattern.charAt(at + 2) === '/') return '**/';
    if (at + 2 === pattern.length) return '**';
  }
  const char = pattern.charAt(at);
  if (char !== '{') return char;
  const close = closingBrace(pattern, at);
  return close === -1 ? char : pattern.slice(at, close + 1);
}

function closingBrace(pattern: string, open: number): number {
  let depth = 0;
  for (let at = open; at < pattern.length; at++) {
    if (pattern.charAt(at) === '{') depth++;
    else if (pattern.charAt(at) === '}' && --depth === 0) return at;
  }
  return -1;
}

function splitOptions(list: string): string[] {
  const options = [''];
  let depth = 0;
  for (const char of list) {
    if (char === '{') depth++;
    else if (char === '}') depth--;
    if (char === ',' && depth === 0) options.push('');
    else options[options.length - 1] += char;
  }
  return options;
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
