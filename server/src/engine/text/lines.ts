import type { Position, Range, Span } from './span';

const LF = 10;
const CR = 13;

/** What ends a line. */
export type Newline = '\n' | '\r\n' | '\r';

/**
 * The lines of a text. A line ends at LF, CR LF or a lone CR, as in LSP, and its span leaves the terminator out.
 * A text that ends in a terminator has an empty last line, so there is always at least one line.
 */
export class Lines {
  readonly #starts: readonly number[];

  /** `usual` is the terminator of a text that has none of its own, such as a part of a longer one. */
  constructor(
    readonly text: string,
    private readonly usual: Newline = '\n',
  ) {
    this.#starts = findLineStarts(text);
  }

  /** How many lines there are, at least 1. */
  get count(): number {
    return this.#starts.length;
  }

  /** The zero-based line's span without its terminator; `undefined` beyond the last line. */
  span(line: number): Span | undefined {
    const start = this.#starts[line];
    if (start === undefined) return undefined;
    return { start, end: this.#contentEnd(start, this.#starts[line + 1] ?? this.text.length) };
  }

  /** The zero-based line's span with its terminator; `undefined` beyond the last line. */
  fullSpan(line: number): Span | undefined {
    const start = this.#starts[line];
    return start === undefined ? undefined : { start, end: this.#starts[line + 1] ?? this.text.length };
  }

  /** The zero-based line's text without its terminator; `undefined` beyond the last line. */
  textOf(line: number): string | undefined {
    const span = this.span(line);
    return span && this.text.slice(span.start, span.end);
  }

  /** The zero-based line that holds the UTF-16 offset (clamped into the text). */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The zero-based lines that hold a text, in order; none for an empty one and for one of several lines. */
  linesWith(text: string): number[] {
    const found: number[] = [];
    if (text === '' || /[\r\n]/.test(text)) return found;
    for (let at = this.text.indexOf(text); at !== -1; ) {
      const line = this.lineAt(at);
      found.push(line);
      const next = this.#starts[line + 1];
      at = next === undefined ? -1 : this.text.indexOf(text, next);
    }
    return found;
  }

  /** Offset of the first character of the line that holds the offset. */
  startOfLineAt(offset: number): number {
    return this.#starts[this.lineAt(offset)] ?? 0;
  }

  /** Offset just after the last character, terminator left out, of the line that holds the offset. */
  endOfLineAt(offset: number): number {
    return this.span(this.lineAt(offset))?.end ?? this.text.length;
  }

  /** The LSP position of a UTF-16 offset (clamped into the text). */
  position(offset: number): Position {
    const clamped = Math.max(0, Math.min(offset, this.text.length));
    const line = this.lineAt(clamped);
    return { line, character: clamped - (this.#starts[line] ?? 0) };
  }

  /** The LSP range of a span. */
  range(span: Span): Range {
    return { start: this.position(span.start), end: this.position(span.end) };
  }

  /** The terminator of the first line; the usual one where there is none. New lines written into the text use it. */
  get newline(): Newline {
    const first = this.#starts[1];
    if (first === undefined || this.text.charCodeAt(first - 1) === CR) return first === undefined ? this.usual : '\r';
    return this.text.charCodeAt(first - 2) === CR ? '\r\n' : '\n';
  }

  #contentEnd(start: number, next: number): number {
    let end = next;
    if (end > start && this.text.charCodeAt(end - 1) === LF) end--;
    if (end > start && this.text.charCodeAt(end - 1) === CR) end--;
    return end;
  }
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  if (!text.includes('\r')) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    return starts;
  }
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) starts.push(at + 1);
  }
  return starts;
}
