/** A step of a path: a key of an object or an index of an array. */
export type Segment = string | number;

/**
 * Where a walk is: a chain from a place up to the root. A path is put together only when something is reported, so that
 * a walk without findings costs one small object a container.
 */
export class Trail {
  /** How many segments there are from the root. */
  readonly depth: number;
  #text: string | undefined;

  constructor(
    readonly parent: Trail | undefined,
    readonly segment: Segment,
  ) {
    this.depth = parent === undefined ? 1 : parent.depth + 1;
  }

  /** The place in words below the root's label: `.key` (no dot behind an empty label), `[index]`. Spec: schema-dsl.md §4.1. */
  text(label: string): string {
    const open: Trail[] = [];
    for (let above = this.parent; above !== undefined && above.#text === undefined; above = above.parent) {
      open.push(above);
    }
    for (let above = open.pop(); above !== undefined; above = open.pop()) above.#textBelow(label);
    return this.#textBelow(label);
  }

  #textBelow(label: string): string {
    const { parent } = this;
    this.#text ??= withSegment(parent === undefined ? label : (parent.#text ?? label), this.segment);
    return this.#text;
  }
}

/** The text of a place below the place with the text `above`. */
export function withSegment(above: string, segment: Segment): string {
  if (typeof segment === 'number') return `${above}[${segment}]`;
  return above === '' ? segment : `${above}.${segment}`;
}

/**
 * The segments from the root, whose own label is not among them, to a place below `trail` (the root when absent).
 * @param last the last segment, when the place is not that of `trail` itself
 */
export function pathBelow(trail: Trail | undefined, last?: Segment): Segment[] {
  let place = trail?.depth ?? 0;
  const path = new Array<Segment>(last === undefined ? place : place + 1);
  if (last !== undefined) path[place] = last;
  for (let above = trail; above !== undefined; above = above.parent) {
    place -= 1;
    path[place] = above.segment;
  }
  return path;
}
