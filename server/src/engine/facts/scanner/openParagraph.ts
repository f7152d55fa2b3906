import type { ListItem } from '../tree';
import { Cut, type LineCut } from './cut';
import type { LineCursor } from './lineCursor';
import { cellsOf } from './tables';
import { Unproven } from './unproven';

/** A line of a paragraph, how far it is indented, and whether it lacks the marks of its containers. */
interface ParagraphLine extends LineCut {
  readonly first: number;
  readonly isLazy: boolean;
}

/** A paragraph that may go on. */
export class OpenParagraph {
  readonly #lines: ParagraphLine[] = [];

  /** `item`: the list item that begins with this paragraph. */
  constructor(
    line: LineCursor,
    readonly item: ListItem | undefined,
  ) {
    this.#lines.push({ start: line.first, end: line.end, next: line.next, first: line.first, isLazy: false });
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0;
  }

  add({ at, first, end, next }: LineCursor, isLazy: boolean): void {
    this.#lines.push({ start: at, end, next, first, isLazy });
  }

  dropLast(): void {
    this.#lines.pop();
  }

  cut(text: string): Cut {
    return new Cut(text, this.#lines);
  }

  /** Its last line as the head of a table with so many columns. */
  headOf(columns: number, text: string): LineCut | undefined {
    const last = this.#lines[this.#lines.length - 1];
    if (!last || last.first - last.start >= 4 || text[last.first] === '\t') return undefined;
    const { first: start, end, next } = last;
    const isBar = /^\|[ \t]*$/.test(text.slice(start, end));
    if (isBar || cellsOf(text, start, end).length !== columns) return undefined;
    if (last.isLazy) throw new Unproven('a table that begins without the mark of its quote or list');
    return { start, end, next };
  }
}
