/**
 * A function that works its value out once for each object, which keeps it. Made for what lives as long as a text does, such
 * as documents and pairs: a `WeakMap` that is older than its keys holds on to their values until all memory is looked through,
 * and a lint of many texts, or an hour of typing, would fill it with the dead. Throws whatever `work` throws.
 */
export function memoize<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    const known = Answers.of(key);
    const value = known.get(work);
    if (value !== undefined || known.has(work)) return value as Value; // only `work` has set it
    const found = work(key);
    known.set(work, found);
    return found;
  };
}

/** A private field of objects of any kind: nobody else sees it, and no copy has it. */
class Answers extends (given as unknown as new (object: object) => object) {
  /** By function. */
  readonly #known = new Map<unknown, unknown>();

  static of(object: object): Map<unknown, unknown> {
    return #known in object ? object.#known : new Answers(object).#known;
  }
}

/** What a constructor gives back is what the class that is built on it adds its fields to; `class` has no words for that. */
function given(object: object): object {
  return object;
}
