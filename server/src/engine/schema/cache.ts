import { isAnyArray, isRecord, type PlainRecord } from './plain';
import type { Plan } from './plan';

/** Larger declarations are prepared again each time: a snapshot of them would cost more than it saves. */
const MAX_CONTAINERS = 5_000;

/** What is remembered of a declaration: that it was seen once, or its plan and, if it can change, what it looked like. */
type Entry = 'seen' | { readonly plan: Plan; readonly snapshot: Snapshot | undefined };

/**
 * Plans by the identity of the declarations that they were made from. A declaration can be changed by its owner, so
 * a plan is used again only when the declaration still looks as it did; that costs a fraction of preparing it. The first
 * use keeps nothing, since many declarations are used once.
 */
export class PlanCache {
  readonly #entries = new WeakMap<object, Entry>();

  /**
   * @param prepare makes the plan of a declaration and throws when it cannot
   * @param isFixed whether a declaration cannot change
   */
  constructor(
    readonly prepare: (declaration: unknown) => Plan,
    readonly isFixed: (declaration: unknown) => boolean = () => false,
  ) {}

  /** The plan of a declaration as it is now. @throws what `prepare` throws. */
  planOf(declaration: unknown): Plan {
    if (typeof declaration !== 'object' || declaration === null) return this.prepare(declaration);
    const entry = this.#entries.get(declaration);
    if (entry === undefined) return this.#meet(declaration);
    if (entry !== 'seen' && (entry.snapshot === undefined || entry.snapshot.holds())) return entry.plan;
    return this.#remember(declaration);
  }

  #meet(declaration: object): Plan {
    const plan = this.prepare(declaration);
    this.#entries.set(declaration, this.isFixed(declaration) ? { plan, snapshot: undefined } : 'seen');
    return plan;
  }

  #remember(declaration: object): Plan {
    const snapshot = Snapshot.of(declaration);
    const plan = this.prepare(declaration);
    // Taken before and compared after, so that a declaration that changes while it is read is not remembered.
    if (snapshot?.holds()) this.#entries.set(declaration, { plan, snapshot });
    else this.#entries.set(declaration, 'seen');
    return plan;
  }
}

/** What an object or array had in it: enumerable keys in order, or the length, and the values. */
interface Content {
  readonly container: PlainRecord | readonly unknown[];
  readonly keys: readonly string[];
  readonly values: readonly unknown[];
}

/** What every object and array in a declaration had in it. */
class Snapshot {
  readonly #arrays: Content[] = [];
  readonly #records: Content[] = [];

  /** Undefined when the declaration is too large or has parts that hide what they hold. */
  static of(declaration: object): Snapshot | undefined {
    const snapshot = new Snapshot();
    try {
      return snapshot.#take(declaration) ? snapshot : undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether the declaration still looks the same. */
  holds(): boolean {
    try {
      return areSame(this.#records, isSameRecord) && areSame(this.#arrays, isSameArray);
    } catch {
      return false;
    }
  }

  #take(root: object): boolean {
    const found = new Set<unknown>([root]);
    for (const container of found) {
      if (found.size > MAX_CONTAINERS) return false;
      const isArray = isAnyArray(container);
      if (!isArray && !isRecord(container)) return false;
      const content = contentOf(container as PlainRecord);
      for (const value of content.values) if (typeof value === 'object' && value !== null) found.add(value);
      (isArray ? this.#arrays : this.#records).push(content);
    }
    return true;
  }
}

function areSame(contents: readonly Content[], isSame: (content: Content) => boolean): boolean {
  for (const content of contents) if (!isSame(content)) return false;
  return true;
}

function contentOf(container: PlainRecord): Content {
  const keys: string[] = [];
  for (const key in container) keys.push(key);
  return { container, keys, values: keys.map((key) => container[key]) };
}

function isSameRecord({ container, keys, values }: Content): boolean {
  let at = 0;
  const record = container as PlainRecord;
  for (const key in record) {
    if (key !== keys[at] || record[key] !== values[at]) return false;
    at += 1;
  }
  return at === keys.length;
}

function isSameArray({ container, values }: Content): boolean {
  const array = container as readonly unknown[];
  if (array.length !== values.length) return false;
  for (let at = 0; at < values.length; at += 1) {
    if (array[at] !== values[at]) return false;
  }
  return true;
}
