import { type Entry, itemsOf, type Literal, membersOf, type ObjectLiteral } from '../literals';

/** A place in a literal that a walk speaks of. */
export interface Spot {
  /** The value there; `undefined` when the last key of the path is missing. */
  readonly value: Literal | undefined;
  /** The object that has the last key of the path, or lacks it. */
  readonly holder: ObjectLiteral | undefined;
  readonly key: string | undefined;
  readonly entry: Entry | undefined;
}

/**
 * Follows the path of a walk. Places in arrays are those of `itemsOf`, also where more items may stand between them: the
 * walk was given the same. `undefined` when the path leads nowhere before its last key.
 */
export function locate(root: Literal, path: readonly (string | number)[]): Spot | undefined {
  let spot: Spot = { value: root, holder: undefined, key: undefined, entry: undefined };
  for (const segment of path) {
    const { value } = spot;
    if (value?.kind === 'array') {
      const item = itemsOf(value).items[Number(segment)];
      if (!item) return undefined;
      spot = { value: item.value, holder: undefined, key: undefined, entry: undefined };
    } else if (value?.kind === 'object') {
      const key = String(segment);
      const entry = membersOf(value).byKey.get(key);
      spot = { value: entry?.value, holder: value, key, entry };
    } else {
      return undefined;
    }
  }
  return spot;
}
