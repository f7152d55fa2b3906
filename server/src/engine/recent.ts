interface Entry<Key, Value> {
  key: Key;
  value: Value;
}

/**
 * The last few values by their keys: what was set longest ago goes first. For a handful, as each look goes through all keys.
 * The same places are written again and again, since a `Map` from which entries come and go, and a list that is cut at its
 * front, leave tables behind that hold on to what was in them until all memory is looked through.
 */
export class Recent<Key, Value> {
  /** The oldest first; empty places come last. */
  readonly #entries: (Entry<Key, Value> | undefined)[];

  /** @param most So many are kept. */
  constructor(most: number) {
    this.#entries = new Array(most).fill(undefined);
  }

  /** The value of a key, unless it has gone. */
  get(key: Key): Value | undefined {
    return this.#entries[this.#indexOf(key)]?.value;
  }

  /** What is set is the youngest, whether it was known or not. */
  set(key: Key, value: Value): void {
    this.delete(key);
    const free = this.#entries.indexOf(undefined);
    if (free === -1) this.#removeAt(0);
    this.#entries[free === -1 ? this.#entries.length - 1 : free] = { key, value };
  }

  delete(key: Key): void {
    const index = this.#indexOf(key);
    if (index !== -1) this.#removeAt(index);
  }

  #indexOf(key: Key): number {
    return this.#entries.findIndex((entry) => entry?.key === key);
  }

  #removeAt(index: number): void {
    this.#entries.copyWithin(index, index + 1);
    this.#entries[this.#entries.length - 1] = undefined;
  }
}
