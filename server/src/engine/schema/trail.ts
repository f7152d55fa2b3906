/** A step of a path: a key of an object or an index of an array. */
export type Segment = string | number;

/**
 * Where a walk is: a chain from a place up to the root. A path is put together only when something is reported, so that
 * a walk without findings costs one small object a container.
 */
export class Trail {
  #text: string | undefined;

  constructor(
    readonly parent: Trail | undefined,
    readonly segment: Segment,
  ) {}

  /** The place in words below the root's label: `.key` (no dot behind an empty label), `[index]`. Spec: schema-dsl.md §4.1. */
  text(label: string): string {
    const open: Trail[] = [];
    let above: Trail | undefined = this;
    while (above !== undefined && above.#text === undefined) {
      open.push(above);
      above = above.parent;
    }
    let text = above === undefined ? label : (above.#text ?? label);
    for (let trail = open.pop(); trail !== undefined; trail = open.pop()) {
      text = withSegment(text, trail.segment);
      trail.#text = text;
    }
    return text;
  }

  /** The place as segments from the root, whose own label is not among them. */
  path(): Segment[] {
    const path: Segment[] = [];
    for (let trail: Trail | undefined = this; trail !== undefined; trail = trail.parent) path.push(trail.segment);
    return path.reverse();
  }
}

/** The text of a place below the place with the text `above`. */
export function withSegment(above: string, segment: Segment): string {
  if (typeof segment === 'number') return `${above}[${segment}]`;
  return above === '' ? segment : `${above}.${segment}`;
}

/** The path of a place below `trail` (the root when absent). */
export function pathBelow(trail: Trail | undefined, ...segments: readonly Segment[]): Segment[] {
  const path = trail?.path() ?? [];
  for (const segment of segments) path.push(segment);
  return path;
}
