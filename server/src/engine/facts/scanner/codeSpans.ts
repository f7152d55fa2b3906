/** Code within a line, from its first to its last mark; without a value where the marks have no partner. */
export interface CodeSpanCut {
  readonly size: number;
  readonly end: number;
  readonly value?: string;
}

const BACKTICK = 96;

/** Finds the partner of each run of backticks in a text, in linear time. */
export class CodeSpans {
  /** Where runs of a size begin, in order. */
  #runs: Map<number, Runs> | undefined;

  constructor(private readonly text: string) {}

  /** The code that begins with the run of backticks at the place. */
  at(start: number): CodeSpanCut {
    let inside = start;
    while (this.text.charCodeAt(inside) === BACKTICK) inside++;
    const size = inside - start;
    const close = this.#closeOf(size, inside);
    if (close === undefined) return { size, end: inside };
    return { size, end: close + size, value: withoutPadding(this.text.slice(inside, close)) };
  }

  #closeOf(size: number, from: number): number | undefined {
    this.#runs ??= runsOf(this.text);
    const runs = this.#runs.get(size);
    if (!runs) return undefined;
    // What lies behind is never asked for again: the text is read from its beginning.
    while ((runs.places[runs.next] ?? from) < from) runs.next++;
    return runs.places[runs.next];
  }
}

/** Where runs of a size begin, and the first of them that may still be asked for. */
interface Runs {
  readonly places: number[];
  next: number;
}

function runsOf(text: string): Map<number, Runs> {
  const runs = new Map<number, Runs>();
  for (let at = text.indexOf('`'); at !== -1; ) {
    let end = at;
    while (text.charCodeAt(end) === BACKTICK) end++;
    const known = runs.get(end - at);
    if (known) known.places.push(at);
    else runs.set(end - at, { places: [at], next: 0 });
    at = text.indexOf('`', end);
  }
  return runs;
}

/** One blank or line end on either side is not part of the code, unless it is nothing but such. */
function withoutPadding(code: string): string {
  const padded = /^(?: |\r?\n)([\s\S]*?)(?: |\r?\n)$/.exec(code);
  return padded && /[^ \r\n]/.test(code) ? (padded[1] ?? '') : code;
}
