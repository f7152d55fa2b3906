/** So long what an edit means may stay unknown while nobody asks, in milliseconds. */
const DELAY = 10;

/** Work that edits of files call for, once for edits of a file that come together. */
export class Edits {
  readonly #due = new Map<string, () => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A file has been edited; `work` is done before long. */
  add(path: string, work: () => void): void {
    this.#due.set(path, work);
    this.#timer ??= setTimeout(() => this.settle(), DELAY);
  }

  /** Does what is due. */
  settle(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const works = [...this.#due.values()];
    this.#due.clear();
    for (const work of works) work();
  }
}
