/** Resolves when messages that have already arrived had their turn. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0); // in a browser
  });
}

/** How long work may go on before messages get their turn, in milliseconds. */
const sliceLength = 8;

/** Divides long work into slices: `await pause()` between its steps returns at once while the slice lasts. */
export class Slices {
  #end = performance.now() + sliceLength;

  async pause(): Promise<void> {
    if (performance.now() < this.#end) return;
    await nextTurn();
    this.#end = performance.now() + sliceLength;
  }
}

/** Resolves after so many milliseconds. */
export function waitFor(time: number): Promise<void> {
  return new Promise((resolve) => {
    const timer: { unref?: () => unknown } | number = setTimeout(resolve, time);
    if (typeof timer === 'object') timer.unref?.(); // in Node it would keep the process from ending
  });
}

/** Something that is due once in so many milliseconds. */
export class NowAndThen {
  #last = 0;

  constructor(private readonly time: number) {}

  /** Whether it is due; then it is not again for a while. */
  isDue(): boolean {
    const now = performance.now();
    if (now - this.#last < this.time) return false;
    this.#last = now;
    return true;
  }
}
