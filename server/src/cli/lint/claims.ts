/** The cells of the memory; behind them one for each worker. */
const TAKEN = 0;
const FROM_BACK = 1;
const DONE = 2;
const STARTED = 3;

/** What a thread needs to take part. */
export interface SharedClaims {
  readonly memory: SharedArrayBuffer;
  /** How many portions there are. */
  readonly total: number;
}

/**
 * Hands out the portions of a check, each to one thread: to the main thread from the front, to its workers from the back,
 * so that each stays among files that lie together. Whoever is slow, late or gone takes less.
 */
export class Claims {
  readonly #cells: Int32Array;
  #fromFront = 0;

  constructor(readonly shared: SharedClaims) {
    this.#cells = new Int32Array(shared.memory);
  }

  /** Claims of so many portions, for a main thread with so many workers. */
  static of(total: number, workers: number): Claims {
    const size = (STARTED + workers) * Int32Array.BYTES_PER_ELEMENT;
    return new Claims({ memory: new SharedArrayBuffer(size), total });
  }

  /** The next portion of the main thread; `undefined` when there is none left. */
  takeFirst(): number | undefined {
    return this.#isLeft() ? this.#fromFront++ : undefined;
  }

  /** The next portion of a worker; `undefined` when there is none left. */
  takeLast(): number | undefined {
    return this.#isLeft() ? this.shared.total - 1 - Atomics.add(this.#cells, FROM_BACK, 1) : undefined;
  }

  /** A worker, counted from 0, says that it is about to take portions. */
  start(worker: number): void {
    Atomics.store(this.#cells, STARTED + worker, 1);
  }

  /** Whether a worker may have taken portions, once none is left. */
  hasStarted(worker: number): boolean {
    return Atomics.load(this.#cells, STARTED + worker) === 1;
  }

  /** So many more documents have been judged; gives how many all threads have judged by now. */
  addDone(documents: number): number {
    return Atomics.add(this.#cells, DONE, documents) + documents;
  }

  #isLeft(): boolean {
    return Atomics.add(this.#cells, TAKEN, 1) < this.shared.total;
  }
}

/** Throws: all threads count the same portions. */
export function noPortion(at: number): never {
  throw new Error(`there is no portion ${at}`);
}
