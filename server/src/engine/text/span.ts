/** A stretch of a text: zero-based UTF-16 offsets into the whole file, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A zero-based line and a zero-based UTF-16 column, as in LSP. Exists only at the edges. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** Two positions, `end` exclusive, as in LSP. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** True when the two spans share at least one character. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** True when `inner` lies within `outer` (both ends may touch). */
export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The one of `spans` (sorted, apart) that holds the character at `offset`, by bisection. */
export function findSpanAt<Each extends Span>(spans: readonly Each[], offset: number): Each | undefined {
  let low = 0;
  let high = spans.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span === undefined || offset < span.start) high = middle - 1;
    else if (offset >= span.end) low = middle + 1;
    else return span;
  }
  return undefined;
}
