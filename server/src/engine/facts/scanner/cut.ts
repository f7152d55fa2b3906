/** A line of a leaf: from behind what its containers repeat to its last character, and where the next line begins. */
export interface LineCut {
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

/** The content of a leaf, cut out of the text, and the way back from places in it to places in the text. */
export class Cut {
  readonly text: string;
  /** Place in the content where each line begins; only kept where lines do not follow each other in the text. */
  readonly #starts: number[] | undefined;
  readonly #shift: number;

  constructor(
    source: string,
    readonly lines: readonly LineCut[],
  ) {
    const first = lines[0] ?? { start: 0, end: 0, next: 0 };
    const last = lines[lines.length - 1] ?? first;
    this.#shift = first.start;
    if (lines.every((line, index) => index === 0 || line.start === lines[index - 1]?.next)) {
      this.text = source.slice(first.start, last.end);
      return;
    }
    const starts: number[] = [];
    let text = '';
    for (const line of lines) {
      starts.push(text.length);
      text += source.slice(line.start, line === last ? line.end : line.next);
    }
    this.text = text;
    this.#starts = starts;
  }

  /** The offset in the text of a place in the content; the end of a line's terminator stays behind that line. */
  at(place: number): number {
    const starts = this.#starts;
    if (!starts) return this.#shift + place;
    const index = this.#lineAt(starts, place);
    return (this.lines[index]?.start ?? 0) + place - (starts[index] ?? 0);
  }

  /** The same for the end of something that ends with a terminator: behind it, not at the first character of the line. */
  endAt(place: number): number {
    return place === 0 ? this.at(0) : this.at(place - 1) + 1;
  }

  /** What is left of the content from one of its lines on; `undefined` when nothing is. */
  behind(source: string, place: number): Cut | undefined {
    if (place === 0) return this;
    let index = 0;
    for (let at = 0; at < place; index++) {
      const line = this.lines[index];
      if (!line) return undefined;
      at += line.next - line.start;
    }
    const line = this.lines[index];
    if (!line) return undefined;
    let { start } = line;
    while (source[start] === ' ' || source[start] === '\t') start++;
    return new Cut(source, [{ ...line, start }, ...this.lines.slice(index + 1)]);
  }

  #lineAt(starts: readonly number[], place: number): number {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
