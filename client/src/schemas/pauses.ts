/** Runs something once typing has paused, for each key by itself. */
export class Pauses {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** @param rest how long nothing more has to come, in milliseconds */
  constructor(private readonly rest: number) {}

  /** Runs `deed` unless the same key comes again before. */
  after(key: string, deed: () => void): void {
    clearTimeout(this.#timers.get(key));
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      deed();
    }, this.rest);
    this.#timers.set(key, timer);
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
