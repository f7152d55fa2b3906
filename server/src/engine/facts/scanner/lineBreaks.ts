import type { BreakToken } from '../tree';
import type { Cut } from './cut';

/** The line breaks of a leaf: while its content is read, what kind each of them is. */
export class LineBreaks {
  readonly #all: BreakToken[] = [];
  #passed = 0;

  constructor(private readonly cut: Cut) {
    const { lines } = cut;
    for (let index = 1; index < lines.length; index++) {
      const [before, line] = [lines[index - 1], lines[index]];
      if (before && line) this.#all.push({ kind: 'soft', start: before.end, end: line.start });
    }
  }

  get all(): BreakToken[] {
    return this.#all;
  }

  /** The next one is of that kind. `start`: where the mark of a hard break begins, in the text. */
  pass(kind: BreakToken['kind'], start?: number): void {
    const known = this.#all[this.#passed];
    if (known) this.#all[this.#passed] = { kind, start: start ?? known.start, end: known.end };
    this.#passed++;
  }

  /** Those between two places of the content are of that kind. */
  passAll(kind: BreakToken['kind'], start: number, end: number): void {
    if (this.#all.length === 0) return;
    const { text } = this.cut;
    for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) this.pass(kind);
  }
}
