import type { Binding, Bindings } from './bindings';

/** For one name, what it means from each token on: the value of a constant, or -1. */
interface Reach {
  readonly starts: readonly number[];
  readonly values: readonly number[];
}

/** Answers what a name means at a place. All places are indexes of tokens. */
export class Scopes {
  readonly #bindings = new Map<string, Binding[]>();
  readonly #unclear: ReadonlySet<string>;
  readonly #reaches = new Map<string, Reach>();

  constructor({ bindings, unclear }: Bindings) {
    this.#unclear = unclear;
    for (const binding of bindings) {
      const same = this.#bindings.get(binding.name);
      if (same) same.push(binding);
      else this.#bindings.set(binding.name, [binding]);
    }
  }

  /** True when the file binds the name somewhere. */
  declares(name: string): boolean {
    return this.#unclear.has(name) || this.#bindings.has(name);
  }

  /**
   * The first token of the value of the constant that a name stands for at a token; -1 when it stands for anything
   * else, or when that is not certain.
   */
  findConstant(name: string, at: number): number {
    const bindings = this.#bindings.get(name);
    if (!bindings || this.#unclear.has(name)) return -1;
    let reach = this.#reaches.get(name);
    if (!reach) {
      reach = toReach(bindings);
      this.#reaches.set(name, reach);
    }
    return reach.values[findLast(reach.starts, at)] ?? -1;
  }
}

/** The index of the last of the sorted numbers that is not above `limit`, -1 for none. */
function findLast(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Lays nested scopes side by side: an inner binding hides an outer one, and two in the same scope each other. */
function toReach(bindings: readonly Binding[]): Reach {
  const starts: number[] = [];
  const values: number[] = [];
  const around: { to: number; from: number; value: number }[] = [];
  const note = (start: number) => {
    starts.push(start);
    values.push(around.at(-1)?.value ?? -1);
  };
  const leaveUntil = (limit: number) => {
    for (let inner = around.at(-1); inner && inner.to <= limit; inner = around.at(-1)) {
      around.pop();
      note(inner.to);
    }
  };
  for (const { from, to, value } of [...bindings].sort((a, b) => a.from - b.from || b.to - a.to)) {
    leaveUntil(from);
    const same = around.at(-1);
    if (same && same.from === from && same.to === to) same.value = -1;
    else around.push({ from, to, value });
    note(from);
  }
  leaveUntil(Number.POSITIVE_INFINITY);
  return { starts, values };
}
