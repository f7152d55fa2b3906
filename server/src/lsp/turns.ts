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
